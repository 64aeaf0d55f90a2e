/// Diagnostics about views that a step can't tap or scroll, in alphabetical order.
extension Diagnostic {
  /// A scroll view that doesn't scroll, because of its own modifier or a modifier of the enclosing
  /// view `cause`.
  public static func scrollDisabled(
    _ view: String, around cause: String?, at modifier: SourceRange, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "scroll-disabled",
      message:
        "'\(view)' cannot be scrolled: \(cause.map { "the enclosing '\($0)'" } ?? "it") has "
        + "scrollDisabled",
      range: range, help: "enable scrolling first, with a step that changes the state",
      notes: [Diagnostic.Note("scrolling is disabled here", at: modifier)])
  }

  /// A view whose tapped point is clipped by an enclosing view or scroll view, which is `clip`.
  public static func tapClipped(
    _ view: String, _ touch: Touch, by clip: String?, isScrollView: Bool, at point: String,
    _ range: SourceRange
  ) -> Diagnostic {
    let owner = clip.map { "'\($0)'" } ?? "its own clip"
    return Diagnostic(
      id: "tap-clipped",
      message:
        "'\(view)' cannot be \(touch.done): its middle, \(point), is outside the visible part of \(owner)",
      range: range,
      help: isScrollView
        ? "scroll to it first, with a step such as { \"scroll\": { \"\(clip ?? view)\": 120 } }"
        : "move it into the visible part, or \(touch) a visible view")
  }

  /// A view that another view covers.
  public static func tapCovered(
    _ view: String, _ touch: Touch, by cover: String, at point: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "tap-covered",
      message: "'\(view)' cannot be \(touch.done): '\(cover)' is in front of its middle, \(point)",
      range: range,
      help: "let taps through '\(cover)' with allowsHitTesting(false), or remove it first")
  }

  /// A view that is disabled, by its own modifier or a modifier of the enclosing view `cause`.
  public static func tapDisabled(
    _ view: String, _ touch: Touch, around cause: String?, at modifier: SourceRange,
    _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "tap-disabled",
      message: "'\(view)' cannot be \(touch.done): \(subject(cause)) is disabled", range: range,
      help: "enable it first, with a step that changes the state",
      notes: [Diagnostic.Note("it is disabled here", at: modifier)])
  }

  /// A view that is hidden, by its own modifier or a modifier of the enclosing view `cause`.
  public static func tapHidden(
    _ view: String, _ touch: Touch, around cause: String?, at modifier: SourceRange,
    _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "tap-hidden",
      message: "'\(view)' cannot be \(touch.done): \(subject(cause)) is hidden", range: range,
      help: "show it first, with a step that changes the state",
      notes: [Diagnostic.Note("it is hidden here", at: modifier)])
  }

  /// A view that isn't placed, such as a view that `ViewThatFits` didn't choose, or a view in an
  /// offscreen row.
  public static func tapNotPlaced(
    _ view: String, _ touch: Touch, isOutOfSight: Bool, _ range: SourceRange
  ) -> Diagnostic {
    isOutOfSight
      ? Diagnostic(
        id: "tap-hidden", message: "'\(view)' cannot be \(touch.done): its row is offscreen",
        range: range, help: "scroll to it first")
      : Diagnostic(
        id: "tap-hidden", message: "'\(view)' cannot be \(touch.done): it is not shown",
        range: range,
        help: "\(touch) a view that is shown")
  }

  /// A view that passes taps through, without another view in the background that receives them.
  public static func tapLetThrough(
    _ view: String, _ touch: Touch, around cause: String?, at modifier: SourceRange,
    _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "tap-let-through",
      message: "'\(view)' cannot be \(touch.done): \(subject(cause)) lets taps through",
      range: range,
      help: "remove allowsHitTesting(false), or \(touch) another view",
      notes: [Diagnostic.Note("taps go through it here", at: modifier)])
  }

  /// A view that isn't in the window where it would be tapped.
  public static func tapOutside(
    _ view: String, _ touch: Touch, at point: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "tap-outside",
      message: "'\(view)' cannot be \(touch.done): its middle, \(point), is outside the window",
      range: range, help: "make the window larger, or put the view into a scroll view")
  }

  /// The view itself, or the enclosing view that is the cause.
  private static func subject(_ cause: String?) -> String {
    cause.map { "the enclosing '\($0)'" } ?? "it"
  }
}
