import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeScript

/// The text of the boxes of one key.
struct OrderRows {
  private let inspection: Inspection
  private let runs: ClosureRuns
  private let values: [ID<InspectedView>: [InspectedPlainValue]]
  /// The last event before the call returned, for each entry of `Inspection.order`.
  private let ends: [Int]
  private let componentTexts: ComponentTexts

  /// The maximum number of marks for a closure's runs, before the middle runs are only counted.
  private static let markLimit = 4
  /// The maximum number of named crumbs.
  private static let crumbLimit = 4

  init(_ inspection: Inspection, _ runs: ClosureRuns, key: ID<InspectionNames.Key>, ends: [Int]) {
    self.inspection = inspection
    self.runs = runs
    self.ends = ends
    componentTexts = ComponentTexts(inspection)
    var values: [ID<InspectedView>: [InspectedPlainValue]] = [:]
    for value in inspection.plainValues where value.key == key {
      if case .view(let view) = value.view { values[view, default: []].append(value) }
    }
    self.values = values
  }

  // MARK: - Boxes

  /// The text of a box. `below` describes the folded part of the tree below it.
  func content(of box: OrderBox, below: String?) -> BoxContent {
    var content = BoxContent()
    guard let view = box.view else { return content }
    addNames(box, view, to: &content)
    let folds = foldsByStage(view, box.uses)
    for stage in 0...box.uses.count {
      if let events = folds[stage] { addFold(events, to: &content) }
      if stage < box.uses.count { addUse(box.uses[stage], place: stage, of: box, to: &content) }
    }
    if let text = deeper(box) ?? below { addWords(text, to: &content) }
    return content
  }

  /// The text of the box for siblings that aren't drawn.
  func content(ofMore count: Int, closures: [Int]) -> BoxContent {
    var content = BoxContent()
    content.add(
      [.text("… \(count) more", size: 13, weight: 600, .secondary)], height: 18, baseline: 13)
    if !closures.isEmpty { addWords(Self.closures(closures), to: &content) }
    return content
  }

  /// Numbers of closures in words.
  static func closures(_ numbers: [Int]) -> String {
    (numbers.count == 1 ? "closure " : "closures ") + NumberRanges.text(numbers)
  }

  private func addNames(_ box: OrderBox, _ view: ID<InspectedView>, to content: inout BoxContent) {
    let crumbs = crumbs(box)
    if !crumbs.isEmpty {
      content.add([.text(crumbs, size: 10, .secondary)], height: 12, baseline: 9)
    }
    let record = inspection.views[view]
    var name = componentTexts.name(inspection.names.views[record.name], of: view)
    let ink = ViewKind(record).ink
    if let id = inspection.string(record.id) { name += " #\(id)" }
    var pieces: [BoxContent.Piece] = [.text(name, size: 13, weight: 600, ink)]
    if let text = inspection.string(record.text), !text.isEmpty {
      let words = LabelRoom.shortened(text, to: 120, size: 11)
      pieces.append(.text("“\(words)”", size: 11, .secondary))
    }
    if box.hiddenViews > 0 { pieces.append(.text("+\(box.hiddenViews)", size: 10, .secondary)) }
    content.add(pieces, height: 18, baseline: 13)
  }

  /// The views between a box and its parent, with their role if they aren't children.
  private func crumbs(_ box: OrderBox) -> String {
    let chain = box.crumbs + (box.view.map { [$0] } ?? [])
    var words: [String] = []
    for (place, view) in chain.enumerated() {
      let record = inspection.views[view]
      let isLast = place == chain.count - 1
      if let role = inspection.groups[record.group].role.word, !isLast || box.builder == nil {
        words.append("\(role):")
      }
      if !isLast {
        let name = componentTexts.name(inspection.names.views[record.name], of: view)
        words.append("\(name) ›")
      }
    }
    if words.count > Self.crumbLimit {
      let cut = words.count - Self.crumbLimit + 1
      words.replaceSubrange(2..<2 + cut, with: ["… \(cut) more ›"])
    }
    return words.joined(separator: " ")
  }

  private func addWords(_ text: String, to content: inout BoxContent) {
    content.add([.text(text, size: 10, .secondary)], height: 14, baseline: 10)
  }

  private func deeper(_ box: OrderBox) -> String? {
    guard !box.deeperUses.isEmpty else { return nil }
    let numbers = box.deeperUses.flatMap { runs.numbers(of: $0) }.sorted()
    return numbers.isEmpty
      ? ReportWords.count(box.deeperUses.count, "modifier", "modifiers") + " deeper"
      : Self.closures(numbers) + " deeper"
  }

  // MARK: - Folds

