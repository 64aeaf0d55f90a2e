import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

extension Pass {
  /// Sets `context.arguments` to those of a view or modifier, and evaluates its scripts.
  func evaluateArguments(
    from first: ID<Argument>, count: Int, of definition: Definition, hasScripts: Bool,
    in environment: ScriptEnvironment
  ) throws {
    context.turn(toArguments: first, count: count)
    guard hasScripts else { return }
    for place in 0..<min(count, definition.parameters.count) {
      context.append(
        try evaluate(arguments[first, place], definition.parameters[place], in: environment))
    }
  }

  func evaluate(
    _ argument: Argument, _ parameter: ParameterDefinition, in environment: ScriptEnvironment
  ) throws -> EvaluatedArgument {
    switch argument {
    case .absent, .content, .anchorSource: return .absent
    case .number(let value): return .number(value)
    case .bool(let value): return .bool(value)
    case .option(let value): return .option(value)
    case .preferenceKey(let key): return .option(key.rawValue)
    case .alignment(let value): return .alignment(value)
    case .edges(let value): return .edges(value)
    case .axes(let value): return .axes(value)
    case .unitPoint(let value):
      return .unitPoint(NamedMember.unitPoints[Int(value)].value)
    case .text(let node): return .literal(node)
    case .markdown(let node): return markdown(document.tree.text(node))
    case .member(let node): return .member(node)
    case .constant(let index):
      let value = document.constants[index]
      let argument = ArgumentConversion.argument(value, parameter.type, document.alignmentNames)
      if case .gridItems(let items)? = argument { try countTracks(items.count) }
      return argument ?? .value(value)
    case .script(let script):
      if case .closure = parameter.type { return .absent }
      var value = try evaluate(script, in: environment)
      if parameter.isLocalizedKey, case .string(let text) = value,
        document.scripts[script].program.resultType == .localizedKey
      {
        return markdown(text)
      }
      if parameter.type == .boundBool, case .binding(let binding) = value {
        value = try read(binding, of: script)
      }
      if !isUnknownText(value, parameter),
        let argument = ArgumentConversion.argument(
          value, parameter.type, document.alignmentNames)
      {
        if try !isInRange(argument, parameter, script) { return .absent }
        if case .gridItems(let items) = argument { try countTracks(items.count) }
        return argument
      }
      try passOver(mismatch(value, parameter, script))
      return .absent
    case .font(let first): return try font(first, in: environment)
    case .styledText(let first, let count):
      return try styledText(first, Int(count), in: environment)
    case .size(let first):
      return .size(
        width: try length(first, in: environment),
        height: try length(first.advanced(by: 1), in: environment))
    }
  }

  /// Parses Markdown text. Consecutive views with the same text share the result.
  private func markdown(_ text: String) -> EvaluatedArgument {
    if let known = recentMarkdown, known.text == text { return known.argument }
    let argument = EvaluatedArgument.markdown(text)
    recentMarkdown = (text, argument)
    return argument
  }

  private func read(_ binding: BindingValue, of script: ID<DocumentScript>) throws -> Value {
    do throws(ScriptFailure) {
      return try machine.read(binding)
    } catch {
      try passOver(error, in: script)
      return .none
    }
  }

  private func font(
    _ first: ID<Argument>, in environment: ScriptEnvironment
  ) throws -> EvaluatedArgument {
    let members = try FontMembers.parameters.enumerated().map { place, parameter in
      try evaluate(arguments[first, place], parameter, in: environment)
    }
    return FontMembers.font(members).map {
      .font($0, written: FontMembers.call(members) { document.tree.text($0) })
    } ?? .absent
  }

  private func isInRange(
    _ argument: EvaluatedArgument, _ parameter: ParameterDefinition, _ script: ID<DocumentScript>
  ) throws -> Bool {
    guard parameter.isPositive, case .number(let value) = argument else { return true }
    if value > 0, value.isFinite { return true }
    try passOver(
      EvaluationError(
        diagnostic: .outOfRange(
          parameter.name, allowed: "a number above 0",
          at: document.tree.range(document.scripts[script].syntax))))
    return false
  }

