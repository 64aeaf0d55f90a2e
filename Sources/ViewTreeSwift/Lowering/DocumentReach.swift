import ViewTreeSyntax

/// The declarations that the views of a document mention, directly or through others.
///
/// With several files, all other declarations are skipped, so their errors don't matter. Names are
/// compared as words, without their types: the reach may contain more than the compiler needs, but
/// never less.
struct DocumentReach {
  private let index: MentionIndex
  /// The words by number, and whether they are mentioned.
  private var isMentioned: [Bool] = []
  /// The number of bytes of the parts read.
  private(set) var bytesRead = 0
  /// The words that aren't followed yet.
  private var new: [Int] = []

  /// Creates an empty reach.
  init(_ index: MentionIndex) { self.index = index }

  /// True if a word is mentioned.
  func contains(_ word: String) -> Bool { index.knownNumber(word).map { has($0) } ?? false }

  private func has(_ word: Int) -> Bool { word < isMentioned.count && isMentioned[word] }

  /// Follows the words of a part of the document.
  mutating func follow(_ value: DocumentValue) {
    read(value)
    while let word = new.popLast() {
      for part in index.parts[word] where part.type.map({ has($0) }) ?? true { read(part.range) }
    }
  }

  private mutating func read(_ value: DocumentValue) {
    switch value {
    case .text(let text, _):
      for piece in text.pieces {
        switch piece {
        case .source(let range): read(range)
        case .made(let text, _): add(index.words(in: Array(text.utf8)[...]))
        }
      }
    case .list(let elements, _): for element in elements { read(element) }
    case .object(let object):
      for member in object.members {
        add(index.words(in: Array(member.key.utf8)[...]))
        read(member.value)
      }
    case .number, .amount, .truth, .null, .setting, .version: break
    }
  }

  private mutating func read(_ range: Range<Int>) {
    bytesRead += range.count
    add(index.words(in: range))
  }

  private mutating func add(_ words: [Int]) {
    for word in words where !has(word) {
      while isMentioned.count <= word { isMentioned.append(false) }
      isMentioned[word] = true
      new.append(word)
    }
  }
}
