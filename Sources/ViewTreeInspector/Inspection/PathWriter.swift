import ViewTreeNumbers
import ViewTreeSyntax

/// Writes the paths of consecutive views. Each path reuses its common prefix with the previous
/// path, so reports with thousands of names never start at the root.
public struct PathWriter {
  private let inspection: Inspection
  private var path = ByteBuffer(capacity: 256)
  /// The views on the path to the last view, with the ends of their paths, followed by leftovers of
  /// earlier paths.
  private var way: [(view: ID<InspectedView>, end: Int)] = []
  /// The number of views on the path to the last view.
  private var depth = 0

  /// Creates a writer of the paths of views of a record.
  public init(_ inspection: Inspection) { self.inspection = inspection }

  /// The path of a view (docs/reference/commands/README.md, Paths): `Inspection.path(of:)` without
  /// creating a string.
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
    output.append(contentsOf: path.bytes)
  }

  private mutating func go(to view: ID<InspectedView>) {
    let place = Int(inspection.views.depth(of: view))
    while way.count <= place { way.append((ID(0), 0)) }
    go(to: view, at: place)
  }

  /// Writes the path of the parent first, and then one more segment. Terminators at the common
  /// prefix with the last path. The recursion is limited by the maximum depth of paths.
  private mutating func go(to view: ID<InspectedView>, at place: Int) {
    if place < depth, way[place].view == view {
      path.remove(from: way[place].end)
    } else {
      let (list, number, name) = inspection.views.segment(of: view)
      let group = inspection.groups[list]
      // Views of the root have no parent.
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

  private mutating func addSegment(
    _ name: ID<InspectionNames.View>, _ number: UInt32, in group: InspectedGroup
  ) {
    // The segment of an additional list of views, such as a background.
    if let word = group.role.word { add(word, group.ordinalCount > 1 ? Int(group.ordinal) : nil) }
    // View names are identifiers, so they need no escapes.
    add(inspection.names.views[name], group.count > 1 ? Int(number) : nil)
  }

  private mutating func add(_ name: String, _ number: Int?) {
    if path.count > 0 { path.append(UInt8(ascii: "/")) }
    path.append(name)
    guard let number else { return }
    path.append(UInt8(ascii: "["))
    path.append(number)
    path.append(UInt8(ascii: "]"))
  }
}
