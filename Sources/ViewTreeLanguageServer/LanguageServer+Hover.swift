import ViewTreeInspector
import ViewTreeSyntax

extension LanguageServer {
  /// The documentation of the name at the cursor, and facts about the view there.
  mutating func hover(_ parameters: Parameters) throws(ProtocolError) -> OrderedJSON {
    let place = try place(parameters)
    let reference = Reference(place).text
    let facts = viewFacts(place)
    let parts = [reference, facts].compactMap(\.self)
    guard !parts.isEmpty else { return .null }
    return ["contents": ["kind": "markdown", "value": .text(parts.joined(separator: "\n\n"))]]
  }

  /// Facts about the view, from the last text that could be evaluated.
  private mutating func viewFacts(_ place: DocumentPlace) -> String? {
    let (limits, bytes) = (limits.evaluation, place.text.bytes)
    return documents[place.uri]?.withGood { good in
      guard let offset = good.offset(place.offset, in: bytes),
        let evaluation = good.evaluated(limits: limits)
      else { return nil }
      return ViewFacts(evaluation).text(at: offset)
    } ?? nil
  }
}
