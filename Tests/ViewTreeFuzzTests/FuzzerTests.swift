import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeRandom
import ViewTreeReport
import ViewTreeSyntax

@testable import viewtree_fuzz

@Suite("Documents made wrong at random")
struct FuzzerTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path

  @Test(
    "Every document made wrong is answered whole, with places in the text and no control characters"
  )
  func all() throws {
    let seeds = try Seed.all(in: Self.fixtures)
    #expect(seeds.count > 100)
    var fuzzer = Fuzzer(Mutator(seeds: seeds))
    let ran = DeepStack.run { fuzzer.run(0..<Rounds.of(400)) }
    #expect(ran)
    #expect(fuzzer.findings.map { "\($0.number): \($0.text)" } == [])
    // Mutations leave enough of a document that many can be evaluated.
    #expect(fuzzer.evaluatedCount * 8 > Rounds.of(400))
  }

  @Test("Swift files that are cut, spliced and shuffled are answered, alone and with a second file")
  func swift() throws {
    let mutator = Mutator(seeds: try Seed.all(in: Self.fixtures + "/swift"))
    var fuzzer = Fuzzer(mutator)
    let ran = DeepStack.run { fuzzer.run(0..<60) }
    #expect(ran)
    #expect(fuzzer.findings.map { "\($0.number): \($0.text)" } == [])
    #expect(fuzzer.evaluatedCount > 0)
    let counts = Set((0..<60).map { mutator.input($0).parts.count })
    #expect(counts == [0, 2])
  }

  @Test("A grid that is endlessly wide has 10,000 columns, and its explanation names their number")
  func endlessGrid() throws {
    let text = #"""
      {"viewtree": 1, "root": {"view": "LazyVGrid", "columns": [{"adaptive": {"minimum": 50}}],
       "children": ["Color"], "modifiers": [{"frame": {"width": 1e308}}]}}
      """#
    let source = SourceFile(name: "a.json", text: text)
    let document = try #require(DocumentReader.read(source).document)
    var options = InspectionOptions()
    options.keepsLayout = true
    let result = Inspector.inspect(document, options: options)
    let inspection = try #require(result.inspection)
    let explainer = try #require(result.explainer)
    let explanation = try #require(explainer.explanation(ofView: ID(0)))
    let bytes = TextReport.explain(explanation, of: explainer, in: inspection)
    #expect(String(decoding: bytes, as: UTF8.self).contains("columns 10000 x "))
    #expect(bytes.count < 200_000)
    #expect(Trial(source, isTwice: true).findings == [])
  }

  @Test("Documents that rules make are answered, and half of their scripts run")
  func documents() {
    var fuzzer = Fuzzer(.documents(Grammar(DocumentRules.all)))
    let ran = DeepStack.run { fuzzer.run(0..<Rounds.of(300)) }
    #expect(ran)
    #expect(fuzzer.findings.map { "\($0.number): \($0.text)" } == [])
    #expect(fuzzer.evaluatedCount * 3 > Rounds.of(300))
  }

  @Test("Scripts that rules make are answered; a rule makes the same one each time")
  func programs() {
    let grammar = Grammar(ScriptRules.all, depths: 3...9)
    var fuzzer = Fuzzer(.programs(grammar))
    let ran = DeepStack.run { fuzzer.run(0..<Rounds.of(2000)) }
    #expect(ran)
    #expect(fuzzer.findings.map { "\($0.number): \($0.text)" } == [])
    #expect(fuzzer.evaluatedCount * 10 > Rounds.of(2000))
    #expect(
      grammar.text("program", 7) == Grammar(ScriptRules.all, depths: 3...9).text("program", 7))
  }

  @Test("Twelve documents that rules make are the same after a translation to Swift and back")
  func translations() {
    var fuzzer = Fuzzer(.translations(Grammar(TranslationRules.all, depths: 6...12)))
    let ran = DeepStack.run { fuzzer.run(1000..<1012) }
    #expect(ran)
    #expect(fuzzer.findings.map { "\($0.number): \($0.text)" } == [])
    #expect(fuzzer.refusalLines == [])
    #expect(fuzzer.evaluatedCount == 12)
  }

  @Test("Rules of translations make chains, comments in steps, shared names and many variables")
  func translationRules() {
    let grammar = Grammar(TranslationRules.all, depths: 6...12)
    let texts = (0..<400).map { grammar.text("translation", $0) }
    for part in [
      #""else": {"if": "#, "/* c */", #""total": {"#, #""GapKey": {"#, #""v99": "#, #""Press": "#,
      #""Flow": {"#, #""Panel": {"#, #""card": {"#, #""switch": "mode""#,
    ] {
      #expect(texts.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test("The same number makes the same document")
  func deterministic() throws {
    let mutator = Mutator(seeds: try Seed.all(in: Self.fixtures))
    for number in 0..<50 {
      #expect(mutator.input(number).bytes == mutator.input(number).bytes)
    }
    #expect(Set((0..<50).map { mutator.input($0).bytes }).count > 45)
  }
}
