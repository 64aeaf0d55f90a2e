import ViewTreeGolden
import ViewTreeInspector
import ViewTreeNumbers

/// The source of a document: a file, standard input, a folder with Swift files, or several of
/// these.
package struct DocumentLocation {
  /// The paths on the command line. `-` is standard input.
  package let paths: [String]
  /// The name of the preview in `Card.swift#ProductCard`.
  package let preview: String?

  /// A document at one path, or a preview of a Swift file.
  package init(_ path: String) {
    let screen = (try? FileSystem.exists(path)) == true ? nil : ScreenPath(path)
    paths = [screen?.file ?? path]
    preview = screen?.preview
  }

  /// A document at several paths: Swift files, and folders with Swift files.
  package init(several paths: [String]) {
    self.paths = paths.sorted { $0.hasBytes(before: $1) }
    preview = nil
  }

  /// The name of the document on a command line.
  package var name: String {
    if let preview { return ScreenPath(file: paths[0], preview: preview).path }
    return paths.count > 3
      ? "\(paths[0]) and \(paths.count - 1) others" : paths.joined(separator: " ")
  }

  /// The paths and the preview.
  var key: [String] { paths + (preview.map { [$0] } ?? []) }

  /// True if the document consists of several Swift files, which are searched for.
  var isOfSeveral: Bool { paths.count > 1 || Self.isFolder(paths[0]) }

  /// True for a folder, and for several files and folders that can be one document.
  static func areSeveral(_ paths: [String]) -> Bool {
    paths.allSatisfy(isPart) && (paths.count > 1 || paths.first.map(isFolder) ?? false)
  }

  /// True if a word of a command line may be one of several paths of a document.
  package static func isPart(_ path: String) -> Bool {
    path.hasSuffix(".swift") || isFolder(path)
  }

  /// True if a path is a folder. After a system error, reading it as a file fails with the reason.
  private static func isFolder(_ path: String) -> Bool {
    (try? FileSystem.isFolder(path)) == true
  }
}
