import ViewTreeNumbers
import ViewTreeSyntax

/// The paths of views, one after another: each is made from what it shares with the one before, so that
/// a report that names views by the thousand climbs to the root for none of them.
public struct PathWriter {
  private let inspection: Inspection
  /// The names of views as bytes, one behind the other, and where each begins and the last one ends.
  private var names: [UInt8] = []
  private var places = [0]
  private var path = ByteBuffer(capacity: 256)
  /// The views on the way to the last one, with the ends of their paths; behind them what is left of other ways.
  private var way: [(view: UInt32, end: Int)] = []
  /// How many views are on the way to the last one.
  private var depth = 0

  /// Makes a writer of the paths of views of a record.
  public init(_ inspection: Inspection) {
    self.inspection = inspection
    for name in inspection.names.views {
      names += name.utf8
      places.append(names.count)
    }
  }

  /// The path of a view (docs/commands.md, Paths): `Inspection.path(of:)` without a text being made.
  public mutating func path(of view: UInt32) -> ArraySlice<UInt8> {
    guard inspection.views.depth(of: Int(view)) <= Inspection.deepestPath else {
      return Array(inspection.path(of: view).utf8)[...]
    }
    go(to: view)
    return path.bytes
  }

  /// Writes the path of a view behind what a report says already.
  public mutating func append(pathOf view: UInt32, to output: inout ByteBuffer) {
    guard inspection.views.depth(of: Int(view)) <= Inspection.deepestPath else {
      return output.append(inspection.path(of: view))
    }
    go(to: view)
    output.append(contentsOf: path)
  }

  /// Writes the path of a view where a report has room for it; gives up at those that are not named by the way to them.
  public mutating func append(pathOf view: UInt32, to cursor: inout ByteCursor) {
    guard inspection.views.depth(of: Int(view)) <= Inspection.deepestPath else {
      return cursor.giveUp()
    }
    go(to: view)
    cursor.put(contentsOf: path)
  }

  private mutating func go(to view: UInt32) {
    let last = Int(inspection.views.depth(of: Int(view)))
    var next = goBack(towards: view, at: last)
    path.remove(from: next > 0 ? way[next - 1].end : 0)
    while next <= last {
      addSegment(of: way[next].view)
      way[next].end = path.count
      next += 1
    }
    depth = next
  }

  /// Finds what the last path and the one of a view have in common, and notes the views that follow there; returns how
  /// many views are shared.
  private mutating func goBack(towards view: UInt32, at last: Int) -> Int {
    while way.count <= last { way.append((0, 0)) }
    var current = view
    var place = last
    while place < depth ? way[place].view != current : true {
      way[place].view = current
      let group = inspection.groups[Int(inspection.views.group(of: Int(current)))]
      // Views of the root have nothing above them.
      guard group.role != .root, place > 0 else { return place }
      current = group.parent
      place -= 1
    }
    return place + 1
  }

  private mutating func addSegment(of index: UInt32) {
    let place = Int(index)
    let group = inspection.groups[Int(inspection.views.group(of: place))]
    if var word = group.role.word {
      word.withUTF8 {
        append(segment: $0, group.ordinalCount > 1 ? Int(group.ordinal) : nil)
      }
    }
    // Names of views are identifiers: nothing in them needs an escape.
    let name = Int(inspection.views.name(of: place))
    names[places[name]..<places[name + 1]].withUnsafeBufferPointer {
      append(segment: $0, group.count > 1 ? Int(inspection.views.index(of: place)) : nil)
    }
  }

  @inline(__always)
  private mutating func append(segment name: UnsafeBufferPointer<UInt8>, _ index: Int?) {
    let isFirst = path.count == 0
    // Besides the name there are a slash, two brackets and a number with more room than it needs.
    _ = path.put(atMost: name.count + 64) { cursor in
      if !isFirst { cursor.put("/") }
      cursor.put(name)
      guard let index else { return }
      cursor.put("[")
      cursor.put(index)
      cursor.put("]")
    }
  }
}
