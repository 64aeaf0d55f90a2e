import ViewTreeDocument
import ViewTreeSyntax

/// A document as a SwiftUI file that compiles (docs/reference/listings.md).
public enum Listing {
  /// The file, if the whole document has a Swift equivalent, and the diagnostics.
  public struct Result {
    /// The file in UTF-8. `nil` if a part of the document has no Swift equivalent.
    public let bytes: [UInt8]?
    /// Problems of the document, then its parts without a Swift equivalent, each sorted by
    /// location.
    public let diagnostics: [Diagnostic]
  }

  /// Writes a document, which is read and checked first.
  public static func write(_ tree: SyntaxTree) -> Result { write(tree, harness: nil) }

  /// Writes a document, with measuring code if there is a host.
  static func write(_ tree: SyntaxTree, harness host: HarnessHost?) -> Result {
    let read = DocumentReader.decode(tree)
    guard read.document != nil else {
      return Result(bytes: nil, diagnostics: read.diagnostics)
    }
    let undeclared = read.diagnostics.filter { $0.id == "unknown-script-name" }
    guard undeclared.isEmpty else {
      // Swift can't compile a name without a declaration.
      return Result(
        bytes: nil,
        diagnostics: undeclared.map {
          var error = $0
          error.severity = .error
          return error
        })
    }
    let types = TypeFinder.types(of: tree)
    // The types that were found don't change the document.
    guard let document = DocumentReader.decode(tree, assuming: types.found).document else {
      return Result(bytes: nil, diagnostics: read.diagnostics)
    }
    var result = file(of: document, types, read.diagnostics)
    if let host, let listing = result.bytes {
      result = file(
        of: document, types, read.diagnostics,
        harness: (host, SHA256.hexadecimal(listing)))
    }
    return result
  }

  private static func file(
    of document: Document, _ types: FoundTypes, _ diagnostics: [Diagnostic],
    harness: (host: HarnessHost, listing: String)? = nil
  ) -> Result {
    let writer = ListingWriter(document, types)
    let lines =
      harness.map { writer.file(measuredBy: $0.host, listing: $0.listing) } ?? writer.file()
    let problems = writer.diagnostics.sortedByPosition().limited()
    guard problems.isEmpty else { return Result(bytes: nil, diagnostics: diagnostics + problems) }
    return Result(
      bytes: Array((lines.joined(separator: "\n") + "\n").utf8), diagnostics: diagnostics)
  }
}
