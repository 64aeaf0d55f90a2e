import Testing
import ViewTreeInspector
import ViewTreeRandom

@testable import viewtree_fuzz

@Suite("Steps compared with their state from scratch")
struct StepTrialTests {
  @Test("Each step of a document says the same as the document that begins with its state")
  func steps() {
    let grammar = Grammar(StepRules.all)
    let count = Rounds.of(300, least: 30)
    var findings: [String] = []
    var (evaluated, kept) = (0, 0)
    _ = DeepStack.run {
      for number in 0..<count {
        let trial = StepTrial(StepDocument(number, grammar))
        findings += trial.findings.map { "\(number): \($0)" }
        evaluated += trial.isEvaluated ? 1 : 0
        kept += trial.keptCount
      }
    }
    #expect(findings.isEmpty, "\(findings)")
    // There is no point in this unless nearly all are documents, and some keep a value.
    #expect(evaluated * 3 > count * 2)
    #expect(kept > 0)
  }
}
