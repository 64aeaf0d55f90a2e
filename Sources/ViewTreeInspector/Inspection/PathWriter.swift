import ViewTreeNumbers
import ViewTreeSyntax

/// Writes the paths of consecutive views. Each path reuses its common prefix with the previous one,
/// so reports with thousands of names never start at the root.
public struct PathWriter {
  private let inspection: Inspection
  /// The names of views, or `nil` for those that are too long to be kept so.
  private let names: IDTable<InspectionNames.View, ShortText?>
  private var path = ByteBuffer(capacity: 256)
  /// The views on the path to the last one, with the ends of their paths, followed by leftovers of
  /// earlier paths.
  private var way: [(view: ID<InspectedView>, end: Int)] = []
  /// The number of views on the path to the last one.
  private var depth = 0

  /// Makes a writer of the paths of views of a record.
  public init(_ inspection: Inspection) {
    self.inspection = inspection
    names = IDTable(inspection.names.views.map { ShortText($0) })
  }

  /// The path of a view (docs/commands.md, Paths): `Inspection.path(of:)` without a text being made.
  public mutating func path(of view: ID<InspectedView>) -> ArraySlice<UInt8> {
    guard inspection.views.depth(of: view) <= Inspection.deepestPath else {
      return Array(inspection.path(of: view).utf8)[...]
    }
    go(to: view)
    return path.bytes
  }

  /// Appends the path of a view to a report.
  public mutating func append(pathOf view: ID<InspectedView>, to output: inout ByteBuffer) {
    guard inspection.views.depth(of: view) <= Inspection.deepestPath else {
      return output.append(inspection.path(of: view))
    }
    go(to: view)
    output.append(contentsOf: path)
  }

  /// Writes the path of a view if the report has room for it. Falls back for views that are too
  /// deep for a path.
  public mutating func append(pathOf view: ID<InspectedView>, to cursor: inout ByteCursor) {
    guard inspection.views.depth(of: view) <= Inspection.deepestPath else {
      return cursor.giveUp()
    }
    go(to: view)
    cursor.put(contentsOf: path)
  }

  private mutating func go(to view: ID<InspectedView>) {
    let place = Int(inspection.views.depth(of: view))
    while way.count <= place { way.append((ID(0), 0)) }
    go(to: view, at: place)
  }

  /// Writes the path of the parent first, and then one more segment. Stops at the common prefix
  /// with the last path. The recursion is limited by the maximum depth of paths.
  private mutating func go(to view: ID<InspectedView>, at place: Int) {
    if place < depth, way[place].view == view {
      path.remove(from: way[place].end)
    } else {
      let (list, number, name) = inspection.views.segment(of: view)
      let group = inspection.groups[list]
      // Views of the root have nothing above them.
      if group.role == .root || place == 0 {
        path.removeAll()
      } else {
        go(to: group.parent, at: place - 1)
      }
      addSegment(name, number, in: group)
      way[place] = (view, path.count)
    }
    depth = place + 1
  }

  @inline(__always)
  private mutating func addSegment(
    _ name: ID<InspectionNames.View>, _ number: UInt32, in group: InspectedGroup
  ) {
    if group.role.hasWord { addWord(of: group) }
    // Names of views are identifiers: nothing in them needs an escape.
    guard let short = names[name] else { return addLongName(name, number, in: group) }
    add(short, group.count > 1 ? Int(number) : nil)
  }

  /// Writes the segment of a list that isn't one of children.
  @inline(never)
  private mutating func addWord(of group: InspectedGroup) {
    guard let word = group.role.word.flatMap({ ShortText($0) }) else { return }
    add(word, group.ordinalCount > 1 ? Int(group.ordinal) : nil)
  }

  @inline(__always)
  private mutating func add(_ name: ShortText, _ number: Int?) {
    let isFirst = path.count == 0
    // Besides the name there are a slash, two brackets and a number with more room than it needs.
    _ = path.put(atMost: 96) { cursor in
      if !isFirst { cursor.put("/") }
      cursor.put(name)
      if let number { cursor.put(index: number) }
    }
  }

  @inline(never)
  private mutating func addLongName(
    _ name: ID<InspectionNames.View>, _ number: UInt32, in group: InspectedGroup
  ) {
    if path.count > 0 { path.append("/" as StaticString) }
    path.append(inspection.names.views[name])
    guard group.count > 1 else { return }
    _ = path.put(atMost: 32) { $0.put(index: Int(number)) }
  }
}

extension ByteCursor {
  /// Writes a number in brackets.
  @inline(__always)
  fileprivate mutating func put(index number: Int) {
    put("[")
    put(number)
    put("]")
  }
}
