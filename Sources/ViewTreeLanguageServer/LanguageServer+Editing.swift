import ViewTreeNumbers
import ViewTreeSyntax

extension LanguageServer {
  /// The edits that format the text as `viewtree format` does.
  mutating func formatting(_ parameters: Parameters) throws(ProtocolError) -> OrderedJSON {
    let (document, reading) = try document(parameters)
    guard reading.language != .swift else {
      throw ProtocolError(.requestFailed, ServerWords.swiftIsNotLaidOut)
    }
    guard let tree = reading.tree, !tree.hasErrors else {
      throw ProtocolError(.requestFailed, ServerWords.errorsAreNotLaidOut)
    }
    do throws(DocumentFormatter.Failure) {
      let bytes = try DocumentFormatter.format(tree, from: reading.language, to: reading.language)
      return TextEdits.difference(from: document.text, to: bytes)
    } catch {
      guard case .comment(let diagnostic) = error else {
        throw ProtocolError(.requestFailed, ServerWords.formatDiffers)
      }
      throw ProtocolError(.requestFailed, diagnostic.message)
    }
  }

  /// The replacements that diagnostics in a part of the text suggest.
  mutating func codeActions(_ parameters: Parameters) throws(ProtocolError) -> OrderedJSON {
    let (document, reading) = try document(parameters)
    guard let range = parameters.value("range").flatMap({ document.text.range($0) }) else {
      throw parameters.missing(["range"], "a range")
    }
    let published = PublishedDiagnostic(
      text: document.text, source: reading.source, uri: document.uri,
      showsRelatedPlaces: client.showsRelatedPlaces)
    let found = documents[document.uri]?.diagnostics(limits: limits.evaluation) ?? []
    return .list(
      found.compactMap { diagnostic in
        // The editor may have changed another file, so its text is unknown.
        guard let fix = SourceFix(diagnostic, in: reading.source),
          let place = diagnostic.range, Int(place.start) <= range.upperBound,
          range.lowerBound <= Int(place.end), fix.isInFirstFile(of: reading.source)
        else { return nil }
        let edits = TextEdits.replacing([fix.range], with: fix.replacement, in: document.text)
        return [
          "title": .text(diagnostic.help ?? diagnostic.message), "kind": "quickfix",
          "diagnostics": .list([published.json(diagnostic)]),
          "edit": ["changes": .object([(document.uri, edits)])],
        ]
      })
  }
}

extension SourceFix {
  /// True if it replaces a part of the open text, which precedes the other files of a source.
  fileprivate func isInFirstFile(of source: SourceFile) -> Bool {
    file == (source.parts.first?.name ?? source.name)
  }
}
