import ViewTreeLayout

/// The arguments of `padding` and `safeAreaPadding`: edges and a length, or an inset for each edge.
struct PaddingArguments: Sendable {
  private let edges: Handle<EdgeSet>
  private let length: Handle<Length>
  private let top: Handle<Double>
  private let leading: Handle<Double>
  private let bottom: Handle<Double>
  private let trailing: Handle<Double>

  /// Declares them. `combinesEdges` is true if edges can choose among the insets.
  init(_ p: ParameterList, combinesEdges: Bool = false) {
    edges = p("edges", .edges, unlabelled: true, "The edges (default: all).")
    length = p(
      "length", .lengthOrInsets, unlabelled: true, "Points (default: 16), or `EdgeInsets`.")
    top = p("top", .number, along: .vertical, "Points at the top.")
    leading = p("leading", .number, along: .horizontal, "Points at the leading edge.")
    bottom = p("bottom", .number, along: .vertical, "Points at the bottom.")
    trailing = p("trailing", .number, along: .horizontal, "Points at the trailing edge.")
    p.exclude(
      combinesEdges ? [length.place] : [edges.place, length.place],
      [top.place, leading.place, bottom.place, trailing.place])
  }

  /// The requested insets at some edges, in points. Existing insets remain at other edges.
  func read(_ arguments: EvaluatedArguments, over outer: EdgeInsets) -> EdgeInsets {
    let insets = read(arguments)
    guard let edges = arguments[edges] else { return insets }
    return insets.over(outer, at: edges)
  }

  /// The requested insets, in points.
  func read(_ arguments: EvaluatedArguments) -> EdgeInsets {
    // Most paddings have one length or none, so try that first.
    if arguments.areAbsent(top.place...trailing.place) { return readLength(arguments) }
    let (top, leading) = (arguments[top], arguments[leading])
    let (bottom, trailing) = (arguments[bottom], arguments[trailing])
    if top != nil || leading != nil || bottom != nil || trailing != nil {
      return EdgeInsets(
        top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
    }
    return readLength(arguments)
  }

  private func readLength(_ arguments: EvaluatedArguments) -> EdgeInsets {
    let edges = arguments[edges] ?? .all
    switch arguments[length] ?? .points(PaddingLayout.defaultLength) {
    case .points(let length): return EdgeInsets(length, at: edges)
    case .insets(let insets): return insets.over(.zero, at: edges)
    }
  }

  /// A length for all edges, or one for each.
  enum Length: ArgumentValue {
    case points(Double)
    case insets(EdgeInsets)

    static func read(_ argument: EvaluatedArgument) -> Length? {
      Double.read(argument).map { .points($0) } ?? EdgeInsets.read(argument).map { .insets($0) }
    }

    static func read(constant: Argument) -> Length? {
      Double.read(constant: constant).map { .points($0) }
    }
  }
}

extension EdgeInsets {
  /// These insets at some edges, and `outer` at the others, in points.
  fileprivate func over(_ outer: EdgeInsets, at edges: EdgeSet) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : outer.top,
      leading: edges.contains(.leading) ? leading : outer.leading,
      bottom: edges.contains(.bottom) ? bottom : outer.bottom,
      trailing: edges.contains(.trailing) ? trailing : outer.trailing)
  }

  /// A length at some edges, in points.
  init(_ length: Double, at edges: EdgeSet) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
