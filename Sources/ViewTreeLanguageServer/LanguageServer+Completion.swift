import ViewTreeSyntax

extension LanguageServer {
  /// The completions at the cursor. None in text that isn't a document, unless it was just started.
  mutating func completion(_ parameters: Parameters) throws(ProtocolError) -> OrderedJSON {
    let place = try place(parameters)
    guard place.isSwift || place.reading.isDocument || place.isBegun else { return .null }
    guard place.isSwift else { return DocumentCompletion(place).list.json(in: place.text) }
    return SwiftCompletion(place, place.visibleNames, in: place.text.bytes[...], isFile: true).list
      .json(in: place.text)
  }
}

extension DocumentPlace {
  /// True if the text is too short to have declared itself to be a document.
  fileprivate var isBegun: Bool { names.all.isEmpty && text.bytes.count < 100 }
}
