import ViewTreeInspector
import ViewTreePicture
import ViewTreeReport

/// How a page with pictures is made.
package enum PageRequest {
  /// The page of a document: what it begins with and what is after each of its steps, or with the word of
  /// a step only that moment. `nil` after a message.
  static func page(_ request: ReportRequest) throws(ParsedArguments.Problem) -> [UInt8]? {
    guard let moments = try request.moments(), let first = moments.first,
      let options = try ReportDefinition.pictureOptions(first.subject.inspection, request)
    else { return nil }
    return Picture.page(of: moments, options)
  }
}

extension ReportRequest {
  /// The moments of a document, each with its layout; `nil` after a message.
  fileprivate func moments() throws(ParsedArguments.Problem) -> [PageMoment]? {
    var asked = try EvaluationArguments(arguments).inspection
    asked.keepsLayout = true
    asked.keepsEveryLayout = true
    asked.recordsReduces = true
    asked.valueDetail = .short
    asked.tracesState = true
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
}
