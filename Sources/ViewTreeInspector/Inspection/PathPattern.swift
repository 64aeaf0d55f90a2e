import ViewTreeNumbers

/// A path, or the end of one, as users write it (docs/reference/commands/README.md, View names).
///
/// An index can be omitted or be `*`. A segment can be `*`, an id, or the text of a view.
struct PathPattern {
  /// One segment of the pattern.
  private struct Segment {
    /// The source text of the segment, which can be the id of a view.
    let id: [UInt8]
    /// The name without the index, or `*` for every name.
    let name: String
    /// The indices of the name among the names of views, or `nil` for every name.
    let names: Set<ID<InspectionNames.View>>?
    /// The index, if the segment has one.
    let index: UInt32?
    /// The text between quotes, if the segment is quoted.
    let text: [UInt8]?

    init(_ segment: Substring, in inspection: Inspection) {
      id = Array(segment.utf8)
      if segment.utf8.count > 1, segment.hasPrefix("\""), segment.hasSuffix("\"") {
        (name, names, index) = ("", [], nil)
        text = Array(segment.dropFirst().dropLast().utf8)
        return
      }
      var name = segment
      var index: UInt32?
      var isEvery = false
      if segment.hasSuffix("]"), let bracket = segment.lastIndex(of: "[") {
        let number = segment[segment.index(after: bracket)...].dropLast()
        index = UInt32(number)
        isEvery = number == "*"
        if index != nil || isEvery { name = segment[..<bracket] }
      }
      self.name = String(name)
      self.index = index
      text = nil
      names =
        name == "*"
        ? nil
        : Set(
          inspection.names.views.ids.lazy.filter { inspection.names.views[$0] == name })
    }
  }

  private let inspection: Inspection
  /// The segments, starting with the view's own.
  private let segments: [Segment]

  init(_ text: String, in inspection: Inspection) {
    self.inspection = inspection
    segments = Self.split(text).reversed().map { Segment($0, in: inspection) }
  }

  /// The segments of a path. A slash inside quotes doesn't separate segments.
  private static func split(_ path: String) -> [Substring] {
    var segments: [Substring] = []
    var rest = path[...]
    while true {
      var end = rest.firstIndex(of: "/")
      if rest.hasPrefix("\"") {
        end = rest.indices.first { place in
          rest[place] == "/" && place > rest.startIndex
            && rest[rest.index(before: place)] == "\""
        }
      }
      guard let end else { return segments + [rest] }
      segments.append(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
  }

  /// The views whose paths end with the pattern, in pre-order. If there are none, those whose paths
  /// contain the segments in this order, with others between.
  func matches() -> [ID<InspectedView>] {
    let ending = inspection.views.ids.lazy.filter { matches($0) }
    return ending.isEmpty && segments.count > 1 ? looseMatches() : Array(ending)
  }

  /// The views that the last segment matches, inside views that the previous segments match.
  ///
  /// For each view, the number of segments matched from the root down is known, so the search never
  /// walks up.
  private func looseMatches() -> [ID<InspectedView>] {
    let wanted = Array(segments.reversed())
    var found: [ID<InspectedView>] = []
    var counts = IDTable<InspectedView, Int>([])
    counts.values.reserveCapacity(inspection.views.count)
    for view in inspection.views.ids {
      let group = inspection.groups[inspection.views.group(of: view)]
      var count = group.role == .root ? 0 : counts[group.parent]
      if let word = group.role.word, count < wanted.count - 1,
        matches(wanted[count], word, group.ordinal)
      {
        count += 1
      }
      if count == wanted.count - 1 {
        if matches(wanted[count], view) { found.append(view) }
      } else if matches(wanted[count], view) {
        count += 1
      }
      counts.append(count)
    }
    return found
  }

  /// True if the path of a view ends with the pattern.
  private func matches(_ view: ID<InspectedView>) -> Bool {
    var current: ID<InspectedView>? = view
    var place = 0
    while place < segments.count {
      guard let view = current, matches(segments[place], view) else { return false }
      place += 1
      let group = inspection.groups[inspection.views.group(of: view)]
      if let word = group.role.word, place < segments.count {
        guard matches(segments[place], word, group.ordinal) else { return false }
        place += 1
      }
      current = group.role == .root ? nil : group.parent
    }
    return true
  }

  private func matches(_ segment: Segment, _ view: ID<InspectedView>) -> Bool {
    let record = inspection.views[view]
    if let text = segment.text, inspection.isEqual(record.text, text) { return true }
    if segment.names?.contains(record.name) ?? true,
      segment.index == nil || segment.index == record.index
    {
      return true
    }
    return inspection.isEqual(record.id, segment.id)
  }

  private func matches(_ segment: Segment, _ word: String, _ ordinal: UInt32) -> Bool {
    (segment.name == word || segment.names == nil)
      && (segment.index == nil || segment.index == ordinal)
  }
}

extension Inspection {
  /// True if the text consists of the bytes. Doesn't copy the text.
  func isEqual(_ text: InspectedText, _ bytes: [UInt8]) -> Bool {
    switch text {
    case .none: false
    case .literal(let node): tree.withTextBytes(node) { $0.elementsEqual(bytes) }
    case .made(let index): names.texts[index].utf8.elementsEqual(bytes)
    }
  }
}
