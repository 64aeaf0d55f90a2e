import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import ViewTreeSwift

/// The examples of the articles as Swift files say what they say as documents.
@Suite("The articles' examples as Swift files")
struct ListingTests {
  struct Listing: Sendable, CustomTestStringConvertible {
    let file: String
    let document: String

    var testDescription: String { file }
  }

  static let listings = [
    Listing(file: "AnchorOverlay", document: "anchor-overlay"),
    Listing(file: "EasyMonths", document: "easy-months"),
    Listing(file: "FlowGrid", document: "generic-grid"),
    Listing(file: "FormExample", document: "form"),
    Listing(file: "MonthsAnchorBounds", document: "months-anchor-bounds"),
    Listing(file: "MonthsAnchorPoints", document: "months-anchor-points"),
    Listing(file: "MonthsPreference", document: "months-preference"),
  ]

  @Test(
    "A listing gives the frames, the order of closures and the state of its document",
    arguments: listings)
  func same(_ listing: Listing) throws {
    let sample = try SwiftSample(fixture: listing.file)
    #expect(sample.problems == [])
    let read = try #require(sample.inspection)
    let text = try SwiftSample.text("articles/\(listing.document).json")
    let document = try #require(
      DocumentReader.read(SourceFile(name: "a.json", text: text)).document)
    let written = try #require(Inspector.inspect(document).inspection)
    #expect(read.frames() == written.frames())
    #expect(read.frames().count > 3)
    #expect(read.closures == written.closures)
    #expect(read.preferences.count == written.preferences.count)
    #expect(read.state.map(\.name) == written.state.map(\.name))
    #expect(read.passes == written.passes && read.anchors.count == written.anchors.count)
  }

  @Test("A word that begins no declaration is named with the one that was meant")
  func misspelt() {
    let sample = SwiftSample(
      "import SwiftUI\n\nsstruct MonthView: View {\n  var body: some View { Text(\"a\") }\n}\n")
    #expect(
      sample.problems == [
        "3:1 error swift-unknown-declaration: 'sstruct' does not start a declaration"
      ])
    #expect(sample.result.diagnostics.first?.help == "did you mean 'struct'?")
  }
}
