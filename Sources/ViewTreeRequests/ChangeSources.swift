import ViewTreeGolden
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

/// The lines of a document that cause the changes of a report.
struct ChangeSources {
  private let inspection: Inspection
  private let lines: LineTable

  init(_ inspection: Inspection) {
    self.inspection = inspection
    lines = LineTable(inspection.tree.source)
  }

  /// The line of the modifier or the view that causes a change, or `nil` for a consequence, such as
  /// a frame that another view's size decides.
  func source(of change: BehaviourChange) -> GoldenSource? {
    switch change {
    case .viewDetail(let views, _, let what, let old, let new):
      guard let view = views.first.flatMap(view) else { return nil }
      if what == "frame" {
        var found = modifier(of: view, outset: old, new)
        found?.change = "\(Self.amount(old)) -> \(Self.amount(new))"
        return found
      }
      if let word = (what == "appearance" ? new : what)?.split(separator: ".").first {
        let name = String(word.prefix { $0.isLetter })
        if let found = modifier(of: view, { inspection.names.modifiers[$0.name] == name }) {
          return found
        }
      }
      return what == "text" || what == "appearance" ? source(of: view) : nil
    case .renamed(.component, _, let name, _): return declaration(of: name, in: "components")
    case .renamed(.key, _, let name, _): return declaration(of: name, in: "preferenceKeys")
    case .viewsReordered(let view, _): return self.view(view).flatMap { source(of: $0) }
    case .viewAppeared(let view, _, _, _): return self.view(view).flatMap { source(of: $0) }
    default: return nil
    }
  }

  private func view(_ view: BehaviourView) -> ID<InspectedView>? {
    let name = view.id ?? view.path
    guard case .found(let found) = ViewSearch.find(name, in: inspection) else { return nil }
    return found
  }

  private func source(of view: ID<InspectedView>) -> GoldenSource? {
    source(inspection.views[view].syntax, nil)
  }

  private func source(_ syntax: SyntaxNode.Index, _ modifier: String?) -> GoldenSource? {
    let offset = inspection.tree.start(syntax)
    let source = inspection.tree.source
    return GoldenSource(
      path: source.part(at: offset)?.name ?? source.name,
      line: lines.position(at: offset).line, modifier: modifier)
  }

  /// The line of a declaration in a section of the document.
  private func declaration(of name: String, in section: String) -> GoldenSource? {
    let tree = inspection.tree
    guard tree.kind(0) == .object,
      let declared = tree.members(0).first(where: { tree.text($0.key) == section })?.value,
      tree.kind(declared) == .object,
      let found = tree.members(declared).first(where: { tree.text($0.key) == name })
    else { return nil }
    return source(found.key, nil)
  }

  // MARK: - Modifiers

  /// `15` for `+15`, and `+0 +8` unchanged.
  private static func amount(_ outset: String?) -> String {
    let outset = outset ?? "0"
    return outset.hasPrefix("+") && !outset.contains(" ") ? String(outset.dropFirst()) : outset
  }

  private func modifier(
    of view: ID<InspectedView>, _ isWanted: (InspectedModifier) -> Bool
  ) -> GoldenSource? {
    let record = inspection.views[view]
    let first = record.firstModifier.index
    for place in first..<first + Int(record.modifierCount) {
      let modifier = inspection.modifiers[place]
      guard isWanted(modifier) else { continue }
      return source(modifier.syntax, inspection.names.modifiers[modifier.name])
    }
    return nil
  }

  /// The modifier that makes the frame larger by the outset in a report, as in `+8`.
  private func modifier(
    of view: ID<InspectedView>, outset old: String?, _ new: String?
  ) -> GoldenSource? {
    // Any other relation of the two frames has another cause, such as an offset.
    guard [old, new].allSatisfy({ $0.map { $0.hasPrefix("+") || $0.hasPrefix("-") } ?? true })
    else { return nil }
    var inner = inspection.views[view].content
    return modifier(of: view) { modifier in
      let frame = modifier.frame
      defer { inner = frame }
      return frame.width > inner.width || frame.height > inner.height
    }
  }
}

extension ReportMaker {
  /// The lines of the source that cause some changes.
  package func sources(
    of changes: [BehaviourChange], document: String, words: [String]
  ) -> [GoldenSource?] {
    guard let inspection = inspection(of: document, words) else { return [] }
    let sources = ChangeSources(inspection)
    return changes.map { sources.source(of: $0) }
  }

  /// The first evaluation of a document, with the options of a report.
  private func inspection(of document: String, _ words: [String]) -> Inspection? {
    guard let (definition, arguments) = try? Self.parsed(words),
      [.inspect, .order, .keys, .draw].contains(definition.kind)
    else { return nil }
    // The messages were already shown when the report was made.
    let host = host { _ in }
    let evaluating = ParsedArguments(Self.evaluating(arguments))
    guard let asked = try? EvaluationArguments(evaluating).inspection,
      let input = try? Input(evaluating, host),
      let read = input.document(DocumentLocation(document))
    else { return nil }
    return input.evaluate(read, asked).inspection
  }
}
