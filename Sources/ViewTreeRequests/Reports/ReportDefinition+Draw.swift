import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport
import ViewTreeSyntax

extension ReportDefinition {
  /// The subject of a drawing, its options, and the host to notify of parts that didn't fit.
  private typealias Subject = (
    subject: PictureSubject, options: PictureOptions, host: RequestHost
  )

  private static let formats = ReportFormats<Subject>(
    ReportFormat("svg", ending: "svg") { drawn in
      let scene = Picture.scene(of: drawn.subject, drawn.options)
      drawn.host.tell(scene.omissions)
      return Picture.svg(scene, of: drawn.subject, drawn.options)
    },
    [
      ReportFormat(PictureRequest.page, ending: "html") {
        Picture.page(of: [PageMoment(title: "Start", subject: $0.subject)], $0.options)
      },
      ReportFormat("text", ending: "txt") {
        Picture.text(of: $0.subject, $0.options)
      },
    ])

  /// Pictures.
  package static let draw = ReportDefinition(
    kind: .draw,
    options: EvaluationArguments.definitions(
      formats.option(),
      [
        .picture, .frame, .problems, .devices, .show, .hide, .views, .nodes, .key, .view, .theme,
        .columns, .ascii, .watch,
      ]),
    make: { request throws(ParsedArguments.Problem) in
      guard let picture = try pictureRequest(request) else { return nil }
      if let sheet = try ContactSheetRequest(request, picture) { return try sheet.report() }
      if picture.isPage { return try PageRequest.page(request, picture) }
      guard let (subject, room) = try subject(request, picture) else { return nil }
      return request.written(subject, formats, room)
    })

  /// True if options request dark colors and a picture of the layout, whose colors are light.
  package static func isLightThoughDark(_ arguments: ParsedArguments) -> Bool {
    let kind = arguments.value(.picture) ?? PictureOptions.Kind.layout.rawValue
    return arguments.value(.colorScheme) == "dark" && kind == PictureOptions.Kind.layout.rawValue
      && formats.chosen(arguments).name == "svg" && !ScreenMatrix.isAsked(arguments)
  }

  /// The drawing that a request describes. `nil` after a message.
  static func pictureRequest(
    _ request: ReportRequest
  ) throws(ParsedArguments.Problem) -> PictureRequest? {
    let format = formats.chosen(request.arguments).name
    let picture = try PictureRequest(
      request.arguments, format: format, columns: request.host.columns)
    if request.host.isScreen, format != "text" {
      request.host.tell(.pictureOnScreen(document: request.path, format: format))
      return nil
    }
    return picture
  }

  private static func subject(
    _ request: ReportRequest, _ picture: PictureRequest
  ) throws(ParsedArguments.Problem) -> (Subject, ReportRoom)? {
    guard
      let laidOut = try request.laidOut(record: {
        $0.recordsReduces = true
        $0.recordsViewTreeOrder = true
        $0.valueDetail = .short
      }),
      let options = picture.options(laidOut.inspection, request)
    else { return nil }
    return ((PictureSubject(laidOut), options, request.host), laidOut.room)
  }
}

extension PictureSubject {
  /// An evaluated state to draw.
  init(_ laidOut: LaidOutInspection) {
    self.init(
      inspection: laidOut.inspection, explainer: laidOut.explainer, step: laidOut.step,
      action: laidOut.action)
  }
}

extension RequestHost {
  /// Reports the parts that a picture omits because of a limit.
  fileprivate func tell(_ omissions: [SceneOmission]) {
    let sentences = omissions.filter(\.isLimit).map(\.sentence)
    guard !sentences.isEmpty else { return }
    let diagnostic = Diagnostic.pictureLeavesOut(
      RequestWords.notAllIsDrawn(sentences))
    tell(DiagnosticReport.Part(source: nil, diagnostics: [diagnostic]))
  }
}
