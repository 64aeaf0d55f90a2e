import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport

/// Creates the report of one anchor in the coordinates of one view: `inspect --anchor`.
struct AnchorRequest {
  /// An anchor's path, its inspection, and the name of that.
  private typealias Subject = (
    explanation: AnchorExplanation, inspection: Inspection, options: ReportOptions
  )

  /// The formats of `inspect`, whose option selects one.
  private static let formats = ReportFormats<Subject>(
    text: { TextReport.anchor($0.explanation, in: $0.inspection, $0.options) },
    [
      ReportFormat("json") {
        JSONReport.anchor($0.explanation, in: $0.inspection, $0.options)
      }
    ])

  /// The name of the space of the window, where no view is called so.
  private static let window = "window"

  private let anchor: String
  /// The name of the view whose coordinates are used, or `window`.
  private let space: String

  /// Reads the options. `nil` if they request the whole report.
  init?(_ arguments: ParsedArguments) throws(ParsedArguments.Problem) {
    guard let anchor = arguments.value(.anchor) else {
      if arguments.has(.inSpace) { throw .needs("--in", "--anchor") }
      return nil
    }
    if arguments.has(.pass) { throw .conflict("--anchor", "--pass") }
    self.anchor = anchor
    space = arguments.value(.inSpace) ?? Self.window
  }

  /// The report, or `nil` after a message.
  func report(_ request: ReportRequest) throws(ParsedArguments.Problem) -> [UInt8]? {
    guard let laidOut = try request.laidOut(),
      case let inspection = laidOut.inspection,
      var options = request.reportOptions(inspection, laidOut.room),
      let place = place(in: inspection, request.host),
      let view = view(in: inspection, request)
    else { return nil }
    options.step = laidOut.step
    guard let explanation = laidOut.explainer.explanation(ofAnchor: place, in: view.number) else {
      request.host.tell(.notLaidOut(space))
      return nil
    }
    return request.written((explanation, inspection, options), Self.formats, laidOut.room)
  }

  /// The anchor's index among all. `nil` after a message.
  private func place(in inspection: Inspection, _ host: RequestHost) -> ID<InspectedAnchor>? {
    let found = AnchorSearch.anchors(named: anchor, in: inspection)
    guard let place = found.first else {
      host.tell(.noAnchor(anchor, count: inspection.anchors.count))
      return nil
    }
    guard found.count == 1 else {
      let names = found.map { "\($0.index + 1) \(Self.name($0, inspection))" }
      host.tell(.severalAnchors(anchor, names))
      return nil
    }
    return place
  }

  /// The view whose coordinates the anchor is reported in, or none for the window. No result after
  /// a message.
  private func view(
    in inspection: Inspection, _ request: ReportRequest
  ) -> (number: ID<InspectedView>?, Void)? {
    if space == Self.window, ViewSearch.views(named: space, in: inspection).isEmpty {
      return (nil, ())
    }
    return request.view(space, in: inspection).map { ($0, ()) }
  }

  private static func name(_ anchor: ID<InspectedAnchor>, _ inspection: Inspection) -> String {
    let anchor = inspection.anchors[anchor]
    return "\(anchor.source) of \(inspection.name(of: anchor.view))"
  }
}
