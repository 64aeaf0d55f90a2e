/// The containers around the scan's position, and the cursor as soon as it is found.
///
/// Objects are read to their end, even after the cursor, because the name of a view may be there.
struct PathScan {
  private enum Container {
    case object(Int)
    case list
  }

  private struct Frame {
    let container: Container
    /// The column of its members, in YAML's lines.
    let column: Int
    /// The key whose value comes next.
    var key: String?
  }

  private var objects: [PathObject] = []
  private var frames: [Frame] = []
  private var found: (frames: [Frame], cursor: DocumentCursor)?

  var depth: Int { frames.count }
  var isFound: Bool { found != nil }
  /// True if the innermost container is an object. `nil` outside of all containers.
  var isInObject: Bool? {
    switch frames.last?.container {
    case .object?: true
    case .list?: false
    case nil: nil
    }
  }
  /// The column of the innermost container.
  var column: Int { frames.last?.column ?? -1 }
  /// True after a key whose value has not been read.
  var awaitsValue: Bool { frames.last?.key != nil }

  mutating func openObject(column: Int = 0) {
    objects.append(PathObject())
    frames.append(Frame(container: .object(objects.count - 1), column: column))
  }

  mutating func openList(column: Int = 0) {
    frames.append(Frame(container: .list, column: column))
  }

  /// Closes the innermost container, which was the value of a key, or an element.
  mutating func close() { frames = frames.dropLast() }

  mutating func key(_ name: String) {
    guard case .object(let object)? = frames.last?.container else { return }
    objects[object].keys.append(name)
    frames[frames.count - 1].key = name
  }

  /// Records the value of the last key if it is the name of the object's view.
  mutating func scalar(_ text: String) {
    guard let frame = frames.last, case .object(let object) = frame.container else { return }
    if frame.key == "view" { objects[object].view = text }
  }

  /// The value of the last key is complete.
  mutating func endValue() {
    if !frames.isEmpty { frames[frames.count - 1].key = nil }
  }

  // MARK: - The cursor

  /// Records that the cursor is here.
  mutating func find(
    _ role: DocumentCursor.Role, _ token: Range<Int>, isQuoted: Bool = false, mayBeKey: Bool = false
  ) {
    guard found == nil else { return }
    let cursor = DocumentCursor(
      role: role, token: token, isQuoted: isQuoted, mayBeKey: mayBeKey)
    found = (frames, cursor)
  }

  /// Takes the cursor that another scan has found.
  mutating func adopt(_ other: PathScan) { found = found ?? other.found }

  /// The cursor, with all that is known about its objects now.
  var cursor: DocumentCursor? {
    guard let found else { return nil }
    var cursor = found.cursor
    for (number, frame) in found.frames.enumerated() {
      let isLast = number == found.frames.count - 1
      switch frame.container {
      case .list: cursor.path.append(.element)
      case .object(let place):
        if isLast, case .key = cursor.role {
          cursor.object = objects[place]
        } else {
          cursor.path.append(.member(frame.key ?? "", of: objects[place]))
        }
      }
    }
    return cursor
  }
}
