import ViewTreeInspector
import ViewTreeSyntax

/// Where a part of a value came from: `a`, `a, b`, `a, changed by b`.
package enum ValueOrigin: FieldValue {
  /// It cannot be told.
  case unknown
  case recorded(InspectedPreference.Contribution)
  /// As text reports write it, as it was read.
  case read(String)

  /// The words that were read; `nil` where nothing is told.
  package var name: String? { if case .read(let words) = self { words } else { nil } }

  package var isAbsent: Bool {
    switch self {
    case .unknown: true
    case .recorded(let contribution): contribution.isUnknown
    case .read: false
    }
  }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    switch self {
    case .unknown: break
    case .read(var words): words.withUTF8 { writer.append(text: $0, field) }
    case .recorded(let contribution):
      if let only = contribution.onlyWriter { return only.write(to: &writer, field) }
      guard let inspection = writer.scope?.inspection else { return }
      var words =
        ReportWords.origin(
          writers: contribution.writers.prefix(ReportWords.namedWriters).map {
            inspection.name(of: $0)
          },
          count: contribution.writerCount,
          transformers: contribution.transformers.map { inspection.name(of: $0) }) ?? ""
      words.withUTF8 { writer.append(text: $0, field) }
    }
  }

  /// A path where one view wrote it and nobody changed it; null where it cannot be told.
  package func write(to json: inout JSONRowWriter) {
    guard case .recorded(let contribution) = self, !contribution.isUnknown else {
      return json.writer.raw("null")
    }
    if let only = contribution.onlyWriter { return only.write(to: &json) }
    json.writer.raw("{ \"views\": ")
    Self.write(contribution.writers, to: &json)
    if contribution.writerCount > contribution.writers.count {
      json.writer.raw(", \"count\": ")
      json.writer.integer(contribution.writerCount)
    }
    if !contribution.transformers.isEmpty {
      json.writer.raw(", \"changedBy\": ")
      Self.write(contribution.transformers, to: &json)
    }
    json.writer.raw(" }")
  }

  private static func write(_ views: [InspectedReference], to json: inout JSONRowWriter) {
    json.writer.raw("[")
    for (place, view) in views.enumerated() {
      if place > 0 { json.writer.raw(", ") }
      ViewReference.recorded(view).write(to: &json)
    }
    json.writer.raw("]")
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> ValueOrigin? {
    line.takeText(field).map { .read(ReportEscape.plain($0)) }
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> ValueOrigin? {
    switch json.tree.kind(node) {
    case .null: return .unknown
    case .object:
      func names(_ key: StaticString) -> [String] {
        guard let list = json.member(key, of: node), json.tree.kind(list) == .array else {
          return []
        }
        var names: [String] = []
        for element in json.tree.elements(list) {
          names.append(ViewReference.read(element, in: json)?.name ?? "")
        }
        return names
      }
      let writers = names("views")
      let count = json.member("count", of: node).flatMap(json.tree.integer) ?? writers.count
      return ReportWords.origin(writers: writers, count: count, transformers: names("changedBy"))
        .map { .read($0) } ?? .unknown
    default: return ViewReference.read(node, in: json).map { .read($0.name) }
    }
  }

  package static func == (left: ValueOrigin, right: ValueOrigin) -> Bool {
    left.name == right.name
  }
}

extension InspectedPreference.Contribution {
  /// The view that wrote it, where one did and nobody changed it.
  fileprivate var onlyWriter: ViewReference? {
    guard writerCount == 1, transformers.isEmpty, let only = writers.first else { return nil }
    return .recorded(only)
  }
}
