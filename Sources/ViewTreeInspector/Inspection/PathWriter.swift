/// The paths of views in pre-order: each is made from the one of the view above, so that a report
/// takes the same time per view however deep the tree is.
public struct PathWriter {
  private let inspection: Inspection
  private var path: [UInt8] = []
  /// Where the path of each view on the way down ends.
  private var ends: [Int] = []
  private let baseDepth: Int

  /// Makes a writer that starts at a view.
  public init(_ inspection: Inspection, from first: Int) {
    self.inspection = inspection
    guard first < inspection.views.count else {
      baseDepth = 0
      return
    }
    baseDepth = Int(inspection.views[first].depth)
    // The path above the first view.
    let group = inspection.groups[Int(inspection.views[first].group)]
    if group.role != .root {
      path = Array(inspection.path(of: group.parent).utf8)
    }
    ends.append(path.count)
  }

  /// The path of a view; views are asked for in pre-order.
  public mutating func path(of index: Int) -> ArraySlice<UInt8> {
    let view = inspection.views[index]
    guard view.depth <= Inspection.deepestPath else { return place(of: index) }
    let depth = Int(view.depth) - baseDepth
    path.removeSubrange(ends[depth]...)
    ends.removeSubrange((depth + 1)...)
    let group = inspection.groups[Int(view.group)]
    if let word = group.role.word {
      separate()
      path.append(contentsOf: word.utf8)
      if group.ordinalCount > 1 { append(index: Int(group.ordinal)) }
    }
    separate()
    // Names of views are identifiers: nothing in them needs an escape.
    path.append(contentsOf: inspection.names.views[Int(view.name)].utf8)
    if group.count > 1 { append(index: Int(view.index)) }
    ends.append(path.count)
    return path[...]
  }

  private mutating func separate() {
    if !path.isEmpty { path.append(UInt8(ascii: "/")) }
  }

  private mutating func append(index: Int) {
    path.append(UInt8(ascii: "["))
    appendDigits(of: index)
    path.append(UInt8(ascii: "]"))
  }

  /// The name of a view that is too deep for a path; the path itself stays as it is.
  private mutating func place(of index: Int) -> ArraySlice<UInt8> {
    let end = path.count
    path.append(UInt8(ascii: "@"))
    appendDigits(of: index)
    defer { path.removeSubrange(end...) }
    return path[end...]
  }

  private mutating func appendDigits(of number: Int) {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      path.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / unit % 10))
      unit /= 10
    }
  }
}
