import ViewTreeSyntax

/// A value of the document from a Swift file, with its bytes in the file.
indirect enum DocumentValue {
  case text(SourceText, Range<Int>)
  /// A number as the file writes it.
  case number(Range<Int>)
  /// A number that the file doesn't write.
  case amount(Double, Range<Int>)
  case truth(Bool, Range<Int>)
  case null(Range<Int>)
  case list([DocumentValue], Range<Int>)
  case object(DocumentObject)
  /// A value of the comment with settings.
  case setting(SyntaxNode.Index)
  /// The version of the format.
  case version

  /// A word with a source range.
  static func word(_ text: String, _ range: Range<Int>) -> DocumentValue {
    .text(SourceText(text, at: range.lowerBound), range)
  }

  /// An object with one member.
  static func single(_ key: String, _ value: DocumentValue, _ range: Range<Int>) -> DocumentValue {
    var object = DocumentObject(range)
    object.add(key, range, value)
    return .object(object)
  }
}

extension DocumentValue {
  /// A number as documents and Swift write it.
  static func digits(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }
}

/// An object of a document.
struct DocumentObject {
  /// A key with its value.
  struct Member {
    let key: String
    let place: Range<Int>
    fileprivate(set) var value: DocumentValue
  }

  private(set) var members: [Member] = []
  private var keys: Set<String> = []
  let range: Range<Int>

  init(_ range: Range<Int>) { self.range = range }

  var isEmpty: Bool { members.isEmpty }

  func has(_ key: String) -> Bool { keys.contains(key) }

  /// The value of a key, if it's a word that isn't in the file.
  func word(_ key: String) -> String? {
    guard case .text(let text, _)? = members.first(where: { $0.key == key })?.value,
      case .made(let word, _)? = text.pieces.first
    else { return nil }
    return word
  }

  /// Gives a key that the object has another value.
  mutating func replace(_ key: String, _ value: DocumentValue) {
    guard let place = members.firstIndex(where: { $0.key == key }) else { return }
    members[place].value = value
  }

  /// Removes the members whose keys satisfy a condition.
  mutating func removeAll(where isRemoved: (String) -> Bool) {
    members.removeAll { isRemoved($0.key) }
    keys = keys.filter { !isRemoved($0) }
  }

  /// Adds a member, whose key has this range in the file.
  mutating func add(_ key: String, _ place: Range<Int>, _ value: DocumentValue) {
    members.append(Member(key: key, place: place, value: value))
    keys.insert(key)
  }
}

extension DocumentValue {
  /// Writes the value and all that is in it.
  func write(to builder: inout SyntaxTreeBuilder, settings: SyntaxTree) {
    switch self {
    case .text(let text, let range): builder.add(.string, text.pieces, range)
    case .number(let range): builder.add(.number, range)
    case .amount(let value, let range):
      builder.add(.number, [.made(Self.digits(value), at: range.lowerBound)], range)
    case .truth(let value, let range): builder.add(value ? .true : .false, range)
    case .null(let range): builder.add(.null, range)
    case .list(let elements, let range):
      builder.begin(.array, range)
      for element in elements { element.write(to: &builder, settings: settings) }
      builder.end()
    case .object(let object):
      builder.begin(.object, object.range)
      for member in object.members {
        builder.add(
          .string, [.made(member.key, at: member.place.lowerBound)], member.place)
        member.value.write(to: &builder, settings: settings)
      }
      builder.end()
    case .setting(let node): builder.add(node, of: settings)
    case .version: builder.add(.number, [.made("1", at: 0)], 0..<0)
    }
  }
}
