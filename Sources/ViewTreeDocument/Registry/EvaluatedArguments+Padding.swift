import ViewTreeLayout

extension EvaluatedArguments {
  /// The insets that the arguments of `padding` ask for, in points: edges, length, and one for each edge.
  func paddingInsets() -> EdgeInsets {
    let (top, leading) = (number(2), number(3))
    let (bottom, trailing) = (number(4), number(5))
    if top != nil || leading != nil || bottom != nil || trailing != nil {
      return EdgeInsets(
        top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
    }
    let edges = edges(0) ?? .all
    let length = number(1) ?? PaddingLayout.defaultLength
    return EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0
    )
  }
}
