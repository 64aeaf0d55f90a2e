import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// What one pass may enter and keep.
extension Pass {
  /// Counts an element of a loop, a branch or a component that is entered: such may make no view at all.
  func enter(_ template: ViewTemplate) throws {
    entries += 1
    guard entries > limits.entries else { return }
    throw EvaluationError(
      diagnostic: .tooManyEntries(limit: limits.entries, at: document.tree.range(template.syntax)))
  }

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
