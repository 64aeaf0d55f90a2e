import ViewTreeDocument
import ViewTreeInspector
import ViewTreeListing
import ViewTreeRequests
import ViewTreeSwift
import ViewTreeSyntax

/// Writes one document as JSON and as Swift, reads both, and compares the results with it.
struct TranslationTrial {
  /// Differences.
  private(set) var findings: [String] = []
  /// True if the document was written as Swift and read back.
  private(set) var isEvaluated = false
  /// A digest of all output.
  private(set) var digest = Digest()
  /// The reasons why the document has no listing.
  private(set) var refusals: [String] = []

  init(_ source: SourceFile) {
    let isSwift = SourceSyntax(of: source) == .swift
    let read = isSwift ? Self.readSwift(source) : DocumentReader.read(source)
    guard let document = read.document else { return }
    var own = document
    if isSwift {
      guard let json = json(of: document, "JSON") else { return }
      own = json
    }
    let listing = Listing.write(own.tree)
    guard let bytes = listing.bytes else {
      refusals = listing.diagnostics.filter { $0.severity == .error }.map(\.message)
      if refusals.isEmpty { findings.append("no listing and no error") }
      return
    }
    digest.add(bytes)
    isEvaluated = true
    let problem = TranslationProof(of: own).problem(with: bytes, in: .swift)
    if let problem, problem.severity == .error {
      findings.append(problem.message)
      return
    }
    let again = Self.readSwift(SourceFile(name: "listing.swift", bytes: bytes))
    if let document = again.document { _ = json(of: document, "JSON of the listing") }
  }

  /// The document of a Swift file as JSON, which must equal the original.
  private mutating func json(of document: Document, _ name: String) -> Document? {
    let bytes: [UInt8]
    do throws(DocumentFormatter.Failure) {
      bytes = try DocumentFormatter.format(document.tree, from: .swift, to: .json)
    } catch {
      findings.append("\(name) cannot be written")
      return nil
    }
    digest.add(bytes)
    let problem = TranslationProof(of: document).problem(with: bytes, in: .json)
    if let problem, problem.severity == .error {
      findings.append("\(name): \(problem.message)")
      return nil
    }
    return DocumentReader.read(SourceFile(name: "translation.json", bytes: bytes)).document
  }

  private static func readSwift(_ source: SourceFile) -> DocumentReader.Result {
    SwiftDocumentReader.read(source) { Inspector.trial(of: $0, limits: .standard) }
  }
}
