import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Arguments that determine how a view is drawn, collected while the tree is built.
struct LookRecord {
  let area: DrawnArea
  /// The first of its arguments in `Pass.lookArguments`.
  let firstArgument: ID<InspectedArgument>
  let argumentCount: UInt32
  /// The look of the foreground style that it inherits, or `none`.
  var foreground = ID<LookRecord>.none
}

/// Records how views are drawn, while a view or a modifier is built and its arguments are
/// available.
extension Pass {
  /// Records the current arguments of a visible modifier.
  func noteLook(of definition: ModifierDefinition, record: ID<ModifierRecord>) throws {
    guard let area = definition.draws else { return }
    let first = built.lookArguments.nextID
    for (place, parameter) in definition.parameters.enumerated() {
      let argument = context.argument(place)
      if Self.isNeutral(argument, parameter) {
        built.lookArguments.removeSubrange(first.index...)
        return
      }
      if area == .style, parameter.type == .content || parameter.type == .alignment { continue }
      if area == .motion, place > 0 { break }
      try noteArgument(argument, parameter, isStyleAlone: area == .style)
    }
    if area == .style || area == .motion, built.lookArguments.nextID == first { return }
    let foreground = definition.shapeStyle.map { takeForeground($0, at: first) } ?? .none
    built.modifiers[record].look = addLook(area == .motion ? .content : area, first, foreground)
  }

  /// Records a custom style by its name.
  func noteStyle(_ name: String, record: ID<ModifierRecord>) {
    built.lookArguments.append(
      InspectedArgument(name: "style", isUnlabelled: true, value: .option(name)))
    built.modifiers[record].look = addLook(.content, ID(built.lookArguments.count - 1))
  }

  /// Assigns the inherited foreground style to a shape without a style (docs/explanation/layout.md,
  /// Drawing). Returns the look that sets it, or `none`.
  private func takeForeground(
    _ style: Handle<Value>, at first: ID<InspectedArgument>
  ) -> ID<LookRecord> {
    guard case .absent = context.argument(style), let look = outerForeground,
      built.looks[look].argumentCount > 0
    else { return .none }
    built.lookArguments.insert(
      built.lookArguments[built.looks[look].firstArgument], at: first.index)
    return look
  }

  /// The look of the inherited foreground style.
  private var outerForeground: ID<LookRecord>? { context.environment.foreground.map { ID($0) } }

  /// Records the current arguments of a view that determine how it is drawn.
  func noteLook(of definition: ViewDefinition, view: ID<ViewRecord>) throws {
    // Most text is a literal without parts, which needs no look.
    if definition.isDrawnAsItsText, case .literal = built.views[view].text { return }
    let first = built.lookArguments.nextID
    for place in definition.drawnPlaces {
      // A literal without parts needs no look.
      if context.arguments.literal(place) != nil,
        case .styledText = definition.parameters[place].type
      {
        continue
      }
      try noteArgument(
        context.argument(place), definition.parameters[place], isStyleAlone: true)
    }
    if built.lookArguments.nextID > first { built.views[view].look = addLook(.content, first) }
  }

  private func addLook(
    _ area: DrawnArea, _ first: ID<InspectedArgument>, _ foreground: ID<LookRecord> = .none
  ) -> ID<LookRecord> {
    let look = built.looks.nextID
    built.looks.append(
      LookRecord(
        area: area, firstArgument: first,
        argumentCount: UInt32(built.lookArguments.count - first.index), foreground: foreground))
    return look
  }

  /// True if the argument makes the modifier neutral.
  private static func isNeutral(
    _ argument: EvaluatedArgument, _ parameter: ParameterDefinition
  ) -> Bool {
    switch (parameter.neutral, argument) {
    case (.number(let neutral)?, .number(let number)), (.number(let neutral)?, .angle(let number)):
      neutral == number
    case (.bool(let neutral)?, .bool(let flag)): neutral == flag
    default: false
    }
  }

  /// Records an argument. A single style, as that of a `Color`, is written without a label.
  private func noteArgument(
    _ argument: EvaluatedArgument, _ parameter: ParameterDefinition, isStyleAlone: Bool
  ) throws {
    guard let value = try lookValue(argument, parameter) else { return }
    built.lookArguments.append(
      InspectedArgument(
        name: parameter.name,
        isUnlabelled: parameter.isUnlabelled || (isStyleAlone && parameter.type == .style),
        value: value))
  }

  /// The value of an argument in a report, or `nil` for a missing argument.
  private func lookValue(
    _ argument: EvaluatedArgument, _ parameter: ParameterDefinition
  ) throws -> InspectedArgument.Value? {
    switch argument {
    case .number(let number): return .number(number)
    case .bool(let flag): return .flag(flag)
    case .option(let place):
      guard case .option(let names) = parameter.type else { return nil }
      return .option(names[Int(place)])
    case .angle(let radians): return .angle(radians)
    case .member(let node): return .member(node)
    case .literal(let node):
      if parameter.type == .styledText { return nil }
      try keep(literal: node)
      return .literal(node)
    case .text(let text): return parameter.type == .styledText ? nil : .text(text)
    case .font(_, let written): return .value(written)
    case .unitPoint(let point): return .value(.unitPoint(PointValue(x: point.x, y: point.y)))
    case .insets(let insets):
      return .value(
        .edgeInsets(
          EdgeInsetsValue(
            top: insets.top, leading: insets.leading, bottom: insets.bottom,
            trailing: insets.trailing)))
    case .size(let width, let height):
      return .value(.size(SizeValue(width: width, height: height)))
    case .styledText(let parts):
      return parameter.type == .styledText
        ? try styles(of: parts) : .text(parts.map(\.text).joined())
    case .value(let value): return try lookValue(value, parameter)
    case .absent, .lines, .alignment, .edges, .axes, .point, .gridItems: return nil
    }
  }

  /// The argument as a script value. For a binding, it's the value to which it refers.
  private func lookValue(
    _ value: Value, _ parameter: ParameterDefinition
  ) throws -> InspectedArgument.Value? {
    if case .string(let text) = value, parameter.type == .any { return .written(text) }
    guard case .binding(let binding) = value else { return .value(value) }
    let bound: Value
    do throws(ScriptFailure) {
      bound = try machine.read(binding)
    } catch {
      // The code that uses the binding reports its problem. Here, the look is skipped.
      return nil
    }
    switch bound {
    case .string(let text): return text.isEmpty ? nil : .text(text)
    case .bool(false): return nil
    default: return .value(bound)
    }
  }

  /// The looks of the parts of a text that is added up, or `nil` if no part has one of its own.
  private func styles(
    of parts: [EvaluatedArgument.TextPart]
  ) throws -> InspectedArgument.Value? {
    let isPlain = parts.allSatisfy {
      $0.font == nil && $0.weight == nil && $0.style == nil && $0.emphasis.isEmpty
        && $0.baselineOffset == 0 && !$0.isSecondary
    }
    if isPlain { return nil }
    return .parts(
      try parts.map { part in
        InspectedArgument.TextPart(
          text: part.text, font: part.writtenFont, weight: part.weight?.name,
          style: try part.style.flatMap { try lookValue($0, .styleOfPart) },
          baselineOffset: part.baselineOffset, isSecondary: part.isSecondary,
          emphasis: part.emphasis.modifiers)
      })
  }
}
