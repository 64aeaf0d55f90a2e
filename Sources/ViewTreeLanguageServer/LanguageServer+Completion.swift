import ViewTreeSyntax

extension LanguageServer {
  /// What may be typed at the cursor; a text that is no document is left alone, but for one that is just begun.
  mutating func completion(_ parameters: Parameters) throws(ProtocolError) -> OrderedJSON {
    let place = try place(parameters)
    guard place.isSwift || place.reading.isDocument || place.isBegun else { return .null }
    guard place.isSwift else { return DocumentCompletion(place).list.json(in: place.text) }
    return SwiftCompletion(place, place.names, in: place.text.bytes[...], isFile: true).list
      .json(in: place.text)
  }
}

extension DocumentPlace {
  /// Whether so little of a document has been written that it does not say yet that it is one.
  fileprivate var isBegun: Bool { names.all.isEmpty && text.bytes.count < 100 }
}
