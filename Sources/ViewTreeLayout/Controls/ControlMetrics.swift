/// The sizes of controls, in points: iOS 15 to 18 at the default text size.
public struct ControlMetrics: BitwiseCopyable, Sendable, Equatable {
  /// The control itself: its ideal width and its height.
  public var size: Size
  /// Whether the control takes the width it is proposed.
  public var fillsWidth: Bool
  /// Whether the control takes the height it is proposed.
  public var fillsHeight: Bool
  /// Between the label and the control, at least.
  public var gap: Double

  /// The sizes of a control of one's own.
  public init(size: Size, fillsWidth: Bool, fillsHeight: Bool = false, gap: Double = 8) {
    self.size = size
    self.fillsWidth = fillsWidth
    self.fillsHeight = fillsHeight
    self.gap = gap
  }

  private static func filling(_ width: Double, _ height: Double) -> ControlMetrics {
    ControlMetrics(size: Size(width: width, height: height), fillsWidth: true)
  }

  private static func fixed(_ width: Double, _ height: Double) -> ControlMetrics {
    ControlMetrics(size: Size(width: width, height: height), fillsWidth: false)
  }

  /// TextField, plain or automatic.
  public static let textField = filling(10, 22)
  /// TextField with a rounded border, SecureField.
  public static let roundedTextField = filling(10, 34)
  /// TextEditor.
  public static let textEditor = ControlMetrics(
    size: Size(width: 10, height: 10), fillsWidth: true, fillsHeight: true)
  /// Toggle with its label.
  public static let toggle = filling(51, 31)
  /// Toggle whose label is hidden.
  public static let toggleSwitch = fixed(51, 31)
  /// Slider.
  public static let slider = filling(150, 31)
  /// Stepper with its label.
  public static let stepper = filling(94, 32)
  /// Stepper whose label is hidden.
  public static let stepperButtons = fixed(94, 32)
  /// Picker of segments.
  public static let segmentedPicker = filling(150, 31)
  /// Picker or DatePicker as a wheel.
  public static let wheelPicker = filling(320, 216)
  /// DatePicker, compact.
  public static let compactDatePicker = filling(120, 34)
  /// ProgressView as a bar.
  public static let progressBar = filling(150, 4)
  /// ProgressView as a spinning wheel.
  public static let progressWheel = fixed(20, 20)

  /// What a bordered button adds around its label.
  public static let borderedButtonPadding = EdgeInsets(
    top: 7, leading: 12, bottom: 7, trailing: 12)
  /// Between the icon and the title of a Label.
  public static let labelGap = 8.0
}
