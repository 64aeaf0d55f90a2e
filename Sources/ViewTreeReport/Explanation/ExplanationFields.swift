import ViewTreeLayout

/// The numbers of an explanation's step, by name, which JSON has in addition to the text
/// (docs/reference/commands/explain.md).
enum ExplanationFields {
  /// A number, a name or a list of them under its name.
  struct Field {
    let name: String
    let value: Value
  }

  /// The kinds of values of a field.
  enum Value {
    /// A length, or `nil` if none is specified.
    case length(Double?)
    /// A name.
    case text(String)
    /// Yes or no.
    case flag(Bool)
    /// Lengths in order.
    case lengths([Double])
    /// One object for each of some children.
    case objects([[Field]])
  }

  /// The fields of a step. `name` returns the name of a child.
  static func fields(of step: LayoutStep, name: (NodeID) -> String) -> [Field] {
    switch step {
    case .gaps(let axis, let gaps): [self.axis(axis), Field("gaps", .lengths(gaps))]
    case .shares(let axis, let available, let shares):
      [
        self.axis(axis), Field("available", available),
        Field("shares", .objects(shares.map { share($0, name) })),
      ]
    case .ideals(let axis, let children):
      [
        self.axis(axis),
        Field(
          "children",
          .objects(
            children.map { [Field("view", .text(name($0.child))), Field("takes", $0.taken)] })),
      ]
    case .sum(let axis, let children, let gaps):
      [
        self.axis(axis), Field("children", children), Field("gaps", gaps),
        Field("length", children + gaps),
      ]
    case .fixedLength(let axis, let length): [self.axis(axis), Field("length", length)]
    case .boundedLength(let axis, let bounds): [self.axis(axis)] + self.bounds(bounds)
    case .insets(let insets), .grown(let insets): edges(insets)
    case .rowSpace(let space):
      [
        Field("width", space.width), Field("margin", space.margin),
        Field("leading", space.leading), Field("trailing", space.trailing),
        Field("editing", space.editing), Field("badgeWidth", space.badge),
        Field("rest", space.rest),
      ]
    case .idealAxes(let axes): [Field("axes", .text(names(axes)))]
    case .ratio(let width, let height, let fills, let offered):
      [
        Field("width", width), Field("height", height), Field("fills", .flag(fills)),
        Field("offeredWidth", .length(offered.width)),
        Field("offeredHeight", .length(offered.height)),
      ]
    case .moved(let point), .centred(let point): [Field("x", point.x), Field("y", point.y)]
    case .corner: []
    case .aligned(let axis, let own, let child):
      [self.axis(axis), Field("line", own), Field("guide", child), Field("origin", own - child)]
    case .candidates(let candidates):
      [Field("candidates", .objects(candidates.map { candidate($0, name) }))]
    case .scrolled(let axes, let offset):
      [Field("axes", .text(names(axes))), Field("x", offset.x), Field("y", offset.y)]
    case .tracks(let axis, let lengths, let gaps):
      [self.axis(axis), Field("lengths", .lengths(lengths)), Field("gaps", .lengths(gaps))]
    case .cell(let row, let column, let span):
      [Field("row", Double(row)), Field("column", Double(column)), Field("span", Double(span))]
    case .lines(let count, let pitch): [Field("count", Double(count)), Field("pitch", pitch)]
    }
  }

  private static func axis(_ axis: Axis) -> Field {
    Field("axis", .text(axis == .horizontal ? "horizontal" : "vertical"))
  }

  private static func names(_ axes: AxisSet) -> String {
    [(Axis.horizontal, "horizontal"), (.vertical, "vertical")].filter { axes.contains($0.0) }
      .map(\.1).joined(separator: " ")
  }

  private static func share(_ share: StackShare, _ name: (NodeID) -> String) -> [Field] {
    [
      Field("view", .text(name(share.child))), Field("priority", share.priority),
      Field("minimum", share.minimum), Field("flexibility", share.flexibility),
      Field("available", share.available), Field("sharers", Double(share.sharers)),
      Field("offered", share.offered), Field("taken", share.taken),
    ]
  }

  private static func bounds(_ bounds: FrameBounds) -> [Field] {
    [
      Field("minimum", .length(bounds.minimum)), Field("ideal", .length(bounds.ideal)),
      Field("maximum", .length(bounds.maximum)), Field("proposed", .length(bounds.proposed)),
      Field("offered", .length(bounds.offered)), Field("child", bounds.child),
      Field("length", bounds.length),
    ]
  }

  private static func edges(_ insets: EdgeInsets) -> [Field] {
    [
      Field("top", insets.top), Field("leading", insets.leading), Field("bottom", insets.bottom),
      Field("trailing", insets.trailing),
    ]
  }

  private static func candidate(
    _ candidate: LayoutCandidate, _ name: (NodeID) -> String
  ) -> [Field] {
    [
      Field("view", .text(name(candidate.child))), Field("width", candidate.ideal.width),
      Field("height", candidate.ideal.height), Field("fits", .flag(candidate.tooLong == nil)),
      Field("chosen", .flag(candidate.isChosen)),
    ]
  }
}

extension ExplanationFields.Field {
  init(_ name: String, _ value: ExplanationFields.Value) {
    self.init(name: name, value: value)
  }

  init(_ name: String, _ length: Double) {
    self.init(name: name, value: .length(length))
  }
}

extension JSONWriter {
  /// A member with a comma before it.
  mutating func field(_ field: ExplanationFields.Field) {
    raw(", ")
    member(field)
  }

  private mutating func member(_ field: ExplanationFields.Field) {
    string(field.name)
    raw(": ")
    switch field.value {
    case .length(let length): self.length(length)
    case .text(let text): string(text)
    case .flag(let flag): boolean(flag)
    case .lengths(let lengths):
      list(lengths.count) { writer, place in writer.number(lengths[place]) }
    case .objects(let objects):
      list(objects.count) { writer, place in
        writer.raw("{ ")
        for (index, member) in objects[place].enumerated() {
          if index > 0 { writer.raw(", ") }
          writer.member(member)
        }
        writer.raw(" }")
      }
    }
  }

  private mutating func list(_ count: Int, _ element: (inout JSONWriter, Int) -> Void) {
    raw("[")
    for place in 0..<count {
      if place > 0 { raw(", ") }
      element(&self, place)
    }
    raw("]")
  }
}
