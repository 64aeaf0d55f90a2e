import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// The input of lints: a document, one evaluation of it, and its preference data.
///
/// Data that several lints need is computed on first use.
final class LintSubject {
  let inspection: Inspection
  /// The last pass.
  let pass: FinishedPass
  let explainer: LayoutExplainer

  let document: Document
  let tree: SyntaxTree

  private(set) lazy var flow = KeyFlow(document)
  /// The writers and transformers whose values an outer writer of the same view replaces before a
  /// reader sees them, each with that writer.
  private(set) lazy var replacedOnTheirView = flow.replacedOnTheirView
  private(set) lazy var writers = KeyWriters(flow)
  /// The lints whose levels the document or the command line sets.
  let asked: Set<String>
  /// True if findings name a change that helps, which takes more layouts.
  let triesChanges: Bool
  /// The views of each finding of ``eachOnce(_:at:_:)``, by the lint's name. `nil` if only the first
  /// view of each location is checked.
  var faulty: [String: Set<ID<InspectedView>>]?
  /// The feedback loops of the state.
  let loops: [FeedbackLoop]
  /// The views that use named spaces that no enclosing view defines, with the names. They come from
  /// a separate pass in which every closure runs.
  private(set) lazy var missingSpaces: [(view: SyntaxNode.Index, name: String)] = {
    guard
      let (fresh, _) = try? FinishedPass.alone(
        document, in: explainer.state, machine: pass.machine, limits: pass.limits,
        { $0.questions.missingSpaces = [] })
    else { return [] }
    return (fresh.questions.missingSpaces ?? []).map {
      (fresh.built.views[$0.view].syntax, $0.name)
    }
  }()
  private(set) lazy var survey = LayoutSurvey(inspection, explainer)
  /// The stacks whose children need more than the stack has.
  private(set) lazy var fullStacks = survey.fullStacks(triesChanges: triesChanges)
  private(set) lazy var losses = ReduceLosses(pass)
  private(set) lazy var words = SwiftWords(tree.source)

  init(
    _ inspection: Inspection, _ explainer: LayoutExplainer, loops: [FeedbackLoop] = [],
    asked: Set<String> = [], triesChanges: Bool = true
  ) {
    self.asked = asked
    self.triesChanges = triesChanges
    self.inspection = inspection
    self.loops = loops
    self.explainer = explainer
    pass = explainer.pass
    document = pass.document
    tree = document.tree
  }

  // MARK: - Locations

  /// The name of a modifier of the document, to point to.
  func range(ofModifier modifier: ID<ModifierTemplate>) -> SourceRange {
    document.nameRange(ofModifierAt: document.modifiers[modifier].syntax)
  }

  /// The name of a group in Swift: a group of a loop alone is a `ForEach`.
  func writtenName(ofGroup template: ViewTemplate) -> String {
    func member(_ key: String, of node: SyntaxNode.Index) -> SyntaxNode.Index? {
      guard tree.kind(node) == .object else { return nil }
      return tree.members(node).first { tree.text($0.key) == key }?.value
    }
    guard let children = member("children", of: template.syntax),
      member("forEach", of: children) != nil
    else { return document.name(of: template) }
    return "ForEach"
  }

  /// The name of a modifier of the document.
  func name(ofModifier modifier: ID<ModifierTemplate>) -> String {
    document.name(of: document.modifiers[modifier])
  }

  /// The `reduce` of a key, to point to.
  func range(ofReduceOf key: PreferenceKeyTemplate) -> SourceRange {
    tree.range(document.member("reduce", ofKey: key) ?? key.syntax)
  }

  private lazy var templates = Dictionary(
    document.templates.indices.map { (document.templates[$0].syntax, $0) },
    uniquingKeysWith: { first, _ in first })
  private lazy var modifiers = Dictionary(
    document.modifiers.indices.map { (document.modifiers[$0].syntax, $0) },
    uniquingKeysWith: { first, _ in first })

  /// The view at a source location of the document.
  func template(at syntax: SyntaxNode.Index) -> ViewTemplate? {
    templates[syntax].map { document.templates[$0] }
  }

  /// The modifier at a source location of the document.
  func modifier(at syntax: SyntaxNode.Index) -> ModifierTemplate? {
    modifiers[syntax].map { document.modifiers[$0] }
  }

  // MARK: - Uses

  /// True if a Swift file names a key other than in its declaration and its known uses: in a
  /// skipped part.
  private func isNamedElsewhere(_ key: Int) -> Bool {
    let name = document.preferenceKeys[key].name
    guard words.has(name, besides: 1) else { return false }
    return words.has(name, besides: 1 + Set(keys[key].uses.map { tree.start($0.syntax) }).count)
  }

  private lazy var keys = KeyGraph(explainer, flow).keys

  /// The findings about the document's own keys, each given with its dead end as a whole, if any. Keys
  /// that skipped code may use have none.
  func findings(
    aboutKeys find: (Int, PreferenceKeyTemplate, KeyGraph.DeadEnd?) -> [Diagnostic]
  ) -> [Diagnostic] {
    document.declaredKeys.flatMap { number in
      let deadEnd = flow.deadEnd(ofKey: ShortID(UInt16(clamping: number)))
      let found = find(number, document.preferenceKeys[number], deadEnd)
      return found.isEmpty || isNamedElsewhere(number) ? [] : found
    }
  }

