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
  }

  /// The golden file that a document requests.
  init(_ check: CheckTemplate, ofStem stem: String) {
    self.init(
      stem: stem, variant: check.variant, command: check.words.first ?? "",
      form: GoldenForm(rawValue: check.ending) ?? .text)
  }

  /// Takes a path apart, or `nil` if it is no golden file's.
  init?(_ path: String) {
    for kind in ReportKind.allCases {
      let command = kind.rawValue
      for ending in kind.endings where path.hasSuffix(".\(command).\(ending)") {
        guard let form = GoldenForm(rawValue: ending) else { continue }
        let whole = path.dropLast(command.count + ending.count + 2)
        let slash = whole.lastIndex(of: "/") ?? whole.startIndex
        let mark = whole[slash...].firstIndex(of: "@")
        self.init(
          stem: String(mark.map { whole[..<$0] } ?? whole),
          variant: mark.map { String(whole[whole.index(after: $0)...]) },
          command: command, form: form)
        return
      }
    }
    return nil
  }

  /// The path of the golden file.
  var path: String {
    "\(stem)\(variant.map { "@\($0)" } ?? "").\(command).\(form.rawValue)"
  }

  /// The document next to it, if there is one in any language.
  var document: String? {
    get throws(FileSystem.Failure) { try Self.document(ofStem: stem) }
  }

  /// The document of a path without an ending, if there is one in any language.
  static func document(ofStem stem: String) throws(FileSystem.Failure) -> String? {
    for ending in documentEndings where try FileSystem.exists(stem + ending) {
      return stem + ending
    }
    guard let screen = ScreenPath(stem: stem), try FileSystem.exists(screen.file) else {
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
