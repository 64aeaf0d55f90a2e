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
    case .viewDetail(let views, _, let what, let old, let new, _):
      guard let view = views.first.flatMap(view) else { return nil }
      if what == "frame" {
        var found = padding(of: view, outset: old, new)
        found?.change = "\(Self.amount(old)) -> \(Self.amount(new))"
        return found ?? (new == nil ? source(of: view) : nil)
      }
      if what == "value" { return modifier(of: view, isWriter) }
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
    case .viewAppeared(let view, _, _, _), .viewReordered(let view, _, _):
      return self.view(view).flatMap { source(of: $0) }
    default: return nil
    }
  }

  // MARK: - Edits

  /// The files of the document, with the offsets of the views that changes are about.
  func files(about changes: [BehaviourChange]) -> [EditSearch.File] {
    let source = inspection.tree.source
    let offsets = changes.flatMap(\.views).compactMap(view).flatMap { view in
      around(view).flatMap(syntax).map { Int(inspection.tree.start($0)) }
    }
    let parts = source.parts.map { (path: $0.name, range: $0.range) }
    let all = parts.isEmpty ? [(path: source.name, range: 0..<source.bytes.count)] : parts
    return all.map { path, range in
      EditSearch.File(
        path: path, bytes: Array(source.bytes[range]),
        offsets: Set(offsets.filter(range.contains)).sorted().map { $0 - range.lowerBound })
    }
  }

  /// A view and the views around it.
  private func around(_ view: ID<InspectedView>) -> [ID<InspectedView>] {
    var views = [view]
    while let last = views.last, let parent = inspection.parent(of: last) {
      views.append(parent)
    }
    return views
  }

  /// The syntax of a view and of its modifiers.
  private func syntax(_ view: ID<InspectedView>) -> [SyntaxNode.Index] {
    let record = inspection.views[view]
    let first = record.firstModifier.index
    let modifiers = inspection.modifiers[first..<first + Int(record.modifierCount)]
    return [record.syntax] + modifiers.map(\.syntax)
  }

  /// The location of an edit.
  func source(of edit: FoundEdit) -> GoldenSource {
    GoldenSource(
      path: edit.path, line: edit.line, modifier: edit.label.isEmpty ? nil : edit.label,
      change: edit.change)
  }

  /// The views of some changes that are written in a line.
  func views(at source: GoldenSource, among changes: [BehaviourChange]) -> [BehaviourView] {
    var known: Set<BehaviourView> = []
    return changes.flatMap(\.views).filter { changed in
      guard known.insert(changed).inserted, let found = view(changed) else { return false }
      return syntax(found).contains { self.source($0, nil)?.isSameLine(as: source) == true }
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

  /// The padding that makes the frame larger by the outset in a report, as in `+8`, if no other
  /// modifier does.
  private func padding(
    of view: ID<InspectedView>, outset old: String?, _ new: String?
  ) -> GoldenSource? {
    // Any other relation of the two frames has another cause, such as an offset.
    guard [old, new].allSatisfy({ $0.map { $0.hasPrefix("+") || $0.hasPrefix("-") } ?? true })
    else { return nil }
    let record = inspection.views[view]
    let first = record.firstModifier.index
    var inner = record.content
    var found: GoldenSource?
    for modifier in inspection.modifiers[first..<first + Int(record.modifierCount)] {
      let grows = modifier.frame.width > inner.width || modifier.frame.height > inner.height
      inner = modifier.frame
      guard grows else { continue }
      let name = inspection.names.modifiers[modifier.name]
      if name != "padding" || found != nil { return nil }
      found = source(modifier.syntax, name)
    }
    return found
  }

  private func isWriter(_ modifier: InspectedModifier) -> Bool {
    inspection.names.modifiers[modifier.name].lowercased().hasSuffix("preference")
  }

  // MARK: - Origins

  /// The sources of changes. If no change has one, the source of their origin.
  func sources(of changes: [BehaviourChange]) -> [GoldenSource?] {
    var sources = changes.map(source)
    guard sources.allSatisfy({ $0 == nil }) else { return sources }
    if let gone = changes.firstIndex(where: \.isRemoval),
      let container = changes[gone].views.first.flatMap(container)
    {
      sources[gone] = source(of: container)
    } else if let origin = origin(of: changes) {
      sources[origin.index] = origin.source
    } else if let (index, key) = changes.changedReading {
      sources[index] = reduce(of: key)
    }
    return sources
  }

  /// The view that contained a view that is gone.
  private func container(_ view: BehaviourView) -> ID<InspectedView>? {
    guard let slash = view.path.lastIndex(of: "/"),
      case .found(let found) = ViewSearch.find(String(view.path[..<slash]), in: inspection)
    else { return nil }
    return found
  }

  /// The innermost view that contains all views whose size changed for a reason of their own, and
  /// the change that is about it.
  private func origin(of changes: [BehaviourChange]) -> (index: Int, source: GoldenSource)? {
    let resized = changes.filter(\.isResize).flatMap(\.views).compactMap(view)
    let outer = Set(resized.flatMap { around($0).dropFirst() })
    var common: [ID<InspectedView>]?
    for view in resized where !outer.contains(view) {
      let views = around(view)
      common = common.map { $0.filter(views.contains) } ?? views
    }
    guard let origin = common?.first, let source = source(of: origin) else { return nil }
    let index = changes.firstIndex { $0.views.contains { view($0) == origin } }
    return (index ?? changes.firstIndex(where: \.isResize) ?? 0, source)
  }

  /// The line of a key's `reduce`.
  private func reduce(of key: String) -> GoldenSource? {
    let tree = inspection.tree
    guard let keys = member("preferenceKeys", of: 0), let found = member(key, of: keys),
      let reduce = member("reduce", of: found)
    else { return nil }
    let offset = tree.start(reduce)
    return GoldenSource(
      path: tree.source.part(at: offset)?.name ?? tree.source.name,
      line: lines.position(at: offset).line, modifier: "reduce")
  }

  private func member(_ name: String, of node: SyntaxNode.Index) -> SyntaxNode.Index? {
    let tree = inspection.tree
    guard tree.kind(node) == .object else { return nil }
    return tree.members(node).first { tree.text($0.key) == name }?.value
  }
}
