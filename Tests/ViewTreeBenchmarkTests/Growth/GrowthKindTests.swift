import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

@testable import viewtree_benchmark

@Suite("Documents with a number in them")
struct GrowthKindTests {
  @Test(
    "Each kind is a document without a mistake, and twice the number makes it up to twice as long"
  )
  func kinds() throws {
    for kind in GrowthKind.all {
      let sizes = try [32, 64].map { size in
        let source = SourceFile(name: kind.name, bytes: Array(kind.document(size).utf8))
        let read = DocumentReader.read(source, as: .json)
        #expect(read.diagnostics.isEmpty, "\(kind.name): \(read.diagnostics)")
        let document = try #require(read.document)
        let inspection = try #require(Inspector.inspect(document).inspection)
        #expect(inspection.status == .stable, "\(kind.name)")
        return source.bytes.count
      }
      let growth = Double(sizes[1]) / Double(sizes[0])
      #expect(growth > 1.2 && growth < 2.2, "\(kind.name) grows by \(growth)")
    }
  }

  @Test("No two kinds have one name, and each is measured at N, twice and four times N")
  func names() {
    #expect(Set(GrowthKind.all.map(\.name)).count == GrowthKind.all.count)
    for kind in GrowthKind.all {
      #expect(kind.sizes == [kind.base, 2 * kind.base, 4 * kind.base])
    }
  }

  @Test("A row says how much more each size costs than the one before, and a limit by its name")
  func rows() throws {
    let small = GrowthKind(name: "side by side", base: 4) { size in
      let leaf = #"{"view":"Color"}"#
      let children = Array(repeating: leaf, count: size).joined(separator: ",")
      return #"{"viewtree":1,"root":{"view":"VStack","children":[\#(children)]}}"#
    }
    let row = try GrowthMeasurement(small, runs: 1).row
    #expect(row.count == GrowthMeasurement.headings.count)
    #expect(row[0] == "side by side" && row[1] == "4" && row[6] != "-")

    var limits = EvaluationLimits.standard
    limits.views = 6
    let limited = try GrowthMeasurement(small, runs: 1, limits: limits)
    #expect(limited.results[1...] == [.limit("too-many-views"), .limit("too-many-views")])
    #expect(limited.row[3] == "too-many-views" && limited.row[5] == "-" && limited.row[6] == "-")
  }
}
