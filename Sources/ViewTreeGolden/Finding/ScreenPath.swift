import ViewTreeInspector

/// The path of a preview as a document: `Views/Card.swift#ProductCard`.
package struct ScreenPath: Equatable {
  private static let mark = UInt8(ascii: "#")
  private static let ending = ".swift"

  /// The Swift file.
  package let file: String
  /// The name of the preview in the file.
  package let preview: String

  package init(file: String, preview: String) {
    self.file = file
    self.preview = preview
  }

  /// Parses a path. `nil` for the path of a file.
  package init?(_ path: String) {
    guard let mark = path.utf8.lastIndex(of: Self.mark), path[..<mark].hasSuffix(Self.ending)
    else { return nil }
    file = String(path[..<mark])
    preview = String(path[path.utf8.index(after: mark)...])
    if preview.isEmpty || preview.utf8.contains(UInt8(ascii: "/")) { return nil }
  }

  /// The preview of golden files with a stem, such as `Views/Card#ProductCard`.
  init?(stem: String) {
    guard let mark = stem.utf8.lastIndex(of: Self.mark) else { return nil }
    self.init(stem[..<mark] + Self.ending + stem[mark...])
  }

  /// The path.
  package var path: String { "\(file)#\(preview)" }

  /// The path of its golden files without variant and ending.
  var stem: String { String(file.dropLast(Self.ending.count)) + "#\(preview)" }

  /// The file of a document: that of a preview, or the document itself.
  package static func file(of document: String) -> String { ScreenPath(document)?.file ?? document }
}
