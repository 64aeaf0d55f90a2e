import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

/// A value of a script in a row.
package enum RowValue: FieldValue {
  case none
  /// A value of the inspection, written as one line, or entirely if `whole` is true.
  case recorded(Value, whole: Bool)
  /// The value that a closure returned.
  case returned(InspectedValue)
  /// The value as read from a text report.
  case read(String)

  /// The text of a value that was read.
  package var text: String { if case .read(let text) = self { text } else { "" } }

  package var isAbsent: Bool { if case .none = self { true } else { false } }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    if writer.names != nil, case .recorded(let value, _) = self {
      return ReportEscape.append(
        ValueText.brief(value), Terminators(field.end), to: &writer.output)
    }
    if case .recorded(let value, _) = self,
      ValueText.append(plain: value, before: Terminators(field.end), to: &writer.output)
    {
      return
    }
    let text =
      switch self {
      case .none: ""
      case .recorded(let value, let whole): whole ? ValueText.whole(value) : ValueText.text(value)
      case .returned(let value): ValueText.text(value)
      case .read(let text): text
      }
    ReportEscape.append(text, Terminators(field.end), to: &writer.output)
  }

  package func write(to json: inout JSONRowWriter) {
    switch self {
    case .none: json.writer.raw("null")
    case .recorded(let value, _): json.writer.value(value)
    case .returned(let value): json.writer.value(value.value)
    case .read(let text): json.writer.string(text)
    }
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> RowValue? {
    .read(ReportEscape.plain(line.takeRest(before: Terminators(field.end)), Terminators(field.end)))
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> RowValue? {
    .read(json.value(node))
  }

  package static func == (left: RowValue, right: RowValue) -> Bool { left.text == right.text }
}
