/// The workflow for GitHub that `viewtree init` writes.
enum FirstWorkflow {
  /// Where it lies in the folder.
  static let path = ".github/workflows/viewtree.yml"
  /// The line that only its owner can fill in.
  static let placeholder = "OWNER/viewtree"

  /// Builds viewtree from its sources, the one way to have it on a fresh machine, and checks.
  ///
  /// The sources lie in a hidden folder, so that `check .` leaves their documents out.
  static let text = """
    # Compares what viewtree reports of the documents with their golden files.
    # GitHub reads workflows in the root of a repository only: move the folder .github there.
    name: viewtree
    on: [push, pull_request]

    jobs:
      check:
        runs-on: ubuntu-latest
        container: swift:latest
        steps:
          - uses: actions/checkout@v4
          - uses: actions/checkout@v4
            with:
              # The repository on GitHub that holds the sources of viewtree: name it here.
              repository: \(placeholder)
              path: .viewtree
          - run: swift build -c release --package-path .viewtree --product viewtree
          - run: .viewtree/.build/release/viewtree check .

    """
}
