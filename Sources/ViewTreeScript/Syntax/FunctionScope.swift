/// A function while it is being compiled.
final class FunctionScope {
  struct CaptureKey: Hashable {
    var function: Int
    var variable: Int
  }

  var code = FunctionCode()
  var variables: [Variable] = []
  /// The names of the blocks that are open, outermost first.
  var blocks: [[(name: String, variable: Int)]] = [[]]
  var captureIndices: [CaptureKey: Int32] = [:]
  /// Whether `$0` stands for a parameter.
  var allowsAnonymous = false
  var nextSlot: Int32 = 0
  var loopDepth = 0
  /// Whether `case` ends the statements being read.
  var switchDepth = 0
  /// How many switches are open.
  var switchNesting = 0

  func declare(_ variable: Variable) -> Int {
    variables.append(variable)
    blocks[blocks.count - 1].append((variable.name, variables.count - 1))
    return variables.count - 1
  }

  func lookUp(_ name: String) -> Int? {
    for block in blocks.reversed() {
      if let found = block.last(where: { $0.name == name }) { return found.variable }
    }
    return nil
  }

  func takeSlot() -> Int32 {
    defer { nextSlot += 1 }
    return nextSlot
  }

  /// Gives a variable a box, so that a closure can share it.
  func box(_ variable: Int) -> Int32 {
    if variables[variable].box < 0 {
      variables[variable].box = Int32(code.boxCount)
      code.boxCount += 1
    }
    return variables[variable].box
  }
}
