import ViewTreeInspector
import ViewTreeReport

/// The devices and the text sizes of several screens.
struct ScreenMatrix {
  let devices: [String?]
  let textSizes: [String?]

  /// The maximum number of screens.
  private static let limit = 48

  /// True if the options ask for several screens.
  static func isAsked(_ arguments: ParsedArguments) -> Bool {
    arguments.has(.devices) || arguments.value(.textSize)?.contains(",") == true
  }

  /// The screens that the options ask for.
  init(_ arguments: ParsedArguments) throws(ParsedArguments.Problem) {
    for option in [OptionDefinition.device, .window, .proposal]
    where arguments.has(.devices) && arguments.has(option) {
      throw .conflict("--\(option.name)", "--devices")
    }
    devices = try arguments.list(.devices)
    for device in devices.compactMap(\.self) {
      try EvaluationArguments.check(device: device, of: .devices)
    }
    textSizes = try arguments.list(.textSize)
    guard devices.count * textSizes.count <= Self.limit else {
      throw .badValue(
        arguments.value(.devices) ?? "", option: "--devices",
        example: "at most \(Self.limit) screens in all")
    }
  }

  /// Given screens.
  init(devices: [String], textSizes: [String]) {
    (self.devices, self.textSizes) = (devices, textSizes)
  }

  /// A name for a screen: `iPhone 17 · accessibility3`.
  static func title(_ device: String?, _ size: String?, _ inspection: Inspection) -> String {
    let window = inspection.window
    func number(_ length: Double) -> String { Int(exactly: length).map { "\($0)" } ?? "\(length)" }
    let name = device ?? "\(number(window.width))x\(number(window.height))"
    return [name, size].compactMap { $0 }.joined(separator: " · ")
  }

  /// The request for one screen. A silent one reports no problems of the document.
  static func request(
    _ request: ReportRequest, _ device: String?, _ size: String?, _ host: RequestHost,
    isSilent: Bool
  ) -> ReportRequest {
    var replaced = [OptionDefinition.devices.name, OptionDefinition.textSize.name]
    if device != nil {
      replaced += [OptionDefinition.device, .window, .proposal].map(\.name)
    }
    var options = request.arguments.options.filter { !replaced.contains($0.definition.name) }
    if let device { options.append(ParsedArguments.Option(.device, device)) }
    if let size { options.append(ParsedArguments.Option(.textSize, size)) }
    var host = host
    if isSilent { host.tell = { _ in } }
    return ReportRequest(request.location, name: request.name, ParsedArguments(options), host)
  }
}
