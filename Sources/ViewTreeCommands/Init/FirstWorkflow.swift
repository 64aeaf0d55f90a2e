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
    # Compares what viewtree reports of the documents with their golden files.
    # GitHub reads workflows in the root of a repository only: move the folder .github there.
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
              # The repository on GitHub that holds the sources of viewtree, and the release: name them here.
              # The hash of a commit instead of a tag cannot be moved.
              repository: \(placeholder)
              ref: v\(ViewTreeVersion.text)
              path: .viewtree
              persist-credentials: false
          - run: swift build -c release --package-path .viewtree --product viewtree
          # Annotations, and no line of a document that the runner takes for a command.
          - run: .viewtree/.build/release/viewtree check --format github .

    """
}
