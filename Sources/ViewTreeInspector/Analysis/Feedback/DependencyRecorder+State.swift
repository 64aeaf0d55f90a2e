import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// The state variables on which scripts depend.
extension DependencyRecorder {
  /// The arguments with scripts that describe a node.
  func scripts(of node: NodeID) -> Scripts? {
    lookup.scripts(of: node, self).map { scripts[$0] }
  }

  /// The scripts in an argument that use variables.
  func scripts(in argument: Argument) -> [ID<DocumentScript>] {
    var found: [AxisScript] = []
    collectScripts(argument, .both, &found)
    return found.map(\.script)
  }

  /// The ascending indices of the state variables that a script reads, directly or through derived
  /// variables.
  func stateVariables(of script: ID<DocumentScript>, in environment: ScriptEnvironment) -> [Int] {
    var left = document.scripts[script].program.captures.compactMap {
      index(of: ScriptProgram.Variable($0), in: environment)
    }
    var seen = Set(left)
    while let variable = left.popLast() {
      for source in lookup.sources(of: variable, self) where seen.insert(source).inserted {
        left.append(source)
      }
    }
    return seen.filter { stateNames[$0] != nil }.sorted()
  }
}
