import ViewTreeNumbers

/// Which vertices depend on which, as lists that take no object per vertex.
struct FeedbackGraph {
  /// The first number of each kind of vertex.
  private let bases: [Int]
  private let count: Int
  /// The start of each vertex's edges in `targets`.
  private var firstTargets: [Int32]
  private var targets: [Int32]

  /// Makes a graph. `counts` are the numbers of vertices by kind.
  init(counts: [Int], edges: [(from: FeedbackVertex, to: FeedbackVertex)]) {
    var bases: [Int] = []
    var count = 0
    for number in counts {
      bases.append(count)
      count += number
    }
    self.bases = bases
    self.count = count
    firstTargets = Array(repeating: 0, count: count + 1)
    targets = Array(repeating: 0, count: edges.count)
    func number(_ vertex: FeedbackVertex) -> Int {
      bases[Int(vertex.kind.rawValue)] + Int(vertex.index)
    }
    for edge in edges { firstTargets[number(edge.from) + 1] += 1 }
    for vertex in 0..<count { firstTargets[vertex + 1] += firstTargets[vertex] }
    var next = firstTargets
    for edge in edges {
      let from = number(edge.from)
      targets[Int(next[from])] = Int32(number(edge.to))
      next[from] += 1
    }
  }

  private func number(_ vertex: FeedbackVertex) -> Int {
    bases[Int(vertex.kind.rawValue)] + Int(vertex.index)
  }

  private func vertex(_ number: Int) -> FeedbackVertex {
    var kind = 0
    while kind + 1 < bases.count, bases[kind + 1] <= number { kind += 1 }
    return FeedbackVertex(
      FeedbackVertex.Kind.allCases[kind], UInt32(number - bases[kind]))
  }

  private func edges(_ vertex: Int) -> Range<Int> {
    Int(firstTargets[vertex])..<Int(firstTargets[vertex + 1])
  }

  /// True if a condition holds for every edge.
  func allEdges(_ holds: (FeedbackVertex, FeedbackVertex) -> Bool) -> Bool {
    (0..<count).allSatisfy { from in
      edges(from).allSatisfy { holds(vertex(from), vertex(Int(targets[$0]))) }
    }
  }

  // MARK: - Cycles

  /// The number of a vertex's strongly connected component.
  func component(of vertex: FeedbackVertex, _ components: [Int32]) -> Int32 {
    components[number(vertex)]
  }

  /// A shortest cycle through each of the first state variables of the strongly connected components.
  func cycles(throughFirst stateCount: Int) -> [[FeedbackVertex]] {
    guard stateCount > 0 else { return [] }
    let components = self.components
    var known: Set<Int32> = []
    var cycles: [[FeedbackVertex]] = []
    for state in 0..<UInt32(stateCount) {
      let aspects = (0..<FeedbackSource.aspectCount).reversed()
      for start in aspects.flatMap({ FeedbackSource.variable(state).vertices(of: $0) })
      where !known.contains(components[number(start)]) {
        guard let cycle = shortestCycle(from: number(start), components) else { continue }
        known.insert(components[number(start)])
        cycles.append(cycle.map { vertex($0) })
      }
    }
    return cycles
  }

  private func shortestCycle(from start: Int, _ components: [Int32]) -> [Int]? {
    var parents: [Int: Int] = [:]
    var queue = [start]
    var place = 0
    while place < queue.count {
      let current = queue[place]
      place += 1
      for edge in edges(current) {
        let target = Int(targets[edge])
        if target == start {
          var cycle = [current]
          while let last = cycle.last, last != start, let parent = parents[last] {
            cycle.append(parent)
          }
          return cycle.reversed()
        }
        guard components[target] == components[start], parents[target] == nil else { continue }
        parents[target] = current
        queue.append(target)
      }
    }
    return nil
  }

  /// For each vertex the number of its strongly connected component: Tarjan's algorithm without
  /// recursion.
  var components: [Int32] {
    var components = [Int32](repeating: -1, count: count)
    var order = [Int32](repeating: -1, count: count)
    var low = [Int32](repeating: 0, count: count)
    var next = firstTargets
    var open: [Int] = []
    var path: [Int] = []
    var visited: Int32 = 0
    var found: Int32 = 0
    func enter(_ vertex: Int) {
      order[vertex] = visited
      low[vertex] = visited
      visited += 1
      open.append(vertex)
      path.append(vertex)
    }
    for root in 0..<count where order[root] < 0 {
      enter(root)
      while let vertex = path.last {
        if next[vertex] < firstTargets[vertex + 1] {
          let target = Int(targets[Int(next[vertex])])
          next[vertex] += 1
          if order[target] < 0 {
            enter(target)
          } else if components[target] < 0 {
            low[vertex] = min(low[vertex], order[target])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last { low[parent] = min(low[parent], low[vertex]) }
        guard low[vertex] == order[vertex] else { continue }
        while let member = open.popLast() {
          components[member] = found
          if member == vertex { break }
        }
        found += 1
      }
    }
    return components
  }
}
