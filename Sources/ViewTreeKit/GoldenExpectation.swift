import ViewTreeGolden
import ViewTreeInspector
import ViewTreeRequests

/// A check of golden files from Swift, as `viewtree check` makes it (docs/swift-testing.md).
public struct GoldenExpectation: Sendable {
  /// The options of the check: the reports to compare, and the action for differences.
  public var options = GoldenCheckOptions()

  /// Documents, golden files or folders, as absolute paths or from the working folder.
  public let paths: [String]

  /// Makes a check of some paths, and of the golden files in a folder of their own if one is given; a
  /// relative path counts from the folder of `file`.
  ///
  /// What is done with what differs is as the variable `VIEWTREE_GOLDENS` says, except where `CI` is
  /// set: nothing is written there.
  public init(_ paths: [String], goldens: String? = nil, from file: String) {
    let folder = FileSystem.folder(of: file)
    self.paths = paths.map { Self.joined(folder, $0) }
    options.goldens = goldens.map { Self.joined(folder, $0) }
    options.mode = GoldenEnvironment.modeOfProcess
    options.jobs = FileSystem.processorCount
  }

  /// Makes all reports again and compares them.
  public func report() -> GoldenReport {
    GoldenCheck(options, maker: .commands).run(paths)
  }

  /// A path, counted from a folder if it is a relative one.
  private static func joined(_ folder: String, _ path: String) -> String {
    FileSystem.simplified(path.hasPrefix("/") ? path : FileSystem.path(path, in: folder))
  }
}
