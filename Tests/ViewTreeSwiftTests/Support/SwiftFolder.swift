import ViewTreeDocument
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

@testable import ViewTreeSwift

/// Swift files that were read as one document.
struct SwiftFolder {
  let source: SourceFile
  let result: DocumentReader.Result

  /// Files by their names; named after the first one if that is to have named the others.
  init(_ files: [(name: String, text: String)], isLed: Bool = false, _ root: String? = nil) {
    source = SourceFile(
      name: isLed ? files[0].name : "Form",
      files: files.map { SourceFile(name: $0.name, text: $0.text) },
      leading: isLed ? 0..<1 : nil)
    result = SwiftDocumentReader.read(source, options: SwiftOptions(root: root)) {
      Inspector.trial(of: $0, limits: .standard)
    }
  }

  /// The messages as people get them.
  var messages: String { DiagnosticRenderer(source: source).render(result.diagnostics) }

  /// The places of the messages and of their notes, with their ids.
  var places: [String] {
    let lines = LineTable(source)
    func place(_ range: SourceRange?) -> String {
      guard let range else { return source.name }
      let position = lines.position(at: range.start)
      return "\(source.name(at: range)):\(position.line):\(position.column)"
    }
    return result.diagnostics.flatMap { diagnostic in
      ["\(place(diagnostic.range)) \(diagnostic.id)"]
        + diagnostic.notes.map { "\(place($0.range)) note" }
    }
  }

  /// The texts that are shown.
  var texts: [String] {
    guard let document = result.document, let inspection = Inspector.inspect(document).inspection
    else { return [] }
    return inspection.views.compactMap { inspection.string($0.text) }
  }

  /// The texts that are shown, those of placeholders after a `~`.
  var markedTexts: [String] {
    guard let document = result.document, let inspection = Inspector.inspect(document).inspection
    else { return [] }
    return inspection.views.compactMap { view in
      inspection.string(view.text).map {
        (inspection.standIns.contains(view.syntax) ? "~" : "") + $0
      }
    }
  }

  /// The texts of two files read together, the first of which declares the root `A`.
  static func texts(_ root: String, _ other: String = "struct Other {}") -> [String] {
    let folder = SwiftFolder([("A.swift", root), ("B.swift", other)], "A")
    return folder.texts.isEmpty ? [folder.messages] : folder.texts
  }

  /// The texts of a root with a stack of these views.
  static func texts(in body: String, _ other: String = "struct Other {}") -> [String] {
    texts("struct A: View { var body: some View { VStack { \(body) } } }", other)
  }
}
