import ViewTreeDocument
import ViewTreeInspector
import ViewTreeScript

/// The arguments of one look by name.
struct DrawnLook {
  let inspection: Inspection
  /// The effect of the modifier on pictures, or `nil` for the view's own arguments and for
  /// modifiers without one.
  let painting: ModifierDefinition.Painting?
  private let look: InspectedLook
  /// The index of the modifier in its view, the innermost of which is 0.
  let place: UInt32?
  private let arguments: ArraySlice<InspectedArgument>

  init(_ look: InspectedLook, of view: InspectedView, in inspection: Inspection) {
    self.inspection = inspection
    painting = inspection.definition(of: look)?.painting
    self.look = look
    place = look.modifier.map { UInt32(view.firstModifier.distance(to: $0)) }
    arguments = inspection.arguments(of: look)
  }

  /// The name of the modifier, or `nil` for the view's own arguments.
  var name: String? { inspection.name(of: look) }

  /// The looks of a view, its own arguments first.
  static func looks(of view: InspectedView, in inspection: Inspection) -> [DrawnLook] {
    inspection.looks(of: view).map { DrawnLook($0, of: view, in: inspection) }
  }

  /// An argument.
  subscript(name: String) -> InspectedArgument.Value? {
    arguments.first { $0.name == name }?.value
  }

  /// The first argument.
  var first: InspectedArgument.Value? { arguments.first?.value }

  /// The style of a shape: its first argument without a label, which can be an inherited one.
  var style: InspectedArgument.Value? { arguments.first { $0.isUnlabelled }?.value }

  /// An argument that is a number.
  func number(_ name: String) -> Double? { self[name].flatMap(Self.number) }

  /// An argument that is a value of the language of scripts.
  func value(_ name: String) -> Value? {
    switch self[name] {
    case .value(let value)?: value
    case .some(let argument): text(argument).map { .string($0) }
    case nil: nil
    }
  }

  /// An argument as a string.
  func text(_ name: String) -> String? { self[name].flatMap(text) }

  /// The text, or the name of a value.
  func text(_ value: InspectedArgument.Value) -> String? {
    switch value {
    case .literal(let node), .member(let node): inspection.tree.text(node)
    case .text(let text), .written(let text), .option(let text): text
    case .value(.string(let text)): text
    case .value(.enumCase(let value)): value.name
    case .value(let value): value.description
    case .number(let number): NumberText.exact(number)
    case .flag(let flag): flag ? "true" : "false"
    case .angle, .parts: nil
    }
  }

  /// The name of a member or a call, without its type and arguments: `capsule` for `.capsule`.
  func bareName(_ value: InspectedArgument.Value) -> String? {
    text(value).flatMap { text in
      text.prefix { $0 != "(" }.split(separator: ".").last.map { String($0) }
    }
  }

  /// An argument that is a Boolean value.
  func flag(_ name: String) -> Bool? {
    switch self[name] {
    case .flag(let flag)?: flag
    case .value(.bool(let flag))?: flag
    default: nil
    }
  }

  static func number(_ value: InspectedArgument.Value) -> Double? {
    switch value {
    case .number(let number): number.isFinite ? number : nil
    case .value(let value): value.drawnNumber
    default: nil
    }
  }
}