  /// True if several views write a key. With one writer, `reduce` doesn't change the value.
  func isShared(_ key: Int) -> Bool {
    let writers = Set(
      reachableUses[ID(key)].filter { $0.role != .reader }.map {
        document.templates[$0.template].syntax
      })
    let views = inspection.views.ids.lazy.filter {
      writers.contains(self.inspection.views[$0].syntax)
    }
    return views.prefix(2).count > 1
  }

  /// True if views write a key that viewtree never builds, such as those of a link's destination.
  func isWrittenWhereNotShown(_ key: Int) -> Bool {
    let unused = zip(document.components, namedComponents).filter { !$1 }.map(\.0.body)
    return flow.uses.contains { use in
      !use.isReachable && use.role != .reader && Int(use.key.index) == key
        && !unused.contains { $0.first <= use.template && use.template < $0.end }
    }
  }

  /// True for each component that is reachable from the root, including those of a link's
  /// destination.
  private var namedComponents: [Bool] {
    var isNamed = flow.usedComponents
    var isChanged = true
    while isChanged {
      isChanged = false
      let unused = zip(document.components, isNamed).filter { !$1 }.map(\.0.body)
      for (number, template) in zip(document.templates.ids, document.templates)
      where template.kind == .component && !isNamed[template.component.index]
        && !unused.contains(where: { $0.first <= number && number < $0.end })
      {
        isNamed[template.component.index] = true
        isChanged = true
      }
    }
    return isNamed
  }

  /// The modifiers that are reachable from the root, by key.
  private(set) lazy var reachableUses: IDTable<PreferenceKeyTemplate, [KeyFlow.Use]> = {
    var uses = IDTable<PreferenceKeyTemplate, [KeyFlow.Use]>(
      repeating: [], count: document.preferenceKeys.count)
    for use in flow.uses where use.isReachable { uses[use.key].append(use) }
    return uses
  }()

  /// The first reachable use of a key in some roles.
  func firstUse(of key: Int, _ roles: [KeyRole]) -> KeyFlow.Use? {
    reachableUses[ID(key)].first { roles.contains($0.role) }
  }

  // MARK: - Views

  /// True if a view is a placeholder, or contains one, so that the app's own view may have another
  /// size.
  func containsPlaceholder(_ view: ID<InspectedView>) -> Bool {
    placeholders.contains(view)
  }

  /// The placeholders, and the views around them.
  private lazy var placeholders: Set<ID<InspectedView>> = {
    var found: Set<ID<InspectedView>> = []
    if inspection.standIns.isEmpty { return found }
    for view in inspection.views.ids
    where inspection.standIns.contains(inspection.views[view].syntax) {
      var next: ID<InspectedView>? = view
      while let outer = next, found.insert(outer).inserted { next = survey.views[outer].parent }
    }
    return found
  }()

  /// The locations of the placeholders. Their sizes are assumed.
  private(set) lazy var rangesOfPlaceholders = Set(
    inspection.standIns.map { document.nameRange(ofViewAt: $0) })

  /// One finding per source location of some views, at the view's name.
  func eachOnce(
    _ views: [ID<InspectedView>], _ finding: (ID<InspectedView>, SourceRange) -> Diagnostic?
  ) -> [Diagnostic] {
    eachOnce(views, at: { $0 }, finding)
  }

  /// One finding per source location of some records, at the name of the record's view.
  func eachOnce<Record>(
    _ records: [Record], at view: (Record) -> ID<InspectedView>,
    _ finding: (Record, SourceRange) -> Diagnostic?
  ) -> [Diagnostic] {
    var told: Set<SourceRange> = []
    return records.compactMap { record in
      let range = document.nameRange(ofViewAt: inspection.views[view(record)].syntax)
      guard faulty != nil || !told.contains(range), let found = finding(record, range) else {
        return nil
      }
      faulty?[found.id, default: []].insert(view(record))
      return told.insert(range).inserted ? found : nil
    }
  }

  // MARK: - Formatting

  /// A length as reports write it.
  func words(_ length: Double) -> String {
    var buffer = ByteBuffer()
    buffer.append(length)
    return buffer.text
  }

  /// A size as reports write it.
  func words(_ size: Size) -> String {
    var buffer = ByteBuffer()
    buffer.append(size.width)
    buffer.append(UInt8(ascii: "x"))
    buffer.append(size.height)
    return buffer.text
  }

  /// A rectangle as reports write it.
  func words(_ rect: Rect) -> String {
    var buffer = ByteBuffer()
    buffer.append(rect.minX)
    buffer.append(UInt8(ascii: " "))
    buffer.append(rect.minY)
    return buffer.text + " " + words(rect.size)
  }

  /// A value in the words of a script, short enough for a sentence.
  func words(_ value: Value) -> String {
    let text = value.description.split(whereSeparator: \.isNewline).joined(separator: " ")
    return text.count > 40 ? text.prefix(39) + "…" : text
  }
}
