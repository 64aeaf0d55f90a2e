import ViewTreeDocument
import ViewTreeInspector

/// The parts of a golden file's name: `form@wide.inspect.txt` is for `form`, in the variant `wide`,
/// with the output of `inspect`, as text.
package struct GoldenName: Equatable {
  /// The document's path without its extension, if golden files are next to documents.
  let stem: String
  /// The part after the `@`.
  let variant: String?
  /// The command.
  let command: String
  /// The form of the file.
  let form: GoldenForm
  /// The path of the golden file.
  let path: String

  /// The extensions of documents. Of several documents with one stem, the golden files belong to
  /// the first.
  package static let documentEndings = [".json", ".jsonc", ".yaml", ".yml", ".swift"]
  /// The suffix of a golden file's name for a pending report.
  static let pendingEnding = ".new"

  init(stem: String, variant: String?, command: String, form: GoldenForm) {
    self.stem = stem
    self.variant = variant
    self.command = command
    self.form = form
    path = "\(stem)\(variant.map { "@\($0)" } ?? "").\(command).\(form.rawValue)"
  }

  /// The golden file that a document requests.
  init(_ check: CheckTemplate, ofStem stem: String) {
    self.init(
      stem: stem, variant: check.variant, command: check.words.first ?? "",
      form: GoldenForm(rawValue: check.ending) ?? .text)
  }

  /// Parses a path. `nil` if it isn't the path of a golden file.
  init?(_ path: String) {
    guard let (rest, ending) = Self.lastPart(path[...]), let (whole, command) = Self.lastPart(rest),
      let kind = ReportKind(rawValue: command), kind.endings.contains(ending),
      let form = GoldenForm(rawValue: ending)
    else { return nil }
    let slash = whole.utf8.lastIndex(of: UInt8(ascii: "/")) ?? whole.startIndex
    let mark = whole[slash...].utf8.firstIndex(of: UInt8(ascii: "@"))
    self.path = path
    self.command = command
    self.form = form
    stem = String(mark.map { whole[..<$0] } ?? whole)
    variant = mark.map { String(whole[whole.utf8.index(after: $0)...]) }
  }

  /// The parts before and after the last dot of a path.
  private static func lastPart(_ path: Substring) -> (Substring, String)? {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { dot in
      (path[..<dot], String(path[path.utf8.index(after: dot)...]))
    }
  }

  /// The document of a path without an ending, if there is one in any language.
  static func document(
    ofStem stem: String, _ files: KnownFiles
  ) throws(FileSystem.Failure) -> String? {
    for ending in documentEndings where try files.status(stem + ending) != nil {
      return stem + ending
    }
    guard let screen = ScreenPath(stem: stem), try files.status(screen.file) != nil else {
      return nil
    }
    return screen.path
  }

  /// A document's path without its ending.
  package static func stem(_ document: String) -> String {
    if let screen = ScreenPath(document) { return screen.stem }
    let ending = documentEndings.first(where: document.hasSuffix) ?? ""
    return String(document.dropLast(ending.count))
  }
}
