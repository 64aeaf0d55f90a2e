import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport

extension ReportDefinition {
  /// What is drawn, and how.
  private typealias Subject = (subject: PictureSubject, options: PictureOptions)

  private static let formats = ReportFormats<Subject>(
    text: { Picture.svg(of: $0.subject, $0.options) },
    [
      ReportFormat("html", for: "browsers, with all of it") {
        Picture.page(of: [PageMoment(title: "Start", subject: $0.subject)], $0.options)
      }
    ])

  /// Pictures.
  package static let draw = ReportDefinition(
    kind: .draw,
    options: EvaluationArguments.definitions(
      formats.option(),
      [.picture, .show, .hide, .views, .nodes, .key, .theme, .columns, .ascii, .view, .watch]),
    make: { request throws(ParsedArguments.Problem) in
      if drawsPage(request.arguments) { return try PageRequest.page(request) }
      return try subject(request).map { formats.write($0, request.arguments) }
    })

  private static func subject(
    _ request: ReportRequest
  ) throws(ParsedArguments.Problem) -> Subject? {
    guard
      let laidOut = try request.laidOut(record: {
        $0.recordsReduces = true
        $0.recordsViewTreeOrder = true
        $0.valueDetail = .short
      }),
      let options = try pictureOptions(laidOut.inspection, request)
    else { return nil }
    return (
      PictureSubject(
        inspection: laidOut.inspection, explainer: laidOut.explainer, step: laidOut.step),
      options
    )
  }

  /// Whether a page is asked for.
  static func drawsPage(_ arguments: ParsedArguments) -> Bool {
    arguments.value(formats.option()) == "html"
  }

  /// What pictures have, or `nil` after a message.
  static func pictureOptions(
    _ inspection: Inspection, _ request: ReportRequest
  ) throws(ParsedArguments.Problem) -> PictureOptions? {
    guard let report = request.reportOptions(inspection) else { return nil }
    var options = PictureOptions()
    options.kind =
      request.arguments.value(.picture)
      .flatMap { PictureOptions.Kind(rawValue: $0) } ?? .layout
    options.theme =
      request.arguments.value(.theme)
      .flatMap { PictureOptions.Theme(rawValue: $0) } ?? .light
    options.views = request.arguments.value(.views).flatMap { $0 == "all" ? .all : nil }
    options.key = report.key
    options.view = report.views?.first
    options.sourceName = report.sourceName
    return options
  }
}
