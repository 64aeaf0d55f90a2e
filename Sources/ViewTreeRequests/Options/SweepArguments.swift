import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout

/// The arguments of `sweep`: the ranges, and the options of the evaluation.
package struct SweepArguments {
  /// The ranges to sweep, in the order on the command line.
  package private(set) var ranges: [SweepRange] = []
  /// The options that are the same for all values.
  package private(set) var inspection: InspectionOptions

  private let every: Double?
  private let within: Double?

  package init(_ arguments: ParsedArguments) throws(ParsedArguments.Problem) {
    every = try Self.distance(arguments, .every)
    within = try Self.distance(arguments, .within)
    inspection = try EvaluationArguments(Self.fixed(arguments)).inspection
    for option in arguments.options { try read(option) }
    if ranges.isEmpty { try addLengths(.width, Self.phones, "--width") }
  }

  /// The default range of widths: from the narrowest to the widest iPhone.
  package static let phones = "320...440"

  /// The options without those that name a range.
  private static func fixed(_ arguments: ParsedArguments) -> ParsedArguments {
    ParsedArguments(
      arguments.options.filter { option in
        switch option.definition.name {
        case OptionDefinition.sweptVariable.name: variable(option.value) == nil
        case OptionDefinition.dynamicType.name: false
        case OptionDefinition.sweptDirection.name: option.value != bothDirections
        default: true
        }
      })
  }

  private mutating func read(
    _ option: ParsedArguments.Option
  ) throws(ParsedArguments.Problem) {
    let (name, text) = ("--" + option.definition.name, option.value)
    let (every, within) = (every, within)
    switch option.definition.name {
    case OptionDefinition.sweptWidth.name: try addLengths(.width, text, name)
    case OptionDefinition.sweptHeight.name: try addLengths(.height, text, name)
    case OptionDefinition.sweptVariable.name:
      guard let (target, range) = Self.variable(text) else { return }
      try add(text, name) { () throws(SweepRange.Problem) in
        try SweepRange(
          .variable(target), from: range.0, to: range.1, every: every, within: within)
      }
    case OptionDefinition.dynamicType.name: try readTypeSizes(text, name)
    case OptionDefinition.sweptDirection.name where text == Self.bothDirections:
      try add(text, name) { () throws(SweepRange.Problem) in try SweepRange.layoutDirections }
    default: break
    }
  }

  private mutating func addLengths(
    _ axis: SweepRange.Axis, _ text: String, _ option: String
  ) throws(ParsedArguments.Problem) {
    guard let range = Self.numbers(text[...]) else {
      throw .badValue(text, option: option, example: "320...430")
    }
    let (every, within) = (every, within)
    try add(text, option) { () throws(SweepRange.Problem) in
      try SweepRange(axis, from: range.0, to: range.1, every: every, within: within)
    }
  }

  private mutating func readTypeSizes(
    _ text: String, _ option: String
  ) throws(ParsedArguments.Problem) {
    let names = DynamicTypeSizeNames.all
    let parts = text == "all" ? [names[0][...], names[names.count - 1][...]] : Self.ends(text[...])
    var places: [Int] = []
    for part in parts.map({ $0.map(String.init) }) ?? [text] {
      guard let place = names.firstIndex(of: part) else {
        throw .notAChoice(part, option: option, choices: ["all"] + names)
      }
      places.append(place)
    }
    if places.count == 1 {
      inspection.dynamicTypeSize = DynamicTypeSizeNames.category(places[0])
      return
    }
    try add(text, option) { () throws(SweepRange.Problem) in
      guard places[0] <= places[1] else { throw .reversed }
      return try SweepRange(
        DynamicTypeSizeNames.category(places[0])...DynamicTypeSizeNames.category(places[1]))
    }
  }

  private mutating func add(
    _ text: String, _ option: String, _ range: () throws(SweepRange.Problem) -> SweepRange
  ) throws(ParsedArguments.Problem) {
    do throws(SweepRange.Problem) {
      ranges.append(try range())
    } catch {
      throw .badRange(text, option: option, error)
    }
  }

  // MARK: - Parsing

  static let bothDirections = "both"

  /// The variable and the numbers of `spacing=0...40`. `nil` for one value.
  private static func variable(_ text: String) -> (target: String, range: (Double, Double))? {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let range = numbers(parts[1]) else { return nil }
    return (String(parts[0]), range)
  }

  /// The numbers of `320...430`. NaN is accepted.
  private static func numbers(_ text: Substring) -> (Double, Double)? {
    guard let ends = ends(text), let lower = Double(ends[0]), let upper = Double(ends[1]) else {
      return nil
    }
    return (lower, upper)
  }

  private static func ends(_ text: Substring) -> [Substring]? {
    guard let dots = text.firstRange(of: "...") else { return nil }
    return [text[..<dots.lowerBound], text[dots.upperBound...]]
  }

  private static func distance(
    _ arguments: ParsedArguments, _ option: OptionDefinition
  ) throws(ParsedArguments.Problem) -> Double? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Double(text), number.isFinite, number >= SweepRange.leastWithin else {
      throw .badValue(text, option: "--\(option.name)", example: "0.5")
    }
    return number
  }
}
