/// The end of a path as people write it: an index may be left out, and an id may stand for a view.
struct PathPattern {
  private struct Segment {
    let text: String
    /// The name without the index, and the index if one is written.
    let name: String
    let index: UInt32?

    init(_ text: Substring) {
      self.text = String(text)
      guard text.hasSuffix("]"), let bracket = text.lastIndex(of: "["),
        let index = UInt32(text[text.index(after: bracket)...].dropLast())
      else {
        name = String(text)
        index = nil
        return
      }
      name = String(text[..<bracket])
      self.index = index
    }
  }

  /// From the view upwards.
  private let segments: [Segment]

  init(_ text: String) {
    segments = text.split(separator: "/", omittingEmptySubsequences: false).reversed().map {
      Segment($0)
    }
  }

  /// Whether the path of a view ends so.
  func matches(_ view: UInt32, in inspection: Inspection) -> Bool {
    var current: UInt32? = view
    var place = 0
    while place < segments.count {
      guard let view = current, matches(segments[place], view, in: inspection) else { return false }
      place += 1
      let group = inspection.groups[Int(inspection.views[Int(view)].group)]
      if let word = group.role.word, place < segments.count {
        guard matches(segments[place], word, group.ordinal) else { return false }
        place += 1
      }
      current = group.role == .root ? nil : group.parent
    }
    return true
  }

  private func matches(_ segment: Segment, _ view: UInt32, in inspection: Inspection) -> Bool {
    let record = inspection.views[Int(view)]
    if inspection.names.views[Int(record.name)] == segment.name,
      segment.index == nil || segment.index == record.index
    {
      return true
    }
    return inspection.string(record.id) == segment.text
  }

  private func matches(_ segment: Segment, _ word: String, _ ordinal: UInt32) -> Bool {
    segment.name == word && (segment.index == nil || segment.index == ordinal)
  }
}
