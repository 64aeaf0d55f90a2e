import ViewTreeInspector
import ViewTreeNumbers

/// The shortest names of views that a command line can have: an id, or the end of a path that no
/// other view of the kind has, without segments that aren't needed to distinguish it.
struct ShortViewNames {
  private let inspection: Inspection
  /// The names that were found, by path.
  private var known: [String: String] = [:]
  /// The paths of all views of a kind.
  private var pathsByKind: [Substring: [[UInt8]]] = [:]
  /// The number of paths that may still be compared. After that, names are whole paths.
  private var budget = 200_000

  init(_ inspection: Inspection) { self.inspection = inspection }

  /// The name of a view of any pass.
  mutating func name(of reference: InspectedReference) -> String {
    let path = inspection.path(of: reference)
    let name = inspection.name(of: reference)
    // A view with an id already has the shortest name.
    guard name == path else { return name }
    if let short = known[path] { return short }
    let short = shortened(path)
    known[path] = short
    return short
  }

  private mutating func shortened(_ path: String) -> String {
    let others = paths(ofKind: path)
    var end: [Substring] = []
    for segment in path.split(separator: "/").reversed() {
      guard budget > 0 else { return path }
      end.insert(segment, at: 0)
      budget -= others.count
      let name = end.joined(separator: "/")
      guard others.count(where: { Self.ends($0, with: Array(name.utf8)) }) <= 1 else { continue }
      return withoutPlainSegments(end, others) ?? name
    }
    return path
  }

  /// The name with numbered segments only, if one path has them in this order.
  private mutating func withoutPlainSegments(_ end: [Substring], _ others: [[UInt8]]) -> String? {
    guard end.count > 2, let last = end.last else { return nil }
    let kept = end.dropLast().filter { $0.hasSuffix("]") }
    guard !kept.isEmpty, kept.count < end.count - 1 else { return nil }
    budget -= others.count * 4
    let segments = (kept + [last]).map { Array($0.utf8) }
    let matching = others.count { path in
      var wanted = segments[...]
      for segment in path.split(separator: UInt8(ascii: "/")) {
        // The last segment is the view itself, which all these paths match.
        if let first = wanted.first, segment.elementsEqual(first) { wanted.removeFirst() }
      }
      return wanted.isEmpty
    }
    return matching == 1 ? (kept + [last]).joined(separator: "/") : nil
  }

  /// The paths of the views that have the kind of the last segment.
  private mutating func paths(ofKind path: String) -> [[UInt8]] {
    let segment = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[$0...].dropFirst() }
    let kind = (segment ?? path[...]).prefix { $0 != "[" }
    if let paths = pathsByKind[kind] { return paths }
    budget -= inspection.views.count
    var writer = PathWriter(inspection)
    let name = inspection.names.views.ids.first { inspection.names.views[$0] == kind }
    let views = inspection.views.ids.filter { inspection.views.name(of: $0) == name }
    let paths = views.map { Array(writer.path(of: $0)) }
    pathsByKind[kind] = paths
    return paths
  }

  /// True if a path ends with some whole segments.
  private static func ends(_ path: [UInt8], with end: [UInt8]) -> Bool {
    guard path.count > end.count else { return path == end }
    return path[path.count - end.count - 1] == UInt8(ascii: "/")
      && path.suffix(end.count).elementsEqual(end)
  }
}
