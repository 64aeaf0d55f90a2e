/// A size of controls, as `controlSize` sets it (docs/explanation/controls.md, Control sizes).
public enum ControlSize: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge

  /// The padding of a bordered button around its label.
  public var buttonPadding: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: ControlMetrics.borderedButtonPadding
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The style of a bordered button's label, if no font is set.
  public var buttonFont: FontStyle {
    switch self {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }

  /// The ProgressView as a spinning wheel.
  public var progressWheel: ControlMetrics {
    var metrics = ControlMetrics.progressWheel
    if self == .large || self == .extraLarge { metrics.size = Size(width: 37, height: 37) }
    return metrics
  }
}
