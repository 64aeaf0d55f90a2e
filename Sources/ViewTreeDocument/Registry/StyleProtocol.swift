/// The kinds of controls that each have one style modifier.
public enum StyleKind: UInt8, CaseIterable, Sendable {
  case button, controlGroup, disclosureGroup, gauge, groupBox, label, labeledContent, menu
  case progressView, textField, toggle
}

/// A protocol of SwiftUI that custom styles conform to
/// (docs/reference/format/components.md, Custom styles).
public enum StyleProtocol: String, CaseIterable, Sendable {
  case button = "ButtonStyle"
  case controlGroup = "ControlGroupStyle"
  case disclosureGroup = "DisclosureGroupStyle"
  case gauge = "GaugeStyle"
  case groupBox = "GroupBoxStyle"
  case label = "LabelStyle"
  case labeledContent = "LabeledContentStyle"
  case menu = "MenuStyle"
  case primitiveButton = "PrimitiveButtonStyle"
  case progressView = "ProgressViewStyle"
  case textField = "TextFieldStyle"
  case toggle = "ToggleStyle"

  /// The kind of controls that it's for.
  public var kind: StyleKind {
    switch self {
    case .button, .primitiveButton: .button
    case .controlGroup: .controlGroup
    case .disclosureGroup: .disclosureGroup
    case .gauge: .gauge
    case .groupBox: .groupBox
    case .label: .label
    case .labeledContent: .labeledContent
    case .menu: .menu
    case .progressView: .progressView
    case .textField: .textField
    case .toggle: .toggle
    }
  }

  /// The view that it's for, which can be made from the configuration: `Toggle(configuration)`.
  public var control: String {
    self == .primitiveButton ? "Button" : String(rawValue.dropLast("Style".count))
  }

  /// The modifier that sets it.
  public var modifier: String { control.prefix(1).lowercased() + control.dropFirst() + "Style" }

  /// The type of its configuration, or `nil` if the configuration is the control itself.
  public var configuration: String? {
    self == .textField ? nil : rawValue + "Configuration"
  }

  /// The function that makes the views.
  public var function: String { self == .textField ? "_body" : "makeBody" }

  /// True if a tap performs the control's action. Other styles handle taps themselves.
  public var answersTaps: Bool { self == .button }

  /// The views of the control that it places.
  public var parts: [String] {
    ViewRegistry.standard[control]?.styled?.parts.map(\.name) ?? []
  }
}
