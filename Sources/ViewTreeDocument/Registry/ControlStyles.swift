/// The styles of controls, as the enclosing style modifiers set them.
public struct ControlStyles: Sendable {
  /// The style of text fields.
  public var textField = TextFieldStyleChoice.plain
  /// The style of buttons.
  public var button = ButtonStyleChoice.borderless
  /// The style of pickers.
  public var picker = PickerStyleChoice.menu
  /// The style of date pickers.
  public var datePicker = DatePickerStyleChoice.compact
  /// The style of progress views. `nil` lets each choose depending on its value.
  public var progressView: ProgressViewStyleChoice?
  /// The style of labels.
  public var label = LabelStyleChoice.titleAndIcon
  /// The style of toggles.
  public var toggle = ToggleStyleChoice.switch
  /// The style of gauges.
  public var gauge = GaugeStyleChoice.linear

  /// The styles of text fields with their own sizes.
  public enum TextFieldStyleChoice: Sendable { case plain, roundedBorder }
  /// The styles of buttons with their own sizes.
  public enum ButtonStyleChoice: Sendable {
    case borderless, bordered
    /// As large as its label, whose color stays.
    case plain
    /// As large as a bordered one, and filled with the accent color.
    case prominent
    /// As large as a bordered one, on glass.
    case glass

    /// True if the button has padding around its label.
    public var isBordered: Bool { self == .bordered || self == .prominent || self == .glass }
  }
  /// The styles of pickers with their own sizes.
  public enum PickerStyleChoice: Sendable {
    case menu, segmented, wheel
    /// The label and the chosen option in a row.
    case navigationLink
    /// The options in the rows of a list, and a wheel elsewhere.
    case inline
  }
  /// The styles of date pickers with their own sizes.
  public enum DatePickerStyleChoice: Sendable { case compact, wheel, graphical }
  /// The styles of progress views.
  public enum ProgressViewStyleChoice: Sendable { case linear, circular }
  /// The styles of labels.
  public enum LabelStyleChoice: Sendable {
    case titleAndIcon, titleOnly, iconOnly
    /// The icon above the title, as large views of the system have it.
    case stacked
  }
  /// The styles of toggles.
  public enum ToggleStyleChoice: Sendable { case `switch`, button }
  /// The styles of gauges.
  public enum GaugeStyleChoice: Sendable { case linear, circular }
}
