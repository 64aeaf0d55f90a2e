import ViewTreeGolden
import ViewTreeInspector
import ViewTreeRequests

/// A check of golden files from Swift, as `viewtree check` makes it
/// (docs/how-to/use-swift-testing.md).
public struct GoldenExpectation: Sendable {
  /// The options of the check: the reports to compare, and the action for differences.
  public var options = GoldenCheckOptions()

  /// Documents, golden files or folders, as absolute paths or from the working folder.
  public let paths: [String]

  /// Creates a check of some paths, optionally with a separate folder for golden files. A relative
  /// path starts at the folder of `file`.
  ///
  /// The variable `VIEWTREE_GOLDENS` selects the action for differences. If `CI` is set, the check
  /// writes no files.
  public init(_ paths: [String], goldens: String? = nil, from file: String) {
    let folder = FileSystem.folder(of: file)
    self.paths = paths.map { Self.joined(folder, $0) }
    options.goldens = goldens.map { Self.joined(folder, $0) }
    options.mode = GoldenEnvironment.modeOfProcess
    options.jobs = FileSystem.processorCount
  }

  /// Creates all reports again and compares them.
  public func report() -> GoldenReport {
    GoldenCheck(options, maker: .commands).run(paths)
  }

  /// A path, counted from a folder if it's a relative one.
  private static func joined(_ folder: String, _ path: String) -> String {
    FileSystem.simplified(path.hasPrefix("/") ? path : FileSystem.path(path, in: folder))
  }
}