  /// The calls of `reduce`, entries of `Inspection.order`, by the modifier before which their
  /// result was there.
  private func foldsByStage(_ view: ID<InspectedView>, _ uses: [Int]) -> [Int: [Int]] {
    var folds: [Int: [Int]] = [:]
    for event in runs.reduces[view] ?? [] {
      let pass = inspection.order[event].pass
      let stage = uses.indices.last { place in
        runs.events(of: uses[place]).contains {
          inspection.order[$0].pass == pass && $0 <= ends[event]
        }
      }
      // A writer ignores the values inside it, so a `reduce` on its view comes after it.
      let writer = uses.indices.last { runs.uses[uses[$0]].role == .writer }
      folds[max(stage.map { $0 + 1 } ?? 0, writer.map { $0 + 1 } ?? 0), default: []].append(event)
    }
    return folds
  }

  private func addFold(_ events: [Int], to content: inout BoxContent) {
    let mark = NumberMark(symbol: .fold, isFilled: false, ink: .closure, event: events.last)
    content.add(
      [.mark(mark), .text("reduce ×\(events.count)", size: 11, .closure)], height: 17, baseline: 12)
  }

  // MARK: - Modifiers

  private func addUse(
    _ number: Int, place: Int, of box: OrderBox, to content: inout BoxContent
  ) {
    let use = runs.uses[number]
    let name = inspection.names.modifiers[use.modifier]
    func add(_ pieces: [BoxContent.Piece]) { content.add(pieces, height: 17, baseline: 12) }
    switch runs.state(of: number) {
    case .ran:
      add(marks(number) + [.text(name, size: 11, .text)] + suffix(number))
      addCause(number, to: &content)
    case .plain:
      let mark = NumberMark(symbol: .plain, isFilled: true, ink: .closure)
      add([.mark(mark), .text(name + value(place: place, of: box), size: 11, .text)])
    case .kept(let reason), .skipped(let reason):
      let words = "– \(name): \(ReportWords.identifier(reason))"
      add([.text(words, size: 11, .secondary)])
    }
  }

  /// The numbers of a closure's runs: those of earlier passes are open.
  private func marks(_ use: Int) -> [BoxContent.Piece] {
    let events = runs.events(of: use)
    let last = inspection.pass ?? inspection.passes
    let pieces = events.map { index in
      let event = inspection.order[index]
      return BoxContent.Piece.mark(
        NumberMark(
          symbol: .number(event.number),
          isFilled: event.pass == last || index == events.last, ink: .closure, event: index))
    }
    guard pieces.count > Self.markLimit, let first = pieces.first, let end = pieces.last else {
      return pieces
    }
    return [first, .text("… \(pieces.count - 2) more …", size: 10, .secondary), end]
  }

  /// The last pass in which a closure ran if it didn't run in the last pass, and the reason.
  private func suffix(_ use: Int) -> [BoxContent.Piece] {
    var words: [String] = []
    if let index = runs.events(of: use).last, inspection.passes > 1,
      inspection.order[index].pass != inspection.pass ?? inspection.passes
    {
      words.append("pass \(inspection.order[index].pass)")
    }
    if let reason = runs.reason(of: use) { words.append(ReportWords.identifier(reason)) }
    if runs.uses[use].outcome == .gotDefault { words.append("the default") }
    return words.isEmpty ? [] : [.text(words.joined(separator: ", "), size: 10, .secondary)]
  }

  /// Adds the reason why a closure ran again.
  private func addCause(_ use: Int, to content: inout BoxContent) {
    guard let index = runs.events(of: use).last, let cause = inspection.order[index].cause else {
      return
    }
    content.add(
      [.indentation, .text(ReportWords.text(cause), size: 10, .after)], height: 13, baseline: 9)
  }

  /// A value in short. The elements of a list show what tells them apart.
  private static func text(of value: Value) -> String {
    guard case .array = value, let elements = value.elements, let first = elements.first,
      case .nominal = first
    else { return ValueText.brief(value) }
    let shown = elements.prefix(2).map(ValueText.brief).joined(separator: "; ")
    return elements.count > 2 ? "[\(shown), … \(elements.count - 2) more]" : "[\(shown)]"
  }

  /// The value that a modifier without a closure wrote.
  private func value(place: Int, of box: OrderBox) -> String {
    guard let view = box.view else { return "" }
    let plain = box.uses[...place].count { runs.uses[$0].isPlainValue }
    let written = values[view] ?? []
    guard plain - 1 < written.count, let value = written[plain - 1].value else { return "" }
    return " = " + LabelRoom.shortened(Self.text(of: value.value), to: 240, size: 11)
  }
}
