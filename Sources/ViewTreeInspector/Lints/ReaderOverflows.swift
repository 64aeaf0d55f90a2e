import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds geometry readers whose content extends past them, because they get no proposal.
  static let readerOverflows = Lint(
    "reader-overflows", "A GeometryReader without a proposal is smaller than its content.",
    explanation: .readerOverflows
  ) { subject in
    subject.eachOnce(subject.survey.lowReaders(), at: { $0.view }) { reader, range in
      let own = subject.inspection.views[reader.view].content.size[reader.axis]
      return .readerOverflows(
        isVertical: reader.axis == .vertical, own: subject.words(own),
        content: subject.words(reader.content), at: range)
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A reader that is shorter than its content.
  fileprivate static func readerOverflows(
    isVertical: Bool, own: String, content: String, at range: SourceRange
  ) -> Diagnostic {
    let (size, length) = isVertical ? ("high", "height") : ("wide", "width")
    return lint(
      "reader-overflows",
      "this 'GeometryReader' is \(own) \(size) and its content \(content): without a proposed \(length), "
        + "the content covers the views after it",
      at: range,
      help: "give the reader .frame(\(length): \(content)), or read the size in a background")
  }
}

extension DiagnosticExplanation {
  fileprivate static let readerOverflows = DiagnosticExplanation(
    "reader-overflows",
    "A `GeometryReader` takes the proposed size. A scroll view proposes no length along its axis, so the reader is 10 points long there, and its content covers the views after it.",
    .lint(
      """
      { "viewtree": 1, "root": { "view": "ScrollView", "children": [
        { "view": "GeometryReader", "as": "geometry", "content":
          { "view": "Box", "size": { "width": 50, "height": 80 } } },
        { "view": "Text", "text": "After" }] } }
      """),
    wayOut: "Give the reader a frame with a length, or put it into a `background` of the content.")
}
