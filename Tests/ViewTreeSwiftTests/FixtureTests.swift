import Testing
import ViewTreeDocument
import ViewTreeSyntax

@testable import ViewTreeSwift

/// The files of Fixtures/swift.
@Suite("Files of Fixtures/swift")
struct FixtureTests {
  @Test(
    "Each is read without a problem, but the one that shows what is left out",
    arguments: SwiftSample.names)
  func read(_ name: String) throws {
    let sample = try SwiftSample(fixture: name)
    #expect(sample.result.document != nil)
    #expect(sample.problems.isEmpty || name == "left-out", "\(sample.problems)")
  }

  @Test(
    "The document that a file means gives the same views as JSON and as YAML",
    arguments: SwiftSample.names)
  func written(_ name: String) throws {
    let sample = try SwiftSample(fixture: name)
    let tree = try #require(sample.result.document?.tree)
    for syntax in [SourceSyntax.json, .yaml] {
      let bytes = try DocumentFormatter.format(tree, from: .swift, to: syntax)
      let document = DocumentReader.read(
        SourceFile(name: "\(name).\(syntax.rawValue)", bytes: bytes)
      ).document
      let other = try #require(document)
      let first = try #require(sample.inspection)
      let second = try #require(Inspected(other).inspection)
      #expect(first.frames() == second.frames() && first.closures == second.closures)
    }
  }
}
