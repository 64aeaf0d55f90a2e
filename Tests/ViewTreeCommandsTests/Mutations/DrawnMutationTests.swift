import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeRandom
import ViewTreeReport
import ViewTreeSyntax

/// A literal that is another is seen by golden files, or nothing that is drawn is another
/// (docs/project/reliability.md).
@Suite("Literals changed in the articles' documents")
struct DrawnMutationTests {
  /// What came of the changes of one kind.
  private struct Count {
    /// The document has an error now.
    var refused = 0
    /// The golden files of both forms are not equal any more.
    var seen = 0
    /// All that is drawn is the same.
    var equal: [String] = []
  }

  /// One literal in so many is tried; the environment can ask for all of them.
  private static let step =
    Int(ProcessInfo.processInfo.environment["VIEWTREE_MUTATION_STEP"] ?? "") ?? Rounds.every(5)

  private static func documents() throws -> [SourceFile] {
    let folder = LintFixture.folder.appendingPathComponent("articles")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
      .map { name in
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return SourceFile(name: name, bytes: Array(data))
      }
  }

  private static func inspection(_ source: SourceFile) -> Inspection? {
    guard let document = DocumentReader.read(source).document else { return nil }
    var inspection: Inspection?
    DeepStack.run { inspection = Inspector.inspect(document).inspection }
    return inspection
  }

  /// All that is drawn, as the record has it and no report.
  private static func drawn(_ inspection: Inspection) -> [String] {
    ([inspection] + inspection.steps.map(\.inspection)).flatMap { inspection in
      inspection.views.map { view in
        let drawing = inspection.drawing(of: view)
        let looks = inspection.looks(of: view).map { look in
          let area = look.modifier.map { "\(inspection.modifiers[$0].frame)" } ?? ""
          let arguments = inspection.arguments(of: look).map { argument in
            if case .member(let node) = argument.value { return inspection.tree.text(node) }
            return "\(argument.name) \(argument.value)"
          }
          return
            "\(inspection.name(of: look) ?? "") \(look.area == .content ? "" : area) \(arguments)"
        }
        return "\(view.name) \(inspection.string(view.text) ?? "") \(view.content) \(view.frame) "
          + "\(drawing.corners ?? []) \(drawing.painted ?? 0) \(String(describing: drawing.text)) \(looks)"
      }
    }
  }

  @Test("Each either fails a check or is equal in all that is drawn")
  func mutations() throws {
    var counts: [DrawnMutation.Kind: Count] = [:]
    var number = 0
    for document in try Self.documents() {
      let original = try #require(Self.inspection(document))
      let (text, json) = (TextReport.inspect(original), JSONReport.inspect(original))
      let drawn = Self.drawn(original)
      for mutation in DrawnMutation.all(in: document) {
        number += 1
        guard number % Self.step == 0 else { continue }
        var count = counts[mutation.kind] ?? Count()
        defer { counts[mutation.kind] = count }
        guard let changed = Self.inspection(mutation.source) else {
          count.refused += 1
          continue
        }
        let isSeen = TextReport.inspect(changed) != text && JSONReport.inspect(changed) != json
        if isSeen { count.seen += 1 } else { count.equal.append(mutation.description) }
        #expect(isSeen || Self.drawn(changed) == drawn, "\(mutation.description)")
      }
    }
    for kind in DrawnMutation.Kind.allCases {
      let count = counts[kind] ?? Count()
      // Who asks for all of them wants the numbers.
      guard Self.step == 1 else { continue }
      print("\(kind): \(count.refused) refused, \(count.seen) seen, \(count.equal.count) equal")
      for description in count.equal { print("  \(description)") }
    }
    #expect(number >= 500)
  }
}
