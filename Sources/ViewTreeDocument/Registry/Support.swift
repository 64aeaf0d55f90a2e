import ViewTreeLayout

/// The accuracy of a view or modifier in comparison with SwiftUI, and the source of its numbers
/// (docs/reference/supported-views.md).
public enum Support: Equatable, Sendable {
  /// The rules are SwiftUI's, if known (docs/explanation/layout.md).
  case exact
  /// The rules are SwiftUI's, and its numbers are those that were read from Apple's own layout on
  /// some systems.
  case measured(on: String)
  /// The rules are SwiftUI's, some numbers aren't: those along the axes.
  case approximate(String, along: AxisSet = .both)
  /// It affects neither layout nor preferences, in SwiftUI either. Reports show it as part of the
  /// view's appearance.
  case drawn
  /// It affects neither layout, nor preferences, nor the visible result, in SwiftUI either.
  case withoutEffect
  /// It's accepted, and its effect on layout is omitted.
  case notModelled(String)

  /// The words for the omitted effect, or `nil` if there is none.
  public var omission: String? {
    if case .notModelled(let words) = self { return words }
    return nil
  }

  /// Sizes that were recorded on a device or in a simulator, rounded to half a point.
  package static let recorded = Support.measured(on: "iOS 26, within half a point")

  /// Sizes without a comparison with a device.
  package static func estimated(_ note: String, along axes: AxisSet = .both) -> Support {
    .approximate("\(note), with an unknown error", along: axes)
  }

  /// The widths of text, which are exact if a document measures it with cells.
  package static let otherTypeface = Support.approximate(
    "widths come from another typeface", along: .horizontal)

  /// The widths of text in a font, with the error if it was measured (docs/explanation/text.md,
  /// Width).
  package static func otherTypeface(
    of font: Font, hasUnmeasuredCharacters: Bool = false
  ) -> Support {
    let error =
      switch (font.design, font.size) {
      case (.custom, _): "with an unknown error for a custom font"
      case (.serif, _), (.rounded, _): "with an unknown error for the \(font.design.name) design"
      case (.system, _) where hasUnmeasuredCharacters:
        "with an unknown error for characters that it lacks"
      case (.monospaced, _): "with an unknown error for monospaced text"
      case (_, 13...17.5): "0.46 points off on average"
      case (_, 18.4...28): "measured up to 28 points"
      case (_, 28...34): "interpolated from 28 and 34 points"
      default: "with an unknown error at this size"
      }
    return .approximate("widths come from another typeface, \(error)", along: .horizontal)
  }

  /// True if lengths on an axis may differ from SwiftUI's.
  ///
  /// With `usesCells`, text has the widths that the document requests.
  public func isInexact(along axis: Axis, usesCells: Bool) -> Bool {
    switch self {
    case .exact, .drawn, .withoutEffect: false
    case .measured, .notModelled: true
    case .approximate(_, let axes): axes.contains(axis) && !(usesCells && self == .otherTypeface)
    }
  }
}
