import ViewTreeRequests

/// The workflow for GitHub that `viewtree init` writes.
enum FirstWorkflow {
  /// The path in the folder.
  static let path = ".github/workflows/viewtree.yml"
  /// The line that only its owner can fill in.
  static let placeholder = "OWNER/viewtree"

  /// Builds viewtree from its sources, the only way to install it on a fresh machine, and runs the
  /// check.
  ///
  /// The sources are in a hidden folder, so that `check .` skips their documents.
  static let text = """
    # Compares viewtree's reports with the golden files of the documents.
    # GitHub reads workflows only in the root of a repository. Move the folder .github there.
    name: viewtree
    on: [push, pull_request]
    permissions:
      contents: read

    jobs:
      check:
        runs-on: ubuntu-latest
        timeout-minutes: 30
        container: swift:6.1
        steps:
          - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
            with:
              persist-credentials: false
          - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
            with:
              # The repository of viewtree on GitHub, and the release.
              # For a fixed version, use the hash of a commit instead of the tag.
              repository: \(placeholder)
              ref: v\(ViewTreeVersion.text)
              path: .viewtree
              persist-credentials: false
          - run: swift build -c release --package-path .viewtree --product viewtree
          # Failures become annotations.
          - run: .viewtree/.build/release/viewtree check --format github .

    """
}
