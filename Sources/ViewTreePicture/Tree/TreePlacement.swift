import ViewTreeLayout

/// The positions of a tree's boxes, and the lines between them.
struct TreePlacement {
  /// The side of the root.
  enum RootSide { case top, leading, trailing }

  /// A line from a box to its parent: a straight piece with the number, a bend, and a straight
  /// piece to the parent.
  struct Way {
    /// At the edge of the box, at the end of the straight piece, at the end of the bend, and at the
    /// parent.
    var points: [Point]
    /// The control points of the bend.
    var controls: [Point]
    /// The positions of the numbers of upward and downward values.
    var number: Point
    var numberDown: Point
  }

  /// The boxes.
  private(set) var boxes: [Rect] = []
  /// The size of all boxes together.
  private(set) var size = Size(width: 0, height: 0)
  private let origin: Point
  private let side: RootSide
  /// The position of each box's level, and the end of the level above, in points from the root's
  /// side.
  private var levelStarts: [Double] = []
  private var levelEnds: [Double] = []
  private var levels: [Int] = []

  /// Between two levels: half of it is for numbers, half for bends.
  private static let levelGap = 58.0
  private static let stem = 30.0

  /// The gap between boxes of a level. Numbers need more space between boxes than rows of text.
  private static func gap(_ side: RootSide) -> Double { side == .top ? 18 : 8 }

  /// Places boxes of these sizes, parents before their children, with the top left corner of their
  /// bounds at `origin`.
  init(parents: [Int], sizes: [Size], rootSide side: RootSide, origin: Point) {
    self.origin = origin
    self.side = side
    guard !parents.isEmpty else { return }
    let middles = TidyTree.middles(
      parents: parents, breadths: sizes.map { breadth($0) }, gap: Self.gap(side))
    placeLevels(parents, sizes)
    let start = zip(middles, sizes).map { $0 - breadth($1) / 2 }.min() ?? 0
    let end = zip(middles, sizes).map { $0 + breadth($1) / 2 }.max() ?? 0
    let depth = levelEnds.last ?? 0
    size =
      side == .top
      ? Size(width: end - start, height: depth) : Size(width: depth, height: end - start)
    for (node, boxSize) in sizes.enumerated() {
      boxes.append(box(boxSize, middles[node] - start, levelStarts[levels[node]]))
    }
  }

  private mutating func placeLevels(_ parents: [Int], _ sizes: [Size]) {
    levels = Array(repeating: 0, count: parents.count)
    var thicknesses = [0.0]
    for node in parents.indices {
      if node > 0 { levels[node] = levels[parents[node]] + 1 }
      if levels[node] == thicknesses.count { thicknesses.append(0) }
      let thickness = side == .top ? sizes[node].height : sizes[node].width
      thicknesses[levels[node]] = max(thicknesses[levels[node]], thickness)
    }
    var start = 0.0
    for thickness in thicknesses {
      levelStarts.append(start)
      levelEnds.append(start + thickness)
      // A level without visible boxes takes no space.
      start += thickness > 0 ? thickness + Self.levelGap : 0
    }
  }

  private func breadth(_ size: Size) -> Double { side == .top ? size.width : size.height }

  /// A box, by the middle along its level and the start of the level.
  private func box(_ boxSize: Size, _ middle: Double, _ start: Double) -> Rect {
    let end = start + (side == .top ? boxSize.height : boxSize.width)
    let breadth = breadth(boxSize)
    let corners = [
      point(origin.breadth(side) + middle - breadth / 2, start),
      point(origin.breadth(side) + middle + breadth / 2, end),
    ]
    return Rect(
      x: min(corners[0].x, corners[1].x), y: corners[0].y, width: boxSize.width,
      height: boxSize.height)
  }

  // MARK: - Lines

  /// The line from a box to its parent. `aside` is its distance from their middles, which is halved
  /// between rows, because they are low.
  func way(
    from child: Int, to parent: Int, aside: (child: Double, parent: Double) = (0, 0)
  ) -> Way {
    let start = levelStarts[levels[child]]
    let end = levelEnds[levels[parent]]
    let scale = side == .top ? 1 : 0.5
    let from = middle(of: child) + aside.child * scale
    let to = middle(of: parent) + aside.parent * scale
    let parentEdge = levelStarts[levels[parent]] + thickness(of: parent)
    let bend = (start - Self.stem - end) / 2
    return Way(
      points: [
        point(from, start), point(from, start - Self.stem), point(to, end), point(to, parentEdge),
      ],
      controls: [
        point(from, start - Self.stem - bend * 1.2), point(to, end + bend * 1.2),
      ],
      number: point(from, start - 14), numberDown: point(from, start - 21))
  }

  private func middle(of node: Int) -> Double {
    side == .top ? boxes[node].midX : boxes[node].midY
  }

  private func thickness(of node: Int) -> Double {
    side == .top ? boxes[node].height : boxes[node].width
  }

  private func point(_ breadth: Double, _ depth: Double) -> Point {
    switch side {
    case .top: Point(x: breadth, y: origin.y + depth)
    case .leading: Point(x: origin.x + depth, y: breadth)
    case .trailing: Point(x: origin.x + size.width - depth, y: breadth)
    }
  }
}

extension Point {
  /// The coordinate along the levels.
  fileprivate func breadth(_ side: TreePlacement.RootSide) -> Double { side == .top ? x : y }
}
