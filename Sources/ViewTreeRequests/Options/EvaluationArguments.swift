import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// The options of commands that evaluate a document.
package struct EvaluationArguments {
  /// The options, in the order of help, with those that select the format and those that select the
  /// content.
  package static func definitions(
    _ format: OptionDefinition, _ shown: [OptionDefinition]
  ) -> [OptionDefinition] {
    [
      .input, .root, .preview, .target, .holes, .assume, .unknown, format, .output, .window,
      .device, .landscape, .proposal, .scale, .layoutDirection, .textSize, .colorScheme,
      .platform, .locale, .compat, .lazy, .set,
    ]
      + OptionDefinition.steps + shown + [.limit, .diagnostics, .color, .help, .version]
  }

  /// The options of the evaluation.
  package var inspection = InspectionOptions()

  package init(_ arguments: ParsedArguments) throws(ParsedArguments.Problem) {
    if arguments.has(.window), arguments.has(.proposal) {
      throw .conflict("--window", "--proposal")
    }
    if arguments.has(.landscape), arguments.has(.proposal) {
      throw .conflict("--landscape", "--proposal")
    }
    if arguments.has(.window), arguments.has(.device) {
      throw .conflict("--window", "--device")
    }
    if arguments.has(.device), arguments.has(.proposal) {
      throw .conflict("--device", "--proposal")
    }
    inspection.isLandscape = arguments.has(.landscape)
    for option in [OptionDefinition.window, .device] {
      if let text = arguments.value(option) { try readWindow(text, of: option) }
    }
    if let text = arguments.value(.proposal) {
      guard let proposal = Self.proposal(text) else {
        throw .badValue(text, option: "--proposal", example: "nilx100 or infx0")
      }
      inspection.proposal = proposal
    }
    inspection.scale = arguments.value(.scale).flatMap { Int($0) }
    inspection.layoutDirection = arguments.value(.layoutDirection)
      .flatMap { LayoutDirectionNames.direction(named: $0) }
    if let text = arguments.value(.textSize) {
      guard let size = DynamicTypeSizeNames.all.firstIndex(of: text) else {
        throw .notAChoice(text, option: "--dynamic-type", choices: DynamicTypeSizeNames.all)
      }
      inspection.dynamicTypeSize = DynamicTypeSizeNames.category(size)
    }
    inspection.colorScheme = arguments.value(.colorScheme)
    if let word = arguments.value(.platform) {
      guard let name = PlatformNames.name(of: word) else {
        throw .notAChoice(word, option: "--platform", choices: PlatformNames.all)
      }
      inspection.platform = name
    }
    inspection.locale = arguments.value(.locale)
    inspection.compatibility = arguments.value(.compat).flatMap { Compatibility(rawValue: $0) }
    inspection.lazyRows = arguments.value(.lazy).flatMap { LazyRows(rawValue: $0) }
    for text in arguments.values(.set) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .badValue(text, option: "--set", example: "activeIdx=3")
      }
      inspection.assignments.append(
        InspectionOptions.Assignment(target: String(parts[0]), value: String(parts[1])))
    }
    inspection.recordsReduces = arguments.has(.reduces)
    inspection.recordsViewTreeOrder = arguments.has(.tree)
    inspection.isStrict = arguments.has(.strict)
    try Self.checkSelection(arguments)
    try readSteps(arguments)
  }

  /// Checks the options that narrow a report to a part of the document.
  private static func checkSelection(
    _ arguments: ParsedArguments
  ) throws(ParsedArguments.Problem) {
    for text in arguments.values(.only) where ReportSection(rawValue: text) == nil {
      throw .notAChoice(
        text, option: "--only", choices: ReportSection.allCases.map(\.rawValue))
    }
    if let text = arguments.value(.depth), Int(text).map({ $0 < 0 }) ?? true {
      throw .badValue(text, option: "--depth", example: "2")
    }
  }

  /// Throws if a word of an option isn't a device.
  package static func check(
    device text: String, of option: OptionDefinition
  ) throws(ParsedArguments.Problem) {
    var arguments = try EvaluationArguments(ParsedArguments([]))
    try arguments.readWindow(text, of: option)
  }

  /// A size, or a device.
  private mutating func readWindow(
    _ text: String, of option: OptionDefinition
  ) throws(ParsedArguments.Problem) {
    if let size = Self.window(text) {
      inspection.windowSize = size
    } else if let window = Device.window(named: text) {
      inspection.deviceWindow = window
    } else if text.first?.isLetter ?? false {
      throw .unknownDevice(text, nearest: Device.nearestName(to: text))
    } else {
      throw .badValue(
        text, option: "--\(option.name)",
        example: option.name == OptionDefinition.window.name ? "390x844 or iPhone16" : "iPhone16")
    }
  }

  /// Reads the step to report, and the events after it.
  private mutating func readSteps(_ arguments: ParsedArguments) throws(ParsedArguments.Problem) {
    if let text = arguments.value(.step) {
      guard let step = Int(text), step >= 0 else {
        throw .badValue(text, option: "--step", example: "2")
      }
      inspection.stepCount = step
    }
    if let text = arguments.value(.pass) {
      guard let pass = Int(text), pass > 0 else {
        throw .badValue(text, option: "--pass", example: "1")
      }
      inspection.passNumber = pass
    }
    for option in arguments.options(about: .step) {
      let text = option.value
      switch option.definition.name {
      case OptionDefinition.perform.name: inspection.events.append(.perform(text))
      case OptionDefinition.tap.name: inspection.events.append(.tap(text))
      case OptionDefinition.toggle.name: inspection.events.append(.toggle(text))
      case OptionDefinition.type.name:
        let (view, value) = try Self.pair(text, option: "--type", example: "name=Jane")
        inspection.events.append(.type(view: view, text: value))
      case OptionDefinition.slide.name:
        let (view, value) = try Self.pair(text, option: "--slide", example: "volume=0.5")
        guard let number = Double(value), number.isFinite else {
          throw .badValue(text, option: "--slide", example: "volume=0.5")
        }
        inspection.events.append(.slide(view: view, value: number))
      case OptionDefinition.drag.name:
        let (view, value) = try Self.pair(text, option: "--drag", example: "card=40,0")
        guard let (offset, isHeld) = Self.dragDistance(value) else {
          throw .badValue(text, option: "--drag", example: "card=40,0 or card=40,0,hold")
        }
        inspection.events.append(.drag(view: view, by: offset, isHeld: isHeld))
      case OptionDefinition.scroll.name:
        let (view, value) = try Self.pair(text, option: "--scroll", example: "list=120")
        guard let target = Self.scrollTarget(value) else {
          throw .badValue(text, option: "--scroll", example: "list=120 or list=0,120")
        }
        inspection.events.append(.scroll(view: view, to: target))
      case OptionDefinition.wait.name:
        guard let seconds = Self.length(text[...]), seconds <= 86_400 else {
          throw .badValue(text, option: "--wait", example: "0.5")
        }
        inspection.events.append(.wait(seconds))
      default: break
      }
    }
    if inspection.passNumber != nil { inspection.endsAtStart() }
  }

  /// A distance written `40,0`, or `40,0,hold` for a touch that doesn't end.
  private static func dragDistance(_ text: String) -> (offset: Point, isHeld: Bool)? {
    var parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let isHeld = parts.count == 3 && parts[2] == "hold"
    if isHeld { parts.removeLast() }
    let numbers = parts.compactMap { Double($0).flatMap { $0.isFinite ? $0 : nil } }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    return (Point(x: numbers[0], y: numbers[1]), isHeld)
  }

  /// An offset written `120` or `0,120`, in points.
  private static func scrollTarget(_ text: String) -> ScrollTarget? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0).flatMap { $0.isFinite ? $0 : nil }
    }
    switch numbers.count {
    case 1: return numbers[0].map { .along($0) }
    case 2:
      guard let x = numbers[0], let y = numbers[1] else { return nil }
      return .point(x: x, y: y)
    default: return nil
    }
  }

  private static func pair(
    _ text: String, option: String, example: String
  ) throws(ParsedArguments.Problem) -> (String, String) {
    guard let sign = text.lastIndex(of: "="), sign != text.startIndex else {
      throw .badValue(text, option: option, example: example)
    }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }

  /// A size written `390x844`, in points.
  private static func window(_ text: String) -> Size? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = length(parts[0]), let height = length(parts[1]),
      width <= 1_000_000, height <= 1_000_000
    else { return nil }
    return Size(width: width, height: height)
  }

  /// A proposal written like `nilx100`, `infx0` or `390x844`.
  private static func proposal(_ text: String) -> ProposedSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    var lengths: [Double?] = []
    for part in parts {
      switch part {
      case "nil": lengths.append(nil)
      case "inf", "infinity": lengths.append(.infinity)
      default:
        guard let length = length(part) else { return nil }
        lengths.append(length)
      }
    }
    return ProposedSize(width: lengths[0], height: lengths[1])
  }

  /// A finite number that isn't negative, in decimal digits.
  private static func length(_ text: Substring) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }
}

extension InspectionOptions {
  /// Reports the start of the document, unless a step or an event is requested.
  mutating func endsAtStart() {
    if events.isEmpty { stepCount = stepCount ?? 0 }
  }
}
