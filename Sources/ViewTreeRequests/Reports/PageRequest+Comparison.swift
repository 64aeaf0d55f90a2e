import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport

// A page that compares two documents, or a document and a saved report.
extension PageRequest {
  /// The two sides, and their reports.
  private struct Sides {
    let old: ComparedSide
    let new: ComparedSide
    let oldReport: [UInt8]
    let newReport: [UInt8]
    let command: ReportKind
    /// The inspection in which the names of options are resolved to views and keys.
    let inspection: Inspection
    /// The bytes that the page may have.
    let room: ReportRoom

    /// The states of the page, the second with the differences in behavior.
    var moments: [PageMoment] {
      let comparison = BehaviourComparison(
        old: oldReport, new: newReport, command: command.rawValue, comparesName: false)
      let views = ComparedViews(old: old, new: new)
      let changes = zip(comparison.changes, comparison.lines(limit: .max)).flatMap {
        views.changes($0, $1)
      }
      return [
        PageMoment(title: "old", old.content),
        PageMoment(title: "new", new.content, changes: changes),
      ]
    }
  }

  /// The page or the picture of two files with the differences in behavior. `nil` after a message.
  ///
  /// Either may be a report or a golden file. Its frames are drawn as recorded, and the other file
  /// is evaluated with the options of the report.
  package static func page(
    comparing old: ReportRequest, to new: ReportRequest
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    guard let picture = try ReportDefinition.pictureRequest(old) else { return nil }
    guard picture.isPage || picture.showsFrames else {
      throw .needs("draw OLD NEW", "--format html")
    }
    guard let sides = try sides(old, new), var options = picture.options(sides.inspection, new)
    else { return nil }
    guard picture.isPage else {
      let moments = sides.moments
      if !old.arguments.has(.picture) { options.kind = .screen }
      options.sourceName = nil
      return sides.room.admit(
        ChangePicture.svg(old: moments[0], new: moments[1], options))
    }
    options.sourceName = "\(old.path) → \(new.path)"
    return sides.room.admit(Picture.page(of: sides.moments, options, comparison: true))
  }

  private static func sides(
    _ old: ReportRequest, _ new: ReportRequest
  ) throws(ParsedArguments.Problem) -> Sides? {
    let (oldInput, newInput) = (
      try Input(old.arguments, old.host), try Input(new.arguments, new.host)
    )
    guard let left = oldInput.read(old.location), let right = newInput.read(new.location) else {
      return nil
    }
    let reports = (RecordedReport(left.bytes), RecordedReport(right.bytes))
    for (request, report) in [(old, reports.0), (new, reports.1)] {
      guard let problem = report?.problem else { continue }
      request.host.tell("\(request.path): \(GoldenWords.sentence(problem))")
      return nil
    }
    switch reports {
    case (nil, nil): return try documents(old, new)
    case (let report?, nil):
      guard let kept = try side(report, old), let made = try document(new, like: report) else {
        return nil
      }
      return Sides(
        old: kept, new: .document(made.moment), oldReport: report.bytes, newReport: made.report,
        command: made.kind, inspection: made.moment.inspection, room: made.moment.room)
    case (nil, let report?):
      guard let kept = try side(report, new), let made = try document(old, like: report) else {
        return nil
      }
      return Sides(
        old: .document(made.moment), new: kept, oldReport: made.report, newReport: report.bytes,
        command: made.kind, inspection: made.moment.inspection, room: made.moment.room)
    case (_?, _?):
      old.host.tell(.noDocument(old.path, new.path))
      return nil
    }
  }

  private static func documents(
    _ old: ReportRequest, _ new: ReportRequest
  ) throws(ParsedArguments.Problem) -> Sides? {
    guard let before = try old.laidOutToKeep(), let after = try new.laidOutToKeep(),
      let left = try old.reportToCompare(), let right = try new.reportToCompare()
    else { return nil }
    return Sides(
      old: .document(before), new: .document(after), oldReport: left, newReport: right,
      command: .inspect, inspection: after.inspection, room: after.room)
  }

  // MARK: - A report

  /// The frames in a report. `nil` after a message if it has none.
  private static func side(
    _ report: RecordedReport, _ request: ReportRequest
  ) throws(ParsedArguments.Problem) -> ComparedSide? {
    let command = report.words.first ?? ""
    let facts = report.facts
    guard let layout = RecordedLayout(facts, command: command) else {
      request.host.tell(.noFrames(request.path, command: command))
      return nil
    }
    // A report may not contain the view, so it can't be combined with `--view`.
    if request.arguments.has(.view) { throw .conflict("--view", request.path) }
    return .report(layout, places: BehaviourView.places(in: layout.views))
  }

  /// A document and its report, made in the same way as another report. `nil` after a message.
  private static func document(
    _ request: ReportRequest, like other: RecordedReport
  ) throws(ParsedArguments.Problem) -> (
    moment: LaidOutInspection, report: [UInt8], kind: ReportKind
  )? {
    guard let (definition, known) = try ReportMaker.parsed(other.words) else { return nil }
    let asked = request.arguments.options(about: .document, .evaluation, .step)
    let drawn = ReportRequest(
      request.location, ParsedArguments(ReportMaker.evaluating(known) + request.arguments.options),
      request.host)
    guard let moment = try drawn.laidOutToKeep(),
      let report = try definition.make(
        ReportRequest(
          request.location, name: other.name,
          try known.adding(asked, among: definition.goldenOptions), request.host))
    else { return nil }
    return (moment, report, definition.kind)
  }
}

extension ReportRequest {
  /// A state that stays in memory during other evaluations. `nil` after a message.
  fileprivate func laidOutToKeep() throws(ParsedArguments.Problem) -> LaidOutInspection? {
    let moment = try laidOut(record: PageRequest.record)
    host.held.add(moment?.memory ?? 0)
    return moment
  }

  /// The report of `inspect` with the options that affect the document. Both documents have one
  /// name, because different names aren't a difference in behavior.
  fileprivate func reportToCompare() throws(ParsedArguments.Problem) -> [UInt8]? {
    let options = arguments.options(about: .document, .evaluation, .step)
    let known = try ParsedArguments([]).adding(
      options, among: ReportDefinition.inspect.goldenOptions)
    return try ReportDefinition.inspect.make(ReportRequest(path, name: "", known, host))
  }
}
