import Testing
import ViewTreeInspector
import ViewTreeRandom

@testable import viewtree_fuzz

@Suite("Steps compared with their state from scratch")
struct StepTrialTests {
  @Test("Each step of a document says the same as the document that begins with its state")
  func steps() {
    var findings: [(number: Int, text: String)] = []
    var evaluated = 0
    _ = DeepStack.run {
      var fuzzer = Fuzzer(.steps(Grammar(StepRules.all)))
      fuzzer.run(0..<Rounds.of(30))
      (findings, evaluated) = (fuzzer.findings, fuzzer.evaluatedCount)
    }
    #expect(findings.isEmpty, "\(findings)")
    // There is no point in this unless nearly all are documents.
    #expect(evaluated * 3 > Rounds.of(30) * 2)
  }

  @Test("Some steps have values that ViewThatFits keeps")
  func kept() {
    let grammar = Grammar(StepRules.all)
    var kept = 0
    _ = DeepStack.run {
      for number in 0..<30 { kept += StepTrial(StepDocument(number, grammar)).keptCount }
    }
    #expect(kept > 0)
  }
}
