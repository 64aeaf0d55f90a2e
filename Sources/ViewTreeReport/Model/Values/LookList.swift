import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// The appearance of a view, at the end of its line.
package enum LookList: FieldValue {
  case none
  /// The appearance of a view in the inspection.
  case recorded(view: ID<InspectedView>)
  /// The words of a text report, as they were read.
  case read(String)

  /// The words that were read.
  package var words: String { if case .read(let words) = self { words } else { "" } }

  package var isAbsent: Bool { if case .none = self { true } else { false } }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    switch self {
    case .none: break
    case .recorded(let place):
      guard let inspection = writer.scope?.inspection else { return }
      DrawingText(inspection: inspection)
        .appendLooks(of: inspection.views[place], to: &writer.output)
    case .read(let words): writer.output.append(words)
    }
  }

  package func write(to json: inout JSONRowWriter) {
    guard case .recorded(let place) = self, let inspection = json.scope?.inspection else {
      return json.writer.raw("[]")
    }
    LookJSON(inspection: inspection).write(looksOf: inspection.views[place], to: &json.writer)
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> LookList? {
    // An opacity after the looks is a separate field.
    if line.rest.hasPrefix("opacity ") { return nil }
    let rest = line.takeRest(before: Terminators(field.end))
    return rest.isEmpty ? nil : .read(String(rest))
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> LookList? {
    guard json.tree.kind(node) == .array else { return nil }
    var words = ""
    var isChained = true
    for look in json.tree.elements(node) {
      if !isChained { words += "  " }
      words += json.member("text", of: look).map(json.plain) ?? ""
      isChained =
        json.member("modifier", of: look) != nil && json.member("on", of: look) == nil
    }
    return .read(words)
  }

  package static func == (left: LookList, right: LookList) -> Bool { left.words == right.words }
}
