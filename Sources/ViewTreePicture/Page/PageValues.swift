import ViewTreeInspector
import ViewTreeReport

/// The values that the closures of an order returned. Each element is stored at the closure that
/// had it first, together with the end of each `reduce`.
struct PageValues {
  /// The value that one closure returned.
  struct Entry {
    /// The event whose values come first, or -1.
    var base = -1
    /// The values after those.
    var added: [String] = []
    /// The number of elements that were present before a `reduce`. For a closure, the
    /// number of all elements.
    var old = 0
    /// The number of all elements, including unknown elements.
    var count = 0
  }

  private(set) var entries: [Entry] = []
  /// The last event that ran before each event returned, or the event itself if there was none.
  private(set) var ends: [Int] = []
  /// The known values of each event.
  private var texts: [[String]] = []

  init(_ inspection: Inspection) {
    let order = inspection.order
    let chips = order.indices.map { place in
      place < inspection.returned.count ? inspection.returned[place].map { ValueChips($0) } : nil
    }
    texts = chips.map { $0?.texts ?? [] }
    entries = chips.map { chips in
      var entry = Entry()
      entry.count = chips?.count ?? 0
      entry.added = chips?.texts ?? []
      entry.old = entry.count
      return entry
    }
    ends = CallEnds.ends(of: order)
    var last: [Int] = []
    for (place, event) in order.enumerated() {
      while last.count > event.depth + 1 { last.removeLast() }
      let before = event.depth < last.count ? last[event.depth] : -1
      if before >= 0, order[before].pass == event.pass, order[before].key == event.key {
        begin(place, with: before, event)
      }
      if event.kind == .reduce, entries[place].base < 0 {
        continueUnknown(place, order)
      }
      while last.count <= event.depth { last.append(-1) }
      last[event.depth] = place
    }
  }

  /// Leaves out the values that the event before had, if this one's start with them.
  private mutating func begin(_ place: Int, with before: Int, _ event: InspectedEvent) {
    let known = texts[before]
    guard !known.isEmpty, texts[place].starts(with: known),
      entries[place].count >= entries[before].count
    else { return }
    entries[place].base = before
    entries[place].added = Array(texts[place].dropFirst(known.count))
    if event.kind == .reduce { entries[place].old = entries[before].count }
  }

  /// Handles a reduce whose first operand didn't run, because it was known. The values of the
  /// closure inside it are new.
  private mutating func continueUnknown(_ place: Int, _ order: [InspectedEvent]) {
    let inside = (place + 1..<ends[place] + 1).last { order[$0].depth == order[place].depth + 1 }
    guard let inside, entries[inside].count <= entries[place].count else { return }
    let old = entries[place].count - entries[inside].count
    if texts[place].dropFirst(old).elementsEqual(texts[inside]) { entries[place].old = old }
  }
}
