import ViewTreeScript

/// Modifiers whose closure changes a view over time. The initial result is expanded.
extension SwiftLowering {
  /// `phaseAnimator` with its first phase, `keyframeAnimator` with its initial value, or `nil` for
  /// any other modifier.
  func animate(
    _ entries: [ViewEntry], by name: Name, _ arguments: [Argument], _ range: Range<Int>,
    _ scope: Scope
  ) -> [ViewEntry]? {
    guard let first = arguments.first,
      let content = arguments.first(where: { $0.isTrailing || $0.label?.text == "content" })?.value,
      case .closure(let closure) = content.form
    else { return nil }
    let place = first.value.range
    var value = text(of: first.value, scope)
    switch (name.text, first.label?.text) {
    case ("phaseAnimator", nil):
      value =
        SourceText("(", at: place.lowerBound) + value + SourceText(")[0]", at: place.upperBound)
    case ("keyframeAnimator", "initialValue"): break
    default: return nil
    }
    var (names, inner) = parameters(of: closure, ["content", "value"], scope)
    guard names.count == 2 else { return nil }
    inner.names[names[0]] = .written(entries)
    let views = lower(closure.body, inner)
    return names[1] == "_"
      ? views : self.entries(views, with: [(names[1], place, .text(value, place))], range)
  }
}
