import ViewTreeSyntax

/// One text of a document: that of the editor, or one of the files that are read with it.
struct OpenFile {
  let uri: String
  let text: TextDocument
}

extension DocumentPlace {
  /// The files of the document, its own file first.
  var files: [OpenFile] {
    let own = OpenFile(uri: uri, text: text)
    return [own]
      + reading.source.parts.dropFirst().map { part in
        OpenFile(uri: DocumentURI.of(path: part.name), text: text.other(part, of: reading.source))
      }
  }
}
