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
    /// No label, which takes no space.
    case hidden
  }

  /// The control itself: its ideal width and its height.
  public var size: Size
  /// True if the control takes the proposed width.
  public var fillsWidth: Bool
  /// True if the control takes the proposed height.
  public var fillsHeight: Bool
  /// The gap between the label and the control. At the leading edge, it's a minimum. A label below
  /// follows the rules of spacing instead.
  public var gap: Double
  /// The position of the label.
  public var label: LabelPlacement
  /// True if both text baselines are at the upper edge.
  public var hasBaselinesAtTop = false
  /// True of a text field with a rounded border.
  var hasEdge = false
  /// True if the label alone determines the height, which the control overflows.
  public var isAsHighAsLabel = false

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

  /// The control without its label, no wider than the control alone.
  public var withoutLabel: ControlMetrics {
    var metrics = self
    // A control after its label fills the width only because of the label.
    if label == .leading { metrics.fillsWidth = false }
    metrics.label = .hidden
    return metrics
  }

  /// The control in a row of a list: as tall as its label (docs/explanation/containers.md, Lists).
  public var inRow: ControlMetrics {
    var metrics = self
    metrics.isAsHighAsLabel = true
    return metrics
  }

  /// The control with both text baselines at its upper edge.
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

// The numbers and their sources are in docs/explanation/controls.md.
extension ControlMetrics {
  /// TextField and SecureField, plain or automatic: a line with its leading, in whole pixels.
  public static func textField(_ font: Font, scale: Int) -> ControlMetrics {
    let line =
      font.style == nil
      ? FontMetrics.lineHeight * font.size : FontStyle.lineDistance(at: font.size)
    return filling(10, PixelGrid(scale: Double(scale)).roundUp(line))
  }
  /// True of a field without a border.
  var isPlainField: Bool {
    fillsWidth && !fillsHeight && label == .hidden && size.width == 10 && !hasEdge
  }
  /// True of a TextField or a SecureField.
  var isField: Bool { isPlainField || hasEdge }
  /// TextField and SecureField with a rounded border: 12 points taller than a plain field, and not
  /// below 34.
  public static func roundedTextField(_ font: Font, scale: Int) -> ControlMetrics {
    var metrics = textField(font, scale: scale)
    metrics.size.height = max(metrics.size.height + 12, 34)
    metrics.hasEdge = true
    return metrics
  }
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
  /// The height of a Picker of segments.
  static let segmentedHeight = 31.0
  /// The space that a segment has around the widest title, both sides together.
  static let segmentPadding = 20.0
  /// The minimum width of a segment.
  static let leastSegmentWidth = 32.0
  /// The ideal width of segments whose titles are unknown.
  static let idealSegmentsWidth = 150.0
  /// The gap before the badge of a row.
  public static let badgeGap = 8.0
  /// The symbol of a ContentUnavailableView: about 50 points wide on an iPhone.
  public static let messageIconFont = Font.system(size: 42)
  /// The text of a segment.
  public static let segmentFont = Font.system(size: 13, weight: .medium)
  /// Picker or DatePicker as a wheel.
  public static let wheelPicker = ControlMetrics(
    size: Size(width: 320, height: 216), fillsWidth: false, label: .hidden)
  /// NavigationLink in a row: its label, and the arrow at the end.
  public static let navigationLinkRow = filling(7 + 2.0 / 3, 12, label: .leading)
  /// The end of a row that leads to options, after the chosen option: a gap and the arrow.
  public static let rowArrow = navigationLinkRow.gap + navigationLinkRow.size.width
  /// DatePicker as a calendar.
  public static let calendar = filling(320, 330)
  /// DatePicker, compact: a pill for the date and one for the time, each 27 points wider than its
  /// text. They are 14 points taller than a line of text, and at least 40 points tall with a time.
  public static func compactDatePicker(
    _ font: Font, date: String?, time: String?, scale: Int
  ) -> ControlMetrics {
    let pills = [date, time].compactMap { $0 }
    let width = pills.reduce(0) { $0 + datePillWidth($1, font, scale: scale) }
    let height =
      PixelGrid(scale: Double(scale)).roundUp(FontMetrics(font).lineHeight) + datePillHeight
    return filling(
      width + datePillGap * Double(max(pills.count - 1, 0)),
      time == nil ? height : max(height, leastTimePillHeight), label: .leading)
  }
  /// The width of the pill around a text.
  public static func datePillWidth(_ text: String, _ font: Font, scale: Int) -> Double {
    PixelGrid(scale: Double(scale)).roundUp(font.width(of: text)) + datePillPadding
  }
  /// The width that a pill adds to its text.
  static let datePillPadding = 27.0
  /// The height that a pill adds to a line of text.
  static let datePillHeight = 14.0
  /// The minimum height of a pill next to a time.
  static let leastTimePillHeight = 40.0
  /// The distance between two pills.
  public static let datePillGap = 5.0
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
  /// The end of a menu picker in a row, after the chosen option: a gap and the arrows.
  public static let menuPickerArrows = 4.0 + 9
  /// The end of a row of an inline picker: a gap, and the checkmark of the chosen option.
  static let checkmarkWidth = 24.0
  /// The distance of bar items from the sides of a screen, and between two of them.
  static let barItemGap = 16.0
  /// The minimum width and height of a bar item on iOS 26, whose glass has a capsule form.
  static let barCapsule = 44.0
  /// The padding of a bar item on iOS 26, on each side.
  static let barCapsulePadding = 12.0
  /// The height of a bottom bar, in points.
  public static let bottomBarHeight = 44.0
  /// The height of a search field at the bottom, on an iPhone with iOS 26.
  static let bottomSearchHeight = 76.0
  /// The height of a tab bar with the bottom safe area, on iOS 26.
  public static let wholeTabBarHeight = 83.0
  /// The space at the leading edge of a row that can be deleted, in edit mode.
  static let deleteControlWidth = 40.0
  /// The space at the trailing edge of a row that can be moved, in edit mode.
  static let moveControlWidth = 43.0
  /// The default minimum row height in the environment.
  public static let leastRowHeight = 44.0
  /// The space for the icon of a Label in a row, on iOS 26.
  public static let rowIconWidth = 24.0
  /// The gap between that space and the title.
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
