import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport

/// How a page with pictures is made.
package enum PageRequest {
  /// The page of a document: what it begins with and what is after each of its steps, or with the word of
  /// a step only that moment. `nil` after a message.
  static func page(
    _ request: ReportRequest, _ picture: PictureRequest
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    guard let moments = try request.moments(), let first = moments.first,
      let options = picture.options(first.subject.inspection, request)
    else { return nil }
    return try request.limited(Picture.page(of: moments, options))
  }

  /// The page of two documents with what is different in behaviour; `nil` after a message.
  package static func page(
    comparing old: ReportRequest, to new: ReportRequest
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    guard let picture = try ReportDefinition.pictureRequest(old) else { return nil }
    guard picture.isPage else { throw .needs("draw OLD NEW", "--format html") }
    guard let before = try old.laidOut(record: record),
      let after = try new.laidOut(record: record),
      let changes = try changes(old, before.inspection, new, after.inspection),
      var options = picture.options(after.inspection, new)
    else { return nil }
    options.sourceName = "\(old.path) → \(new.path)"
    let moments = [
      PageMoment(title: "old", subject: PictureSubject(before)),
      PageMoment(title: "new", subject: PictureSubject(after), changes: changes),
    ]
    return try new.limited(Picture.page(of: moments, options, comparison: true))
  }

  /// What a page tells besides frames.
  fileprivate static func record(_ options: inout InspectionOptions) {
    options.recordsReduces = true
    options.recordsViewTreeOrder = true
    options.valueDetail = .long
    options.tracesState = true
  }

  // MARK: - What is different

  /// What `diff` tells of two documents, with the views where it is to be seen.
  private static func changes(
    _ old: ReportRequest, _ before: Inspection, _ new: ReportRequest, _ after: Inspection
  ) throws(ParsedArguments.Problem) -> [PageChange]? {
    guard let left = try old.reportToCompare(), let right = try new.reportToCompare() else {
      return nil
    }
    let comparison = BehaviourComparison(
      old: left, new: right, command: ReportKind.inspect.rawValue, comparesName: false)
    return zip(comparison.changes, comparison.lines(limit: .max)).flatMap { change, line in
      ComparedViews(old: before, new: after).changes(change, line)
    }
  }
}

extension ReportRequest {
  /// The moments of a document, each with its layout; `nil` after a message.
  fileprivate func moments() throws(ParsedArguments.Problem) -> [PageMoment]? {
    var asked = try EvaluationArguments(arguments).inspection
    asked.keepsLayout = true
    asked.keepsEveryLayout = true
    PageRequest.record(&asked)
    let input = try Input(arguments, host)
    guard let document = input.document(path),
      case let result = input.evaluate(document, asked),
      let whole = result.inspection, let step = Self.step(whole, asked, host)
    else { return nil }
    let moments = PageMoment.moments(of: whole, result.explainers)
    guard asked.stepCount != nil, asked.events.isEmpty, let number = step.number,
      moments.indices.contains(number)
    else { return moments }
    return [moments[number]]
  }

  /// The report of `inspect` with the options that change what a document does. Both documents have one
  /// name, for that they have two is no behaviour.
  fileprivate func reportToCompare() throws(ParsedArguments.Problem) -> [UInt8]? {
    let options = arguments.options(about: .document, .evaluation, .step)
    let known = try ParsedArguments([]).adding(
      options, among: ReportDefinition.inspect.goldenOptions)
    return try ReportDefinition.inspect.make(ReportRequest(path, name: "", known, host))
  }
}
