import ViewTreeInspector
import ViewTreeSyntax

/// The origin of a part of a value: `a`, `a, b`, `a, changed by b`, `a (kept: not shown any more)`.
package enum ValueOrigin: FieldValue {
  /// It's unknown.
  case unknown
  case recorded(InspectedPreference.Contribution)
  /// The origin as read from a text report.
  case read(String)

  /// The words that were read, or `nil` if there are none.
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
      func name(_ view: InspectedReference) -> String {
        (writer.names?.name(of: view) ?? inspection.name(of: view))
          + (view.isKept ? ReportWords.kept : "")
      }
      var words =
        ReportWords.origin(
          writers: contribution.writers.prefix(ReportWords.namedWriters).map(name),
          count: contribution.writerCount, transformers: contribution.transformers.map(name)) ?? ""
      words.withUTF8 { writer.append(text: $0, field) }
    }
  }

  /// Writes a path if one view wrote it and no view changed it, or null if the origin is unknown.
  package func write(to json: inout JSONRowWriter) {
    guard case .recorded(let contribution) = self, !contribution.isUnknown else {
      return json.writer.raw("null")
    }
    if contribution.hasOneAuthor, let only = contribution.writers.first {
      return Self.write(only, to: &json)
    }
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
      write(view, to: &json)
    }
    json.writer.raw("]")
  }

  /// Writes a path, or an object for the view of a kept value, which no other row names.
  private static func write(_ view: InspectedReference, to json: inout JSONRowWriter) {
    guard case .kept(let path, let id) = view else {
      return ViewReference.recorded(view).write(to: &json)
    }
    json.writer.raw("{ \"kept\": ")
    json.writer.string(path)
    if let id {
      json.writer.raw(", \"id\": ")
      json.writer.string(id)
    }
    json.writer.raw(" }")
  }

  /// The words for a view, or `nil` if there is none.
  private static func name(_ node: SyntaxNode.Index, in json: JSONSource) -> String? {
    guard json.tree.kind(node) == .object else { return ViewReference.read(node, in: json)?.name }
    guard let path = json.member("kept", of: node) else { return nil }
    let name = json.member("id", of: node).map { json.plain($0) }
    return (name ?? ViewReference.read(path, in: json)?.name ?? "") + ReportWords.kept
  }

  package static func read(_ line: inout LineReader, _ field: Field) -> ValueOrigin? {
    line.takeText(field).map { .read(ReportEscape.plain($0)) }
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> ValueOrigin? {
    switch json.tree.kind(node) {
    case .null: return .unknown
    case .object where json.member("kept", of: node) != nil:
      return name(node, in: json).map { .read($0) }
    case .object:
      func names(_ key: StaticString) -> [String] {
        guard let list = json.member(key, of: node), json.tree.kind(list) == .array else {
          return []
        }
        var names: [String] = []
        for element in json.tree.elements(list) {
          names.append(name(element, in: json) ?? "")
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
  /// The view that wrote it, if it's the only author and part of the record.
  fileprivate var onlyWriter: ViewReference? {
    guard hasOneAuthor, let only = writers.first, !only.isKept else { return nil }
    return .recorded(only)
  }

  /// Returns true if one view wrote it and no other changed it.
  fileprivate var hasOneAuthor: Bool {
    writerCount == 1 && transformers.isEmpty && !writers.isEmpty
  }
}