  private func styledText(
    _ first: ID<Argument>, _ count: Int, in environment: ScriptEnvironment
  ) throws -> EvaluatedArgument {
    let weights = FontNames.weights
    var parts: [EvaluatedArgument.TextPart] = []
    for part in 0..<count {
      let place = first.index + part * ParameterDefinition.argumentsOfPart.count
      var texts: [EvaluatedArgument.TextPart] = []
      switch try evaluate(arguments[place], .textOfPart, in: environment) {
      case .literal(let node): texts = [EvaluatedArgument.TextPart(text: document.tree.text(node))]
      case .text(let made): texts = [EvaluatedArgument.TextPart(text: made)]
      case .styledText(let made): texts = made
      default: texts = [EvaluatedArgument.TextPart(text: "")]
      }
      var font: (font: Font, written: Value)?
      if case .font(let given, let written) = try evaluate(
        arguments[place + 1], .fontOfPart, in: environment)
      {
        font = (given, written)
      }
      var weight: FontWeight?
      if case .option(let index) = try evaluate(
        arguments[place + 2], .weightOfPart, in: environment)
      {
        weight = weights[Int(index)].weight
      }
      let style = try evaluate(arguments[place + 3], .styleOfPart, in: environment)
      var offset = 0.0
      if case .number(let given) = try evaluate(
        arguments[place + 4], .offsetOfPart, in: environment)
      {
        offset = given
      }
      var isSecondary = false
      if case .option(1) = try evaluate(arguments[place + 5], .scaleOfPart, in: environment) {
        isSecondary = true
      }
      let emphasis = try emphasis(of: place + 6, in: environment)
      parts += texts.map { part in
        var part = part
        part.font = font?.font
        part.writtenFont = font?.written
        part.weight = weight
        if case .absent = style {} else { part.style = style }
        part.baselineOffset = offset
        part.isSecondary = isSecondary
        part.emphasis.formUnion(emphasis)
        return part
      }
    }
    return .styledText(parts)
  }

  /// The emphasis of a part of a text, whose arguments begin at a place.
  private func emphasis(
    of place: Int, in environment: ScriptEnvironment
  ) throws -> TextEmphasis {
    var emphasis: TextEmphasis = []
    for (number, entry) in ParameterDefinition.emphasisOfPart.enumerated() {
      if case .absent = arguments[place + number] { continue }
      if case .bool(true) = try evaluate(
        arguments[place + number], entry.parameter, in: environment)
      {
        emphasis.formUnion(entry.emphasis)
      }
    }
    return emphasis
  }

  private func length(_ index: ID<Argument>, in environment: ScriptEnvironment) throws -> Double {
    let number = ParameterDefinition("size", .number, "")
    let value = try evaluate(arguments[index], number, in: environment)
    if case .number(let length) = value { return length }
    return .nan
  }

  /// True for a value as shown text of which only the name is known, if that is an error. The name
  /// of an image can be a member, as in `Image(.welcome)`.
  private func isUnknownText(_ value: Value, _ parameter: ParameterDefinition) -> Bool {
    machine.requiresKnownTexts && parameter.isLocalizedKey && machine.hasUnknownText(value)
  }

  private func mismatch(
    _ value: Value, _ parameter: ParameterDefinition, _ script: ID<DocumentScript>
  ) -> EvaluationError {
    let range = document.tree.range(document.scripts[script].syntax)
    if let problem = alignmentProblem(value, parameter.type, of: parameter.name, at: range) {
      return EvaluationError(diagnostic: problem)
    }
    // A member of an undeclared type is unknown, too, such as `.spacing(8)`.
    return EvaluationError(
      diagnostic: .wrongArgumentValue(
        of: parameter.name, expected: parameter.type.description, found: Self.found(value),
        isUnknown: value.isOfUnknownType, at: range))
  }

  /// A description of a value for messages. NaN is a number in Swift, but not in layout.
  private static func found(_ value: Value) -> String {
    if case .double(let number) = value, number.isNaN { return "NaN" }
    return value.typeName
  }

  /// The problem with the name of an alignment, or `nil` if the value isn't one.
  private func alignmentProblem(
    _ value: Value, _ type: ParameterType, of name: String, at range: SourceRange
  ) -> Diagnostic? {
    let names = document.alignmentNames
    switch type {
    case .alignment:
      guard let pair = ArgumentConversion.pair(value) else { break }
      return alignmentProblem(pair.horizontal, .horizontalAlignment, of: name, at: range)
        ?? alignmentProblem(pair.vertical, .verticalAlignment, of: name, at: range)
    case .guide:
      guard case .enumCase(let member) = value else { return nil }
      return .unknownOption(member.name, of: name, at: range, known: names.guides)
    case .horizontalAlignment, .verticalAlignment: break
    default: return nil
    }
    guard case .enumCase(let member) = value, !names.names(of: type).contains(member.name) else {
      return nil
    }
    return names.problem(member.name, type, of: name, at: range)
  }

  /// The value of an argument of any type, such as a preference's or a state variable's.
  func value(of argument: Argument, in environment: ScriptEnvironment) throws -> Value {
    switch argument {
    case .script(let script): return try evaluate(script, in: environment)
    case .constant(let index): return document.constants[index]
    case .anchorSource(let place):
      return .enumCase(EnumValue(name: NamedMember.anchorSources[Int(place)]))
    case .number(let value): return .double(value)
    case .bool(let value): return .bool(value)
    case .text(let node): return .string(document.tree.text(node))
    default: return .none
    }
  }
}
