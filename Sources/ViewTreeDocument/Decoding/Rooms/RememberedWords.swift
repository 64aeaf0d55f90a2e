import ViewTreeNumbers

/// What single words meant where they stood as arguments, so that `leading` is looked up once and not for each stack.
///
/// Only words that mean the same wherever they stand in the root are kept here: members of SwiftUI's types and keys.
struct RememberedWords {
  private struct Entry {
    /// The definition and the place of the argument; none before anything is remembered.
    var form: UnsafePointer<DefinitionForm>?
    var place = 0
    /// The word where it stood first; the source's bytes stay where they are.
    var word = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var argument = Argument.absent
  }

  private static let count = 64
  private var entries = [Entry](repeating: Entry(), count: count)

  /// What a word meant as the argument at a place of a definition.
  func argument(
    _ word: UnsafeBufferPointer<UInt8>, _ place: Int, of form: UnsafePointer<DefinitionForm>
  ) -> Argument? {
    let entry = entries[Self.slot(word, place, form)]
    guard entry.form == form, entry.place == place, entry.word.matches(word) else { return nil }
    return entry.argument
  }

  /// Remembers it, unless it could mean something else elsewhere.
  mutating func remember(
    _ argument: Argument, for word: UnsafeBufferPointer<UInt8>, _ place: Int,
    of form: UnsafePointer<DefinitionForm>
  ) {
    switch argument {
    case .option, .alignment, .edges, .axes, .unitPoint, .anchorSource, .preferenceKey:
      entries[Self.slot(word, place, form)] = Entry(
        form: form, place: place, word: word, argument: argument)
    default: break
    }
  }

  private static func slot(
    _ word: UnsafeBufferPointer<UInt8>, _ place: Int, _ form: UnsafePointer<DefinitionForm>
  ) -> Int {
    let letters = Int(word.first ?? 0) &* 7 &+ Int(word.last ?? 0) &* 3 &+ word.count
    return (form.pointee.index &* 31 &+ place &* 5 &+ letters) & (count - 1)
  }
}
