import ViewTreeGolden
import ViewTreeInspector
import ViewTreeRequests

/// A check of golden files from Swift, as `viewtree check` makes it (docs/swift-testing.md).
public struct GoldenExpectation: Sendable {
  /// What is checked, and what is done with what differs.
  public var options = GoldenCheckOptions()

  /// Documents, golden files or folders, as absolute paths or from the working folder.
  public let paths: [String]

  /// Makes a check of some paths; a relative one counts from the folder of `file`.
  ///
  /// What is done with what differs is as the variable `VIEWTREE_GOLDENS` says, except where `CI` is
  /// set: nothing is written there.
  public init(_ paths: [String], from file: String) {
    let folder = FileSystem.folder(of: file)
    self.paths = paths.map { path in
      path.hasPrefix("/") ? path : Self.joined(folder, path)
    }
    options.mode = GoldenEnvironment.modeOfProcess
    options.jobs = GoldenEnvironment.processorCount
  }

  /// Makes all reports again and compares them.
  public func report() -> GoldenReport {
    GoldenCheck(options, maker: .commands).run(paths)
  }

  /// A path below a folder, without the steps upwards that cancel each other.
  private static func joined(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") {
      switch part {
      case ".": break
      case ".." where !parts.isEmpty && parts.last != "..": parts.removeLast()
      default: parts.append(part)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
