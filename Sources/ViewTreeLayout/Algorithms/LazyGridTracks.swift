import ViewTreeNumbers

/// The tracks that grid items make of a length (docs/explanation/containers.md, Lazy containers).
struct LazyGridTracks {
  /// One column of a vertical grid, one row of a horizontal one.
  struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// The length from the start of the first track to the end of the last.
  private(set) var total = 0.0
  private var gap = 0.0

  /// Fixed items come first. The others share the remaining length in order.
  init(_ items: [GridItem], length: Double) {
    var left = length - items.dropLast().reduce(0) { $0 + $1.spacing }
    var sharing = 0.0
    for item in items {
      if case .fixed(let width) = item.size { left -= width } else { sharing += 1 }
    }
    for item in items {
      if case .fixed(let width) = item.size {
        append(width, of: item)
        continue
      }
      let share = left / max(sharing, 1)
      sharing -= 1
      left -= add(item, share: share)
    }
  }

  /// Adds the tracks of a flexible item. Returns the length that it takes from the others.
  private mutating func add(_ item: GridItem, share: Double) -> Double {
    switch item.size {
    case .fixed(let width):
      append(width, of: item)
      return width
    case .flexible(let least, let most):
      let width = min(max(least, share), most)
      append(width, of: item)
      return width
    case .adaptive(let least, let most):
      let fitting = ((share + item.spacing) / (least + item.spacing)).rounded(.down)
      // An infinite length makes a single track. More than 10,000 tracks aren't visible.
      let count = fitting >= 1 && fitting.isFinite ? Int(min(fitting, 10_000)) : 1
      let gaps = item.spacing * Double(count - 1)
      let width = min(max((share - gaps) / Double(count), 0), most)
      for _ in 0..<count { append(width, of: item) }
      return share
    }
  }

  private mutating func append(_ length: Double, of item: GridItem) {
    let start = tracks.isEmpty ? 0 : total + gap
    tracks.append(Track(start: start, length: length, alignment: item.alignment))
    total = start + length
    gap = item.spacing
  }
}
