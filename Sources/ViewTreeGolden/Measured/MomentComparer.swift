import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSyntax

/// Compares one step.
struct MomentComparer {
  private let inspection: Inspection
  private let document: Document
  private let measured: MeasuredMoment
  private let views: [MeasuredView]
  /// The indices of the document's entries among all templates.
  private let numbers: [SyntaxNode.Index: Int]
  private var tolerance = MeasuredTolerance()

  /// The differences, outer views first.
  private(set) var kinds: [MeasuredDifference.Kind] = []
  /// The text views that differ within the tolerance, with the measured frame.
  private(set) var texts: [(view: MeasuredView, frame: Rect)] = []
  private(set) var followers = 0
  private(set) var frameCount = 0

  init(_ inspection: Inspection, _ document: Document, _ measured: MeasuredMoment) {
    self.inspection = inspection
    self.document = document
    self.measured = measured
    views = MeasuredView.all(in: inspection, of: document)
    numbers = Dictionary(document.templates.enumerated().map { ($1.syntax, $0) }) { first, _ in
      first
    }
  }

  mutating func compare() {
    compareViews()
    compareOrder()
    compareReduces()
    compareAnchors()
  }

  // MARK: - Views

  private mutating func compareViews() {
    let known = matchingViews()
    for view in known where view.isText {
      guard let frame = measured.frames[view.path], case let bare = frame.content ?? frame.frame,
        tolerance.acceptsText(view.content, bare)
      else { continue }
      texts.append((view, bare))
    }
    let accepted = Set(texts.map(\.view.index))
    var found: [(depth: UInt32, kind: MeasuredDifference.Kind)] = []
    for view in known {
      guard let frame = measured.frames[view.path] else { continue }
      frameCount += 1
      if let difference = difference(view, frame) {
        found.append((inspection.views.depth(of: view.index), .frame(difference)))
      } else if !accepted.contains(view.index), !isExact(view, frame) {
        followers += 1
      }
    }
    found += otherViews
    // The offset keeps pre-order among views of equal depth.
    let sorted = found.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }
    kinds += sorted.map(\.element.kind)
  }

  private func isExact(_ view: MeasuredView, _ frame: MeasuredFrame) -> Bool {
    MeasuredTolerance.isExact(view.frame, frame.frame)
      && MeasuredTolerance.isExact(view.content, frame.content ?? frame.frame)
  }

  private func difference(
    _ view: MeasuredView, _ frame: MeasuredFrame
  ) -> MeasuredFrameDifference? {
    let bare = frame.content ?? frame.frame
    let inner = tolerance.difference(view.content, bare)
    let outer = tolerance.difference(view.frame, frame.frame)
    guard let part = outer ?? inner else { return nil }
    return MeasuredFrameDifference(
      view: view.index, name: inspection.name(of: .view(view.index)), isContent: outer == nil,
      reported: outer == nil ? view.content : view.frame,
      measured: outer == nil ? bare : frame.frame, isInside: inner == part && isSize(part, outer),
      part: part)
  }

  /// True if a size differs, or only an offset inside the modifiers.
  private func isSize(
    _ part: MeasuredFrameDifference.Part, _ outer: MeasuredFrameDifference.Part?
  ) -> Bool {
    switch part {
    case .width, .height: true
    case .x, .y: outer == nil
    }
  }

  /// Differences in which other views were measured below a view.
  private var otherViews: [(depth: UInt32, kind: MeasuredDifference.Kind)] = []

  /// The views to compare. Subtrees whose views differ are excluded.
  private mutating func matchingViews() -> [MeasuredView] {
    let reported = Dictionary(grouping: views.map { MeasuredPath($0.path) }, by: \.parent)
    let measured = Dictionary(
      grouping: measured.frames.keys.map { MeasuredPath($0) }, by: \.parent)
    var differing: Set<String> = []
    let parents =
      [(path: "", depth: 0)]
      + views.map { ($0.path, inspection.views.depth(of: $0.index) + 1) }
    for (parent, depth) in parents where !isBelow(parent, differing) {
      let here = (reported[parent] ?? []).sorted().map(\.label)
      let there = (measured[parent] ?? []).sorted().map(\.label)
      guard here != there else { continue }
      differing.insert(parent)
      otherViews.append((depth, .views(below: parent, reported: here, measured: there)))
    }
    return views.filter { !isBelow($0.parent, differing) }
  }

  /// True if the path is one of the paths, or below one of them.
  private func isBelow(_ path: String, _ paths: Set<String>) -> Bool {
    if paths.isEmpty { return false }
    if paths.contains("") || paths.contains(path) { return true }
    return path.indices.contains { path[$0] == "/" && paths.contains(String(path[..<$0])) }
  }

  // MARK: - Closures

  private mutating func compareOrder() {
    let reported = inspection.order.filter { $0.kind == .closure }.map { closure($0) }
    let count = max(reported.count, measured.order.count)
    guard
      let place = (0..<count).first(where: { place in
        guard place < reported.count, place < measured.order.count else { return true }
        return !reported[place].isLike(measured.order[place])
      })
    else { return }
    kinds.append(
      .closure(
        place + 1, reported: place < reported.count ? placed(reported[place]) : nil,
        measured: place < measured.order.count ? placed(measured.order[place]) : nil))
  }

  private func placed(_ closure: MeasuredClosure) -> PlacedClosure {
    let line = closure.number.flatMap { number in
      document.templates.indices.contains(number)
        ? DocumentLines(document.tree).line(document.templates[number].syntax) : nil
    }
    return PlacedClosure(closure: closure, line: line)
  }

  /// A closure of the report in the form of a harness.
  private func closure(_ event: InspectedEvent) -> MeasuredClosure {
    let (view, number) = written(event)
    return MeasuredClosure(
      event: inspection.names.modifiers[event.modifier],
      key: inspection.names.keys[event.key], view: view, number: number)
  }

  /// The view at which a closure is written, or `nil` if it's at an enclosing group.
  private func written(_ event: InspectedEvent) -> (view: String?, number: Int?) {
    guard case .view(let index) = event.view else { return (nil, nil) }
    let view = inspection.views[index]
    guard let number = numbers[view.syntax], case let template = document.templates[number],
      document.isMeasured(template)
    else { return (nil, nil) }
    let isOwn = document.modifiers[template.modifiers].contains {
      ID($0.definition.rawValue) == event.modifier
    }
    return isOwn ? (document.measuredName(of: template), number) : (nil, nil)
  }

  private mutating func compareReduces() {
    var reported: [MeasuredReduce] = []
    var ran = 0
    for event in inspection.order {
      if event.kind == .closure {
        ran += 1
      } else {
        reported.append(MeasuredReduce(key: inspection.names.keys[event.key], after: ran))
      }
    }
    let count = max(reported.count, measured.reduces.count)
    guard
      let place = (0..<count).first(where: { place in
        place >= reported.count || place >= measured.reduces.count
          || reported[place] != measured.reduces[place]
      })
    else { return }
    kinds.append(
      .reduce(
        place + 1, reported: place < reported.count ? reported[place] : nil,
        measured: place < measured.reduces.count ? measured.reduces[place] : nil))
  }

  // MARK: - Anchors

  /// Values are compared without their order: a proxy may be requested one as often as it likes.
  private mutating func compareAnchors() {
    let reported = inspection.anchors.flatMap { anchor in
      anchor.resolved.map { resolution in
        (
          name: "\(anchor.source) of \(inspection.name(of: anchor.view))",
          values: MeasuredAnchor.parts(of: resolution.value)
        )
      }
    }
    let known = AnchorValues(reported.flatMap(\.values), tolerance)
    kinds += measured.anchors.filter { !known.contains($0) }.map { .measuredAnchor($0) }
    let seen = AnchorValues(measured.anchors, tolerance)
    for anchor in reported {
      for value in anchor.values where !seen.contains(value) {
        kinds.append(.reportedAnchor(anchor.name, value))
      }
    }
  }
}

extension MeasuredClosure {
  /// True if both are the same closure, as far as both have the facts.
  fileprivate func isLike(_ other: MeasuredClosure) -> Bool {
    func isLike<Part: Equatable>(_ first: Part?, _ second: Part?) -> Bool {
      first == nil || second == nil || first == second
    }
    return event == other.event && key == other.key && isLike(view, other.view)
      && isLike(number, other.number)
  }
}
