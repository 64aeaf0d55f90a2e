/// The golden files that a document declares (docs/reference/format/steps.md, Checks).
public struct DocumentChecks: Equatable, Sendable {
  /// The declared reports, or `nil` to use the existing golden files.
  public internal(set) var reports: [CheckTemplate]?
  /// The folder that they are in, relative to the document's, or `nil` if they are next to it.
  public internal(set) var goldens: String?

  /// True if the text can be the path of such a folder: not empty and relative to another folder.
  static func isFolder(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("/") && !text.utf8.contains { $0 < 0x20 }
  }
}
