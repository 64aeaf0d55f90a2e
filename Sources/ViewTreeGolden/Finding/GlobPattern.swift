/// A pattern for paths: `*` matches any characters but `/`, `**` any characters, `?` one character
/// but `/`.
///
/// A pattern without `/` is compared with the last path component only.
public struct GlobPattern: Equatable, Sendable {
  private enum Piece: Equatable {
    case character(Character)
    case one
    case many
    case manyFolders
  }

  /// The pattern as it was written.
  public let text: String
  private let pieces: [Piece]
  private let isOfName: Bool

  /// Reads a pattern.
  public init(_ text: String) {
    var pieces: [Piece] = []
    for character in text {
      switch character {
      case "*":
        if pieces.last == .many {
          pieces[pieces.count - 1] = .manyFolders
        } else if pieces.last != .manyFolders {
          pieces.append(.many)
        }
      case "?": pieces.append(.one)
      default: pieces.append(.character(character))
      }
    }
    self.pieces = pieces
    self.text = text
    isOfName = !text.contains("/")
  }

  /// True if the path matches the pattern.
  public func matches(_ path: String) -> Bool {
    let text = isOfName ? path.split(separator: "/").last.map(String.init) ?? path : path
    // All positions in the pattern that match the path so far. Without backtracking, matching takes
    // at most the product of both lengths.
    var places = skippingMany([0])
    for character in text {
      var next: Set<Int> = []
      for place in places where place < pieces.count {
        switch pieces[place] {
        case .character(let wanted): if wanted == character { next.insert(place + 1) }
        case .one: if character != "/" { next.insert(place + 1) }
        case .many: if character != "/" { next.insert(place) }
        case .manyFolders: next.insert(place)
        }
      }
      places = skippingMany(next)
      if places.isEmpty { return false }
    }
    return places.contains(pieces.count)
  }

  /// The indices, with those after stars, which may match the empty string.
  private func skippingMany(_ places: Set<Int>) -> Set<Int> {
    var all = places
    for var place in places {
      while place < pieces.count, pieces[place] == .many || pieces[place] == .manyFolders {
        place += 1
        all.insert(place)
      }
    }
    return all
  }
}
