import ViewTreeLayout
import ViewTreeNumbers

/// An index of the data in a `DependencyRecorder`, by variable and by node.
///
/// Explanations query it for each view. Each query adds only the data recorded since the last one,
/// so it doesn't visit all edges.
struct DependencyIndex {
  private var sources: [UInt32: [Int]] = [:]
  private var edgeCount = 0
  private var scripts: [UInt32: Int] = [:]
  private var scriptCount = 0

  /// Returns the variables that a variable was made of.
  mutating func sources(of variable: Int, _ recorder: DependencyRecorder) -> [Int] {
    for edge in recorder.edges[edgeCount...]
    where edge.from.kind == .variable && edge.to.kind == .variable {
      sources[edge.to.owner, default: []].append(Int(edge.from.owner))
    }
    edgeCount = recorder.edges.count
    return sources[UInt32(variable)] ?? []
  }

  /// Returns the first arguments with scripts that describe a node.
  mutating func scripts(of node: NodeID, _ recorder: DependencyRecorder) -> Int? {
    for place in scriptCount..<recorder.scripts.count {
      for node in recorder.scripts[place].nodes where scripts[node] == nil { scripts[node] = place }
    }
    scriptCount = recorder.scripts.count
    return scripts[node.rawValue]
  }
}
