import ViewTreeScript

/// The facts about a modifier's parameter that its declaration in Swift lacks. All others are
/// derived when the modifier is first used.
struct ParameterOutline: Sendable {
  /// SwiftUI's name or label.
  let name: String
  /// The type. `nil` if it follows from the declaration (`ParameterType.init(of:)`).
  let type: ParameterType?
  /// True if it has no label. `nil` if the declaration decides.
  let isUnlabelled: Bool?
  /// True if it's required. `nil` if it's required exactly where each overload requires it.
  let isRequired: Bool?
  /// Another name that is accepted.
  let alias: String?
  /// The value with which the modifier has no effect.
  let neutral: ParameterDefinition.Neutral?
  /// The type that SwiftUI accepts instead of the text.
  let swiftForm: String?
  /// One sentence for the reference.
  let summary: String

  /// Creates an outline of a parameter with the type of its declaration.
  init(
    _ name: String, unlabelled: Bool? = nil, required: Bool? = nil, alias: String? = nil,
    neutral: ParameterDefinition.Neutral? = nil, orAs swiftForm: String? = nil, _ summary: String
  ) {
    self.init(
      name, type: nil, unlabelled: unlabelled, required: required, alias: alias, neutral: neutral,
      orAs: swiftForm, summary)
  }

  /// Creates an outline of a parameter with its own type.
  init(
    _ name: String, _ type: ParameterType, unlabelled: Bool? = nil, required: Bool? = nil,
    alias: String? = nil, neutral: ParameterDefinition.Neutral? = nil,
    orAs swiftForm: String? = nil, _ summary: String
  ) {
    self.init(
      name, type: type, unlabelled: unlabelled, required: required, alias: alias,
      neutral: neutral, orAs: swiftForm, summary)
  }

  private init(
    _ name: String, type: ParameterType?, unlabelled: Bool?, required: Bool?, alias: String?,
    neutral: ParameterDefinition.Neutral?, orAs swiftForm: String?, _ summary: String
  ) {
    self.name = name
    self.type = type
    isUnlabelled = unlabelled
    isRequired = required
    self.alias = alias
    self.neutral = neutral
    self.swiftForm = swiftForm
    self.summary = summary
  }

  /// The whole parameter, by the overloads of the modifier.
  func definition(in overloads: [CallOverload]) -> ParameterDefinition {
    let declared = overloads.map { overload in overload.parameters.first { isSame(as: $0) } }
    let first = declared.lazy.compactMap(\.self).first
    return ParameterDefinition(
      name, type ?? first.map { ParameterType(of: $0) } ?? .expression,
      unlabelled: isUnlabelled ?? first.map { $0.label == nil } ?? false,
      required: isRequired ?? declared.allSatisfy { $0?.isRequired ?? false },
      alias: alias, neutral: neutral, orAs: swiftForm, summary)
  }

  private func isSame(as parameter: CallOverload.Parameter) -> Bool {
    if parameter.name == CallOverloads.unseen { return false }
    let names = [name, alias].compactMap(\.self)
    return names.contains { $0 == parameter.name || $0 == parameter.label }
  }
}

extension CallOverload.Parameter {
  /// True if it has neither a default nor the default `nil`.
  fileprivate var isRequired: Bool { !hasDefault && !type.hasSuffix("?") }
}

extension ParameterType {
  /// The type of the document's argument for a parameter in Swift. Types of SwiftUI without a form
  /// in documents are expressions.
  init(of parameter: CallOverload.Parameter) {
    switch parameter.form {
    case .builder, .view: self = .content
    case .closure(let count): self = .closure(count == 0 ? .action : .valueAction)
    case .shownText: self = .text
    // `S` is a style rather than text.
    case .text where parameter.type == "S": self = .expression
    case .text: self = .text
    case .value:
      self = Self.value(
        parameter.type.hasSuffix("?") ? String(parameter.type.dropLast()) : parameter.type)
    }
  }

  private static func value(_ type: String) -> ParameterType {
    switch type {
    case "Bool": .bool
    case "CGFloat", "Double": .number
    case "Int": .integer
    case "String": .text
    // Shape styles, which can also be a generic parameter (`Y`).
    case "Color", "Y", "Text.LineStyle.Pattern": .style
    case "Angle": .angle
    case "UnitPoint": .unitPoint
    case "Alignment": .alignment
    case "Edge.Set": .edges
    case "Axis.Set": .axes
    case "Image": .content
    case "Binding<Bool>": .presented
    case _ where type.hasPrefix("Binding<") || type.hasSuffix(".Binding"): .binding
    default: .expression
    }
  }
}
