import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// A version of the text without errors, stored while the next version is being typed.
struct GoodDocument {
  let document: Document
  let reading: DocumentReading
  /// The evaluation. `nil` until it's needed.
  private var evaluation: DocumentEvaluation?

  init(_ document: Document, _ reading: DocumentReading) {
    self.document = document
    self.reading = reading
  }

  /// The evaluation of the document, cached. `nil` if it isn't possible.
  mutating func evaluated(limits: EvaluationLimits) -> DocumentEvaluation? {
    if evaluation == nil { evaluation = DocumentEvaluation(document, limits: limits) }
    return evaluation
  }

  /// Converts an offset in a later text to one in this text, by the common start and end of both.
  /// `nil` for an offset between them.
  func offset(_ offset: Int, in later: [UInt8]) -> Int? {
    let own = reading.source.bytes
    let length = reading.source.parts.first?.range.upperBound ?? own.count
    let shorter = min(length, later.count)
    var start = 0
    while start < shorter, own[start] == later[start] { start += 1 }
    if offset <= start { return offset }
    var end = 0
    while end < shorter - start, own[length - 1 - end] == later[later.count - 1 - end] { end += 1 }
    return offset >= later.count - end ? offset + length - later.count : nil
  }
}
