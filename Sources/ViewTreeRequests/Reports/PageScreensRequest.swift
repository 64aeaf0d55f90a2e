import ViewTreeDocument
import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport

/// Evaluates the screens that a page shows besides its moments.
struct PageScreensRequest {
  let request: ReportRequest
  let picture: PictureRequest
  /// The host, which reads standard input once.
  let host: RequestHost

  /// The screens of a page by default.
  private static let usual = ScreenMatrix(
    devices: ["iPhone SE 3", "iPhone 17", "iPad 10"], textSizes: ["large", "accessibility3"])
  /// The maximum number of views for which a page has further screens by default.
  private static let viewLimit = 300
  /// The maximum number of bytes of the document's evaluation, because each screen takes as many.
  private static let memoryLimit = 16_000_000
  /// The window width from which a document is a screen, and the widths of phones, in points.
  private static let leastScreen = 300.0
  private static let phones = (narrowest: 320.0, widest: 440.0)
  /// The maximum number of widths with a layout.
  private static let widthLimit = 20

  /// The screens: those that the options ask for, or the usual ones for a small document of a
  /// screen. `memory` is the number of bytes of its evaluation.
  func screens(
    _ first: Inspection, memory: Int
  ) throws(ParsedArguments.Problem) -> PageScreens {
    var screens = PageScreens()
    let isAsked = ScreenMatrix.isAsked(request.arguments)
    let isScreen =
      first.window.proposal == nil && first.window.width >= Self.leastScreen
      && first.views.count <= Self.viewLimit && memory <= Self.memoryLimit
    guard isAsked || isScreen else { return screens }
    let matrix = isAsked ? try ScreenMatrix(request.arguments) : Self.usual
    for size in matrix.textSizes {
      screens.beginRow()
      for device in matrix.devices {
        let one = ScreenMatrix.request(request, device, size, host, isSilent: true)
        guard let laidOut = try? one.laidOut(),
          let options = picture.options(laidOut.inspection, one)
        else { continue }
        screens.add(
          PictureSubject(laidOut), options,
          title: ScreenMatrix.title(device, size, laidOut.inspection))
      }
    }
    if isScreen { try addWidths(of: first, to: &screens) }
    return screens
  }

  /// Adds the layouts at the widths at which the document changes.
  private func addWidths(
    of first: Inspection, to screens: inout PageScreens
  ) throws(ParsedArguments.Problem) {
    let one = ScreenMatrix.request(
      request, nil, try request.arguments.list(.textSize).first ?? nil, host, isSilent: true)
    var asked = try EvaluationArguments(one.arguments).inspection
    asked.keepsLayout = true
    asked.endsAtStart()
    asked.height = first.window.height
    let input = try Input(one.arguments, one.host)
    let widest = max(Self.phones.widest, first.window.width)
    guard let document = input.document(one.location),
      let range = try? SweepRange(.width, from: Self.phones.narrowest, to: widest),
      let sweep = Sweeper.sweep(
        document, over: range, options: asked, limits: input.evaluationLimits(of: document)
      ).sweep
    else { return }
    for (width, changes) in Self.stops(sweep) {
      asked.width = width
      let result = input.evaluate(document, asked)
      guard let whole = result.inspection, let explainer = result.explainer,
        let step = ReportRequest.step(whole, asked, one.host)
      else { continue }
      let shown = whole.shown(after: step.number)
      guard let options = picture.options(shown.inspection, one) else { continue }
      let subject = PictureSubject(
        inspection: shown.inspection, explainer: explainer, step: step.number,
        action: shown.step?.action)
      screens.add(subject, options, width: width, changes: changes)
    }
    screens.end(at: widest)
  }

  /// The first width, and those at which something changes, with the changes there. If there are too
  /// many, those with the most changes.
  private static func stops(_ sweep: Sweep) -> [(width: Double, changes: [String])] {
    var changes = SweepWords.changes(of: sweep)
    if changes.count >= widthLimit {
      let most = changes.indices.sorted {
        changes[$0].words.count == changes[$1].words.count
          ? $0 < $1 : changes[$0].words.count > changes[$1].words.count
      }.prefix(widthLimit - 1).sorted()
      changes = most.map { changes[$0] }
    }
    var stops: [(width: Double, changes: [String])] = [(phones.narrowest, [])]
    for change in changes {
      if case .number(let width) = change.point { stops.append((width, change.words)) }
    }
    return stops
  }
}
