import ViewTreeInspector
import ViewTreeLayout

/// The words of `viewtree explain`: the arithmetic is values until here.
package enum ExplanationWords {
  /// The kind of a node without a view, from its algorithm.
  static func kind(_ algorithm: String) -> String {
    for end in ["Layout", "Leaf"] where algorithm.hasSuffix(end) {
      return String(algorithm.dropLast(end.count))
    }
    return algorithm
  }

  /// The sections of docs/explanation/containers.md. All others are in layout.md.
  private static let containerSections: Set = [
    "Scroll views", "Lazy containers", "Lists", "Tables", "Navigation", "Toolbars", "Tabs",
    "Grids", "Dialogs",
  ]

  /// The page and the anchor of a section about a layout rule.
  package static func address(_ section: String) -> String {
    let page = containerSections.contains(section) ? "containers" : "layout"
    let anchor = section.lowercased().split(separator: " ").joined(separator: "-")
    return "docs/explanation/\(page).md#\(anchor)"
  }

  /// The rule of a node, with its section and the name of the algorithm.
  package static func rule(_ node: NodeExplanation) -> String {
    "\(node.section) (\(address(node.section)), \(node.algorithm))"
  }

  /// A length with at most three decimals, or `nil` if none is specified.
  package static func length(_ value: Double?) -> String {
    guard let value else { return "nil" }
    if value == .infinity { return "infinity" }
    return NumberWords.text(value)
  }

  /// An aspect ratio as two small integers, or as a number to 1.
  static func ratio(_ value: Double) -> String {
    for height in 1...20 {
      let width = value * Double(height)
      if width < 100, abs(width - width.rounded()) < 0.001 * Double(height) {
        return "\(length(width.rounded())):\(height)"
      }
    }
    return "\(length(value)):1"
  }

  package static func size(_ size: Size) -> String {
    "\(length(size.width))x\(length(size.height))"
  }

  static func proposal(_ proposal: ProposedSize) -> String {
    "\(length(proposal.width))x\(length(proposal.height))"
  }

  package static func point(_ point: Point) -> String { "\(length(point.x)) \(length(point.y))" }

  package static func frame(_ frame: Rect) -> String {
    "\(length(frame.minX)) \(length(frame.minY))  \(size(frame.size))"
  }

  /// The reason why a view isn't placed.
  static func unplaced(isOutOfSight: Bool) -> String {
    isOutOfSight
      ? "it is not placed: the scroll view does not show its row"
      : "it is not placed: an enclosing container chose other views"
  }

  static func insets(_ insets: EdgeInsets) -> String {
    "top \(length(insets.top)), leading \(length(insets.leading)), "
      + "bottom \(length(insets.bottom)), trailing \(length(insets.trailing))"
  }

  static func name(_ axis: Axis) -> String {
    axis == .horizontal ? "width" : "height"
  }

  /// The lines of a step. `name` returns the name of a child.
  static func lines(_ step: LayoutStep, name: (NodeID) -> String) -> [String] {
    switch step {
    case .gaps(_, let gaps):
      return ["gaps \(folded(gaps).joined(separator: " + ")) = \(length(gaps.reduce(0, +)))"]
    case .shares(let axis, let available, let shares):
      return sharesTable(axis, available, shares, name)
    case .ideals(let axis, let children):
      return [
        "no \(self.name(axis)) is proposed, so every child takes its ideal \(self.name(axis))"
      ]
        + table(
          runs(children.map { [name($0.child), "takes \(length($0.taken))"] }) { $0 == $1 }.map {
            ["\($0.times)\($0.first[0])", $0.first[1]]
          })
    case .sum(let axis, let children, let gaps):
      let sum = "children \(length(children)) + gaps \(length(gaps))"
      return ["\(self.name(axis)) = \(sum) = \(length(children + gaps))"]
    case .fixedLength(let axis, let value):
      return ["\(self.name(axis)) = \(length(value)), fixed"]
    case .boundedLength(let axis, let bounds):
      return [self.bounds(axis, bounds)]
    case .insets(let insets):
      return ["insets: \(self.insets(insets))"]
    case .rowSpace(let space):
      return ["width = \(terms(space)) = \(length(space.rest))"]
    case .idealAxes(let axes):
      let names = [Axis.horizontal, .vertical].filter { axes.contains($0) }.map { self.name($0) }
      return ["proposes nil as \(names.joined(separator: " and "))"]
    case .ratio(let width, let height, let fills, let offered):
      let ratio = "\(length(width)) : \(length(height))"
      return [
        "ratio \(ratio), scaled to \(fills ? "fill" : "fit") the proposal: \(proposal(offered))"
      ]
    case .moved(let offset):
      return ["moves its content by \(point(offset)); its own frame stays"]
    case .centred(let place):
      return ["puts the center of its content at \(point(place))"]
    case .corner:
      return ["puts its content at its top leading corner"]
    case .aligned(let axis, let own, let child):
      let start = axis == .horizontal ? "x" : "y"
      return [
        "\(start) = line at \(length(own)) - guide at \(length(child)) = \(length(own - child))"
      ]
    case .candidates(let candidates):
      return table(
        candidates.map { [name($0.child), "ideally \(size($0.ideal))", verdict($0)] })
    case .scrolled(let axes, let offset):
      let names = [Axis.horizontal, .vertical].filter { axes.contains($0) }.map { self.name($0) }
      return [
        "proposes nil as \(names.joined(separator: " and ")) and shows its content from \(point(offset)) on"
      ]
    case .tracks(let axis, let lengths, let gaps):
      let what = axis == .horizontal ? "columns" : "rows"
      return [
        "\(what) \(list(lengths)), "
          + "gaps \(length(gaps.reduce(0, +))), in all \(length(lengths.reduce(0, +) + gaps.reduce(0, +)))"
      ]
    case .cell(let row, let column, let span):
      return ["row \(row), column \(column)" + (span > 1 ? ", over \(span) columns" : "")]
    case .grown(let insets):
      return ["its content grows: \(self.insets(insets))"]
    case .lines(let count, let pitch):
      return [count == 1 ? "1 line" : "\(count) lines, \(length(pitch)) apart"]
    }
  }

  /// The width of a list without the margins and insets of a row.
  static func terms(_ space: RowSpace) -> String {
    var terms = length(space.width)
    if space.margin > 0 { terms += " - 2 x \(length(space.margin)) margin" }
    if space.leading == space.trailing, space.leading != 0 {
      terms += " - 2 x \(length(space.leading)) insets"
    } else if space.leading != space.trailing {
      terms += " - \(length(space.leading)) - \(length(space.trailing)) insets"
    }
    if space.editing > 0 { terms += " - \(length(space.editing)) edit controls" }
    if space.badge > 0 { terms += " - \(length(space.badge)) badge" }
    return terms
  }

  /// Lengths, at most a hundred of them, with equal neighbors as one.
  private static func list(_ lengths: [Double]) -> String {
    let folded = folded(lengths)
    let shown = folded.prefix(100).joined(separator: ", ")
    return folded.count > 100 ? shown + ", … \(lengths.count) in all" : shown
  }

  /// Lengths, of which more than three equal neighbors are one: `12 x 44`.
  private static func folded(_ lengths: [Double]) -> [String] {
    runs(lengths.map(length)) { $0 == $1 }.map { "\($0.times)\($0.first)" }
  }

  /// A sequence of equal elements.
  private struct Run<Element> {
    let first: Element
    var last: Element
    var count = 1

    /// `12 x `, or nothing for one element.
    var times: String { count > 1 ? "\(count) x " : "" }
  }

  /// The runs of more than three equal elements. All other elements are alone.
  private static func runs<Element>(
    _ elements: [Element], _ isEqual: (Element, Element) -> Bool
  ) -> [Run<Element>] {
    var runs: [Run<Element>] = []
    for element in elements {
      if let last = runs.last, isEqual(last.first, element) {
        runs[runs.count - 1].last = element
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(first: element, last: element))
      }
    }
    var rest = elements[...]
    return runs.flatMap { run in
      defer { rest = rest.dropFirst(run.count) }
      return run.count > 3 ? [run] : rest.prefix(run.count).map { Run(first: $0, last: $0) }
    }
  }

  private static func verdict(_ candidate: LayoutCandidate) -> String {
    guard let axis = candidate.tooLong else { return "fits: chosen" }
    let excess = "\(name(axis)) is more than \(length(candidate.limit))"
    return candidate.isChosen ? "\(excess), but it is the last: chosen" : excess
  }

  private static func sharesTable(
    _ axis: Axis, _ available: Double, _ shares: [StackShare], _ name: (NodeID) -> String
  ) -> [String] {
    let axis = self.name(axis)
    let order = "\(axis) to share \(length(available)); the least flexible gets its space first:"
    let hasPriorities = shares.contains { $0.priority != 0 }
    let folded = runs(shares) {
      $0.priority == $1.priority && $0.minimum == $1.minimum && $0.taken == $1.taken
        && $0.flexibility == $1.flexibility && name($0.child) == name($1.child)
    }
    let rows = folded.map { run -> [String] in
      let share = run.first
      var row = [run.times + name(share.child)]
      if hasPriorities {
        row.append("priority \(share.priority == -.infinity ? "lowest" : length(share.priority))")
      }
      row.append("minimum \(length(share.minimum))")
      row.append(
        share.flexibility.isFinite ? "flexible by \(length(share.flexibility))" : "flexible")
      let left = "\(length(share.available)) / \(share.sharers)"
      row.append(
        run.count > 1
          ? "offered \(length(share.offered)) to \(length(run.last.offered))"
          : "offered \(left) = \(length(share.offered))")
      row.append("takes \(length(share.taken))")
      return row
    }
    return [order] + table(rows)
  }

  private static func bounds(_ axis: Axis, _ bounds: FrameBounds) -> String {
    let given = [
      bounds.minimum.map { "min \(length($0))" }, bounds.ideal.map { "ideal \(length($0))" },
      bounds.maximum.map { "max \(length($0))" },
    ].compactMap(\.self).joined(separator: ", ")
    return
      "\(name(axis)) = \(length(bounds.length)): \(given); proposed \(length(bounds.proposed)), "
      + "the child answers \(length(bounds.child)) to \(length(bounds.offered)); \(row(bounds))"
  }

  /// The row of the table of flexible frames that applies (docs/explanation/layout.md, Frames).
  private static func row(_ bounds: FrameBounds) -> String {
    if bounds.proposed == nil, bounds.ideal != nil { return "no proposal: the ideal length" }
    switch (bounds.minimum, bounds.maximum) {
    case (let least?, let most?) where least <= most:
      return bounds.proposed == nil
        ? "both bounds: the child's length, limited to the bounds"
        : "both bounds: the proposal, limited to the bounds"
    case (_?, _): return "a minimum: the child's length up to the offer, but at least the minimum"
    case (nil, _?):
      return "a maximum: the larger of the child's length and the offer, up to the maximum"
    case (nil, nil): return "no bounds: the child's length"
    }
  }

  /// Rows with their columns lined up, indented by two.
  private static func table(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, text in
        column == row.count - 1
          ? text : text + String(repeating: " ", count: widths[column] - text.count)
      }
      return "  " + cells.joined(separator: "  ")
    }
  }

  /// A stable name of a step.
  static func identifier(_ step: LayoutStep) -> String {
    switch step {
    case .gaps: "gaps"
    case .shares: "shares"
    case .ideals: "ideals"
    case .sum: "sum"
    case .fixedLength: "fixed-length"
    case .boundedLength: "bounded-length"
    case .insets: "insets"
    case .rowSpace: "row-space"
    case .idealAxes: "ideal-axes"
    case .ratio: "ratio"
    case .moved: "moved"
    case .centred: "centred"
    case .corner: "corner"
    case .aligned: "aligned"
    case .candidates: "candidates"
    case .scrolled: "scrolled"
    case .tracks: "tracks"
    case .cell: "cell"
    case .grown: "grown"
    case .lines: "lines"
    }
  }

  /// A stable name of who decides.
  static func identifier(_ reason: LengthDecision.Reason) -> String {
    switch reason {
    case .window: "window"
    case .ownLength: "own-length"
    case .ideal: "ideal"
    case .nothingProposed: "nothing-proposed"
    case .least: "least"
    case .most: "most"
    case .limited: "limited"
    case .proposes: "proposes"
    }
  }
}
