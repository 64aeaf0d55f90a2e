import ViewTreeDocument
import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport

/// Creates a page with pictures.
package enum PageRequest {
  /// The page of a document: its start and each step, or only the step that an option requests.
  /// `nil` after a message.
  static func page(
    _ request: ReportRequest, _ picture: PictureRequest
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    let host = request.host.rereading
    let matrix = try ScreenMatrix.isAsked(request.arguments) ? ScreenMatrix(request.arguments) : nil
    let shown =
      matrix.map {
        ScreenMatrix.request(
          request, $0.devices.first ?? nil, $0.textSizes.first ?? nil, host, isSilent: false)
      } ?? ReportRequest(request.location, name: request.name, request.arguments, host)
    guard let (moments, room, memory) = try shown.moments(), let first = moments.first?.subject,
      let options = picture.options(first.inspection, shown)
    else { return nil }
    // Steps on the command line ask for the state after them.
    let asksForEnd = try !EvaluationArguments(shown.arguments).inspection.events.isEmpty
    let screens = try PageScreensRequest(request: request, picture: picture, host: host)
      .screens(first.inspection, memory: memory)
    return room.admit(
      Picture.page(
        of: moments, options, screens: screens, opens: asksForEnd ? moments.count - 1 : 0))
  }

  /// Adds the records that a page shows in addition to frames.
  static func record(_ options: inout InspectionOptions) {
    options.recordsReduces = true
    options.recordsViewTreeOrder = true
    options.valueDetail = .long
    options.tracesState = true
  }
}

extension ReportRequest {
  /// The states of a document, each with its layout. `nil` after a message.
  fileprivate func moments() throws(ParsedArguments.Problem) -> (
    [PageMoment], ReportRoom, memory: Int
  )? {
    var asked = try EvaluationArguments(arguments).inspection
    asked.keepsLayout = true
    asked.keepsEveryLayout = true
    PageRequest.record(&asked)
    let input = try Input(arguments, host)
    guard let document = input.document(location),
      case let result = input.evaluate(document, asked),
      let whole = result.inspection, let step = Self.step(whole, asked, host)
    else { return nil }
    let room = input.room(for: document, beside: result.memory)
    let moments = PageMoment.moments(of: whole, result.explainers)
    guard asked.stepCount != nil, asked.events.isEmpty, let number = step.number,
      moments.indices.contains(number)
    else { return (moments, room, result.memory) }
    return ([moments[number]], room, result.memory)
  }
}
