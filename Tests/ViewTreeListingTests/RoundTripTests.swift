import Foundation
import Testing
import ViewTreeGolden
import ViewTreeRandom
import ViewTreeRequests
import ViewTreeSyntax

@testable import ViewTreeListing

/// Every fixture as a listing that is read again: the report tells the same behaviour.
@Suite("Listings that are read again")
struct RoundTripTests {
  /// Documents that are no others in Swift, and why.
  static let exceptions = [
    "components/view-that-comes-back-is-new.json":
      "the component takes a binding to what its actions set, and who takes one looks at it",
    "layout/labelled-values-fill-the-width.json":
      "a title beside an icon of views is a `Text` in Swift, which is a view of its own",
    "lints/value-of-another-type.json": "a key has values of two types, which no Swift has",
    "preferences/equal-value-stops.json": "a key has values of two types, which no Swift has",
    "preferences/loop-over-nothing-gives-the-default.json":
      "an empty list has elements of no type",
  ]

  @Test(
    "The report of every fixture is that of its listing", arguments: Rounds.some(of: Fixture.names))
  func isSame(_ name: String) throws {
    let fixture = try Fixture(name)
    let report = try #require(fixture.report)
    let difference = fixture.difference(from: report)
    if Self.exceptions[name] == nil {
      #expect(difference == nil)
    } else {
      #expect(difference != nil, "it is no exception any more")
    }
  }

  @Test("All fixtures are tried, and exceptions are among them")
  func exceptionsAreFixtures() {
    #expect(Set(Self.exceptions.keys).isSubset(of: Fixture.names))
    #expect(Fixture.names.count > 280)
  }

  /// A document of Fixtures.
  struct Fixture {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

    static let names: [String] = {
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      let endings = [".json", ".jsonc", ".yaml"]
      return (names ?? []).filter { name in
        endings.contains { name.hasSuffix($0) } && !name.contains("swift-package")
      }.sorted()
    }()

    let path: String
    let source: SourceFile

    init(_ name: String) throws {
      path = Self.folder.appendingPathComponent(name).path
      source = SourceFile(
        name: name, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }

    /// The report of the document; `nil` if it has errors.
    var report: [UInt8]? { Self.report(path).bytes }

    /// What its listing does otherwise, or why there is none; `nil` if it is the same.
    func difference(from report: [UInt8]) -> String? {
      let listing = Listing.write(SourceSyntax(of: source).read(source))
      guard let bytes = listing.bytes else { return "refused: \(messages(listing.diagnostics))" }
      let file = NSTemporaryDirectory() + "viewtree-" + UUID().uuidString + ".swift"
      defer { try? FileManager.default.removeItem(atPath: file) }
      guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else {
        return "no file"
      }
      let made = Self.report(file)
      guard let again = made.bytes else {
        return "not read: \(messages(made.messages.flatMap(\.diagnostics)))"
      }
      let comparison = BehaviourComparison(
        old: report, new: again, command: "inspect", comparesName: false)
      // Places in the file are others.
      let facts = comparison.changes.filter { if case .form = $0 { false } else { true } }
      return facts.isEmpty ? nil : comparison.lines(limit: 3).joined(separator: "\n")
    }

    private static func report(_ path: String) -> MadeReport {
      ReportMaker.commands.report(document: path, name: "document", words: ["inspect"])
    }

    private func messages(_ diagnostics: [Diagnostic]) -> String {
      diagnostics.filter { $0.severity == .error }.map(\.message).joined(separator: "\n")
    }
  }
}
