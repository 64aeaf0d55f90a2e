import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport

/// Draws a document on several devices and in several text sizes.
struct ContactSheetRequest {
  private let request: ReportRequest
  private let picture: PictureRequest
  /// The host, which reads standard input once.
  private let host: RequestHost
  private let devices: [String?]
  private let textSizes: [String?]

  /// The maximum number of screens.
  private static let limit = 48

  /// True if the options request several screens.
  static func isAsked(_ arguments: ParsedArguments) -> Bool {
    arguments.has(.devices) || arguments.value(.textSize)?.contains(",") == true
  }

  /// The request for a sheet, or `nil` if the options request one screen.
  init?(_ request: ReportRequest, _ picture: PictureRequest) throws(ParsedArguments.Problem) {
    let arguments = request.arguments
    guard Self.isAsked(arguments) else { return nil }
    let asked = arguments.has(.devices) ? "--devices" : "--dynamic-type"
    if picture.isPage { throw .conflict("\(asked) with several screens", "--format html") }
    for option in [OptionDefinition.device, .window, .proposal]
    where arguments.has(.devices) && arguments.has(option) {
      throw .conflict("--\(option.name)", "--devices")
    }
    (self.request, self.picture) = (request, picture)
    host = request.host.rereading
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

  /// The sheet. `nil` after a message.
  func report() throws(ParsedArguments.Problem) -> [UInt8]? {
    var sheet: ContactSheet?
    var room: ReportRoom?
    for size in textSizes {
      sheet?.beginRow()
      for device in devices {
        let one = request(device, size, isFirst: sheet == nil)
        guard let laidOut = try one.laidOut(),
          let options = picture.options(laidOut.inspection, one)
        else { return nil }
        if sheet == nil {
          sheet = ContactSheet(options)
          sheet?.beginRow()
        }
        sheet?.add(PictureSubject(laidOut), title: title(device, size, laidOut.inspection))
        room = laidOut.room
      }
    }
    guard let sheet, let room else { return nil }
    return room.admit(sheet.svg())
  }

  private func title(_ device: String?, _ size: String?, _ inspection: Inspection) -> String {
    let window = inspection.window
    func number(_ length: Double) -> String { Int(exactly: length).map { "\($0)" } ?? "\(length)" }
    let name = device ?? "\(number(window.width))x\(number(window.height))"
    return [name, size].compactMap { $0 }.joined(separator: " · ")
  }

  /// The request for one screen. Only the first screen reports problems of the document.
  private func request(_ device: String?, _ size: String?, isFirst: Bool) -> ReportRequest {
    var options = request.arguments.options.filter {
      ![OptionDefinition.devices.name, OptionDefinition.textSize.name].contains($0.definition.name)
    }
    if let device { options.append(ParsedArguments.Option(.device, device)) }
    if let size { options.append(ParsedArguments.Option(.textSize, size)) }
    var host = host
    if !isFirst { host.tell = { _ in } }
    return ReportRequest(
      request.location, name: request.name, ParsedArguments(options), host)
  }
}
