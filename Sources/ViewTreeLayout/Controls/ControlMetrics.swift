/// The sizes of a control, in points, at the default text size (docs/explanation/controls.md).
public struct ControlMetrics: BitwiseCopyable, Sendable, Equatable {
  /// The position of a control's label.
  public enum LabelPlacement: UInt8, BitwiseCopyable, Sendable {
    /// At the leading edge, the control at the trailing one.
    case leading
    /// Above the control, at the leading edge.
    case above
    /// Below the control, in the middle.
    case below
    /// Nowhere: it takes no room.
    case hidden
  }

  /// The control itself: its ideal width and its height.
  public var size: Size
  /// True if the control takes the proposed width.
  public var fillsWidth: Bool
  /// True if the control takes the proposed height.
  public var fillsHeight: Bool
  /// The gap between the label and the control. At the leading edge, it is a minimum. A label below
  /// follows the rules of spacing instead.
  public var gap: Double
  /// The position of the label.
  public var label: LabelPlacement
  /// True if both text baselines are at the upper edge.
  public var hasBaselinesAtTop = false

  /// The sizes of a control of one's own.
  public init(
    size: Size, fillsWidth: Bool, fillsHeight: Bool = false, gap: Double = 8,
    label: LabelPlacement = .leading
  ) {
    self.size = size
    self.fillsWidth = fillsWidth
    self.fillsHeight = fillsHeight
    self.gap = gap
    self.label = label
  }

  /// The same control without its label, no wider than itself.
  public var withoutLabel: ControlMetrics {
    var metrics = self
    // A control behind its label filled the width for the label's sake.
    if label == .leading { metrics.fillsWidth = false }
    metrics.label = .hidden
    return metrics
  }

  /// The same control with both text baselines at its upper edge.
  private var withBaselinesAtTop: ControlMetrics {
    var metrics = self
    metrics.hasBaselinesAtTop = true
    return metrics
  }

  private static func filling(
    _ width: Double, _ height: Double, label: LabelPlacement = .hidden
  ) -> ControlMetrics {
    ControlMetrics(size: Size(width: width, height: height), fillsWidth: true, label: label)
  }
}

// One line of docs/explanation/controls.md each; that page says which numbers are measured and which are not.
extension ControlMetrics {
  /// TextField, plain or automatic.
  public static func textField(on platform: Platform) -> ControlMetrics {
    filling(10, platform == .iOS26 ? 26 : 22)
  }
  /// TextField with a rounded border, SecureField.
  public static let roundedTextField = filling(10, 34)
  /// TextEditor.
  public static let textEditor = ControlMetrics(
    size: Size(width: 10, height: 10), fillsWidth: true, fillsHeight: true, label: .hidden)
  /// Toggle.
  public static func toggle(on platform: Platform) -> ControlMetrics {
    let size = platform == .iOS26 ? Size(width: 66, height: 30) : Size(width: 51, height: 31)
    return filling(size.width, size.height, label: .leading).withBaselinesAtTop
  }
  /// Slider.
  public static let slider = filling(150, 31)
  /// Stepper.
  public static let stepper = filling(94, 32, label: .leading).withBaselinesAtTop
  /// Picker of segments.
  public static let segmentedPicker = filling(150, 31)
  /// Picker or DatePicker as a wheel.
  public static let wheelPicker = ControlMetrics(
    size: Size(width: 320, height: 216), fillsWidth: false, label: .hidden)
  /// NavigationLink in a row: its label, and the arrow at the end.
  public static let navigationLinkRow = filling(7 + 2.0 / 3, 12, label: .leading)
  /// DatePicker as a calendar.
  public static let calendar = filling(320, 330)
  /// DatePicker, compact.
  public static let compactDatePicker = filling(120, 34, label: .leading)
  /// ColorPicker.
  public static let colorPicker = filling(28, 28, label: .leading)
  /// The bar of a Gauge.
  public static let gaugeBar = filling(150, 4)
  /// ProgressView as a bar.
  public static let progressBar = ControlMetrics(
    size: Size(width: 150, height: 4), fillsWidth: true, gap: 4, label: .above)
  /// ProgressView as a spinning wheel.
  public static let progressWheel = ControlMetrics(
    size: Size(width: 20, height: 20), fillsWidth: false, label: .below)

  /// The padding of a bordered button around its label.
  public static let borderedButtonPadding = EdgeInsets(
    top: 7, leading: 12, bottom: 7, trailing: 12)
  /// The padding of a menu picker around the chosen option, including the arrows after it.
  public static let menuPickerPadding = EdgeInsets(
    top: 8, leading: 13.5, bottom: 8, trailing: 13.5 + 4 + 9)
  /// The bar of a TabView, above the bottom safe area.
  public static let tabBarHeight = 49.0
  /// The default minimum row height in the environment.
  public static let leastRowHeight = 44.0
  /// The room for the icon of a Label in a row, on iOS 26.
  public static let rowIconWidth = 24.0
  /// The gap between that room and the title.
  public static let rowLabelGap = 16.0
  /// The padding of a TextField with a rounded border around its text.
  public static let roundedFieldPadding = EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
  /// The padding of a GroupBox around its views.
  public static let groupBoxPadding = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The width of a column in a split view.
  public static let navigationColumn = 320.0
  /// The arrow of a DisclosureGroup.
  public static let disclosureArrow = Size(width: 12, height: 12)
  /// A Gauge as a ring.
  public static let circularGauge = Size(width: 58, height: 58)
  /// The gap between the bar of a Gauge and its labels.
  public static let gaugeGap = 4.0
  /// The gap between the icon and the title of a Label.
  public static let labelGap = 8.0
}
