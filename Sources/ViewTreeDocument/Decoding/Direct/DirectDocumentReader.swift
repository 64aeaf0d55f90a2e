import ViewTreeNumbers
import ViewTreeSyntax

/// Reads and decodes documents in JSON at once: the views of the root come straight from the bytes, and only what they
/// refer to later, such as their texts and scripts, becomes a node of the tree.
///
/// It knows no mistake: at anything that is wrong, or only unusual, it gives up, and the document is read again value by
/// value and decoded from the tree, which tells all there is to tell. Both give the same document but for the
/// numbers of nodes.
struct DirectDocumentReader {
  private let source: SourceFile
  private let limits: ReaderLimits

  /// Containers that may be open around a value of a view: lists of views, and an object and a list for each.
  private static let depthAround = 4 * PlaceInDocument.depthLimit

  /// What came of one attempt.
  private enum Outcome {
    case decoded(Document)
    /// Something has to be known that stands behind the root, which ends here.
    case rootEnds(at: Int)
    case unusual
  }

  /// The document, if nothing at all is wrong with it and it is written as most are.
  static func read(_ source: SourceFile, limits: ReaderLimits) -> Document? {
    guard source.bytes.count <= limits.bytes, limits.depth > depthAround else { return nil }
    let reader = DirectDocumentReader(source: source, limits: limits)
    switch reader.attempt(rootEnd: nil) {
    case .decoded(let document): return document
    case .unusual: return nil
    case .rootEnds(let end):
      guard case .decoded(let document) = reader.attempt(rootEnd: end) else { return nil }
      return document
    }
  }

  private func attempt(rootEnd: Int?) -> Outcome {
    source.bytes.withUnsafeBufferPointer { bytes in
      var limits = limits
      limits.depth -= Self.depthAround
      let tree = SyntaxTree(decoding: source)
      var outermost = OutermostObject(
        JSONCursor(bytes, position: 0), JSONValueReader(bytes, limits: limits), tree)
      guard outermost.open(), outermost.readMembers(rootEnd: rootEnd), let root = outermost.root
      else { return .unusual }
      return decode(root, &outermost, rootEnd: rootEnd)
    }
  }

  private func decode(
    _ root: OutermostObject.Root, _ outermost: inout OutermostObject, rootEnd: Int?
  ) -> Outcome {
    // A value takes six bytes or more.
    let decoder = DocumentDecoder(outermost.tree, valueCount: source.bytes.count / 6)
    return decoder.withBytes { bytes in
      guard let (sections, content) = read(root, bytes, outermost.values, with: decoder) else {
        // What stands behind the root may be what is missing.
        guard rootEnd == nil, let end = outermost.rootEndBeforeMore() else { return .unusual }
        return .rootEnds(at: end)
      }
      let end = decoder.cursor.position
      decoder.document.root = content
      guard rootEnd == nil else {
        return end == rootEnd ? finish(decoder, steps: sections) : .unusual
      }
      // What follows becomes the next of the root, whose nodes are those of its views.
      outermost.endRoot(at: end)
      guard outermost.readMembers(rootEnd: nil), outermost.root?.start == root.start else {
        return .unusual
      }
      guard outermost.hasOnlySteps(behind: root) else { return .rootEnds(at: end) }
      return finish(decoder, steps: decoder.onTree { decoder.sections() })
    }
  }

  /// Decodes what is declared, then the views.
  private func read(
    _ root: OutermostObject.Root, _ bytes: UnsafeBufferPointer<UInt8>, _ values: JSONValueReader,
    with decoder: DocumentDecoder
  ) -> (sections: [SyntaxNode.Index?], content: TemplateRange)? {
    // Styles of the document's own look at what is inside of the controls' objects.
    guard let sections = decoder.onTree({ decoder.decodeDeclarations() }), decoder.isUntold,
      !decoder.unknown.areTaken, decoder.declaredNames.styles.isEmpty
    else { return nil }
    decoder.cursor = JSONCursor(bytes, position: root.start)
    decoder.values = values
    return decoder.readContent().map { (sections, $0) }
  }

  private func finish(
    _ decoder: DocumentDecoder, steps sections: [SyntaxNode.Index?]
  ) -> Outcome {
    decoder.onTree {
      decoder.decodeRest(steps: sections[DocumentDecoder.Section.steps.index])
    }
    return decoder.isUntold ? .decoded(decoder.document) : .unusual
  }
}
