import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Evaluates documents.
public enum Inspector {
  /// Evaluates a document until its state is stable, and returns a record.
  ///
  /// Depth of the tree costs stack: run it on `DeepStack`.
  public static func inspect(
    _ document: Document, options: InspectionOptions = InspectionOptions(),
    limits: EvaluationLimits = .standard
  ) -> InspectionResult {
    let document = options.applied(to: document)
    let evaluation = Evaluation(document: document, limits: limits)
    evaluation.machine.requiresKnownTexts = options.requiresKnownTexts
    var result = run(evaluation, options)
    if let gaps = evaluation.gaps {
      for failure in evaluation.machine.skippedFailures.all { gaps.add(skipped: failure) }
      result.gaps = gaps.all
      result.builtComponents = gaps.builtComponents
    }
    result.work = evaluation.work
    result.memory = evaluation.machine.memory.live
    result.peakMemory = evaluation.machine.memory.peak
    return result
  }

  private static func run(
    _ evaluation: Evaluation, _ options: InspectionOptions
  ) -> InspectionResult {
    let document = evaluation.document
    do {
      try evaluation.setUpState()
      let problems = try evaluation.apply(options.assignments)
      guard problems.isEmpty else {
        return InspectionResult(inspection: nil, problems: problems)
      }
      let (inspection, failed) = try evaluation.runAll(options)
      var result = InspectionResult(
        inspection: inspection, problems: failed, explainer: evaluation.explainer,
        explainers: evaluation.explainers)
      if options.findsLoops, inspection != nil { result.loops = evaluation.findLoops() }
      return result
    } catch let error as EvaluationError {
      return failed(error.diagnostic, document)
    } catch let failure as ScriptFailure {
      return failed(document.diagnostic(of: failure.problem), document)
    } catch {
      return failed(.evaluationFailed("\(error)"), document)
    }
  }

  private static func failed(_ diagnostic: Diagnostic, _ document: Document) -> InspectionResult {
    InspectionResult(
      inspection: nil,
      problems: [
        InspectionResult.Problems(source: document.tree.source, diagnostics: [diagnostic])
      ])
  }
}
