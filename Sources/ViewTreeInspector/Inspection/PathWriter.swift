import ViewTreeNumbers
import ViewTreeSyntax

/// The paths of views, one after another: each is made from what it shares with the one before, so that
/// a report that names views by the thousand climbs to the root for none of them.
public struct PathWriter {
  private let inspection: Inspection
  private var path = ByteBuffer(capacity: 256)
  /// The views on the way to the last one, with the ends of their paths.
  private var way: [(view: UInt32, end: Int)] = []
  /// Those on the way to the next one that are not on the way to the last.
  private var ahead: [UInt32] = []

  /// Makes a writer of the paths of views of a record.
  public init(_ inspection: Inspection) { self.inspection = inspection }

  /// The path of a view (docs/commands.md, Paths): `Inspection.path(of:)` without a text being made.
  public mutating func path(of view: UInt32) -> ArraySlice<UInt8> {
    guard inspection.views[Int(view)].depth <= Inspection.deepestPath else {
      return Array(inspection.path(of: view).utf8)[...]
    }
    go(to: view)
    return path.bytes
  }

  /// Writes the path of a view behind what a report says already.
  public mutating func append(pathOf view: UInt32, to output: inout ByteBuffer) {
    guard inspection.views[Int(view)].depth <= Inspection.deepestPath else {
      return output.append(inspection.path(of: view))
    }
    go(to: view)
    output.append(contentsOf: path.bytes)
  }

  private mutating func go(to view: UInt32) {
    goBack(towards: view)
    while let next = ahead.popLast() {
      addSegment(of: next)
      way.append((next, path.count))
    }
  }

  /// Keeps of the last path what the one of a view begins with, and notes the views that follow there.
  private mutating func goBack(towards view: UInt32) {
    var current = view
    var shared = 0
    while true {
      let record = inspection.views[Int(current)]
      let depth = Int(record.depth)
      if depth < way.count, way[depth].view == current {
        shared = depth + 1
        break
      }
      ahead.append(current)
      let group = inspection.groups[Int(record.group)]
      if group.role == .root { break }
      current = group.parent
    }
    // Most often one view: taken off one by one, nothing is moved.
    while way.count > shared { way.removeLast() }
    path.remove(from: way.last?.end ?? 0)
  }

  private mutating func addSegment(of index: UInt32) {
    let view = inspection.views[Int(index)]
    let group = inspection.groups[Int(view.group)]
    if let word = group.role.word {
      separate()
      path.append(word)
      if group.ordinalCount > 1 { append(index: Int(group.ordinal)) }
    }
    separate()
    // Names of views are identifiers: nothing in them needs an escape.
    path.append(inspection.names.views[Int(view.name)])
    if group.count > 1 { append(index: Int(view.index)) }
  }

  private mutating func separate() {
    if path.count > 0 { path.append(UInt8(ascii: "/")) }
  }

  private mutating func append(index: Int) {
    path.append(UInt8(ascii: "["))
    path.append(index)
    path.append(UInt8(ascii: "]"))
  }
}
