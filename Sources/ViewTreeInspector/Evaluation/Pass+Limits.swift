import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// What one pass may enter and keep.
extension Pass {
  /// Counts an element of a loop, a branch or a component that is entered: such may make no view at all.
  func enter(_ template: ViewTemplate) throws {
    entries += 1
    guard entries > min(limits.entries, workAtStart) else { return }
    let range = document.tree.range(template.syntax)
    throw EvaluationError(
      diagnostic: entries > limits.entries
        ? .tooManyEntries(limit: limits.entries, at: range) : .tooMuchWork(at: range))
  }

  /// What a view and a modifier count as: what it takes to build, lay out and record one.
  static let workOfView = 3

  /// Whether there is room for one more view, with so many modifiers.
  func makeRoom(for template: ViewTemplate, modifierCount: Int) throws {
    let range = { self.document.tree.range(template.syntax) }
    guard views.count < limits.views else {
      throw EvaluationError(diagnostic: .tooManyViews(limit: limits.views, at: range()))
    }
    let built = views.count &+ modifiers.count &+ modifierCount
    guard built < workAtStart / Self.workOfView else {
      throw EvaluationError(diagnostic: .tooMuchWork(at: range()))
    }
  }

  /// Takes what was done since the last call from what the evaluation may do, and tells the layout what is left.
  func settleWork() throws {
    let built = views.count + modifiers.count
    let total =
      (built + graph.events.count + graph.cellCount) * Self.workOfView + entries
      + layout.statistics.sizeQuestions
    machine.work.spend(total - settledWork)
    settledWork = total
    guard machine.work.steps >= 0 else { throw tooMuchWork }
    layout.limitQuestions(to: machine.work.steps)
    graph.cellLimit = graph.cellCount + machine.work.steps / Self.workOfView
  }

  /// What it is that no one view is the reason for.
  private var tooMuchWork: EvaluationError {
    let root = document.templates[Int(document.root.first)].syntax
    return EvaluationError(diagnostic: .tooMuchWork(at: document.tree.range(root)))
  }

  func tooManyCells() throws { throw tooMuchWork }

  /// Counts what a script made, which what asked for it keeps.
  func keep(_ value: Value, madeBy script: UInt32) throws {
    let bytes: Int
    switch value {
    case .string(let text): bytes = text.utf8.count
    case .array, .slice, .set:
      bytes = (value.elements?.count ?? 0) * MemoryLayout<Value>.stride
    case .dictionary(let dictionary): bytes = dictionary.count * 2 * MemoryLayout<Value>.stride
    default: return
    }
    valueBytes += bytes
    guard valueBytes > limits.valueBytes else { return }
    throw EvaluationError(
      diagnostic: .tooMuchKept(
        limit: limits.valueBytes,
        at: document.tree.range(document.scripts[Int(script)].syntax)))
  }
}
