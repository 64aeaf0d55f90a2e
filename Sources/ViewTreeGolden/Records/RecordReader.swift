import ViewTreeSyntax

/// Reads members of JSON objects that programs write, with type checks.
///
/// Unknown keys are ignored, because later versions may add some.
struct RecordReader {
  let tree: SyntaxTree
  /// The kind of the record, for messages.
  let kind: RecordKind

  /// Checks that the text is an object of a version.
  func expectVersion(_ name: StaticString, _ known: Int) throws(RecordFault) {
    guard tree.kind(0) == .object else {
      throw RecordFault(diagnostic: .recordIsNotAnObject(kind, at: tree.range(0)))
    }
    let version = try required(name, of: 0)
    guard tree.integer(version) == known else {
      throw RecordFault(
        diagnostic: .recordVersion(known: known, in: kind, at: tree.range(version)))
    }
  }

  /// The value of a member, if it exists.
  func member(_ name: StaticString, of object: SyntaxTree.Index) -> SyntaxTree.Index? {
    tree.members(object).first { tree.text($0.key, equals: name) }?.value
  }

  func required(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(RecordFault) -> SyntaxTree.Index {
    guard let value = member(name, of: object) else {
      throw RecordFault(
        diagnostic: .recordLacks("\(name)", in: kind, at: tree.range(object)))
    }
    return value
  }

  func elements(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(RecordFault) -> SyntaxElements {
    let array = try required(name, of: object)
    try expect(.array, array, name)
    return tree.elements(array)
  }

  func texts(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(RecordFault) -> [String] {
    var texts: [String] = []
    for element in try elements(name, of: object) {
      try expect(.string, element, name)
      texts.append(tree.text(element))
    }
    return texts
  }

  func text(_ name: StaticString, of object: SyntaxTree.Index) throws(RecordFault) -> String {
    let value = try required(name, of: object)
    try expect(.string, value, name)
    return tree.text(value)
  }

  func optionalText(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(RecordFault) -> String? {
    member(name, of: object) == nil ? nil : try text(name, of: object)
  }

  func truth(_ name: StaticString, of object: SyntaxTree.Index) throws(RecordFault) -> Bool {
    let value = try required(name, of: object)
    guard [.true, .false].contains(tree.kind(value)) else {
      throw fault(name, "true or false", at: value)
    }
    return tree.bool(value)
  }

  /// A count. It's limited, so that sums of many counts fit in an `Int`.
  func count(_ name: StaticString, of object: SyntaxTree.Index) throws(RecordFault) -> Int {
    let value = try required(name, of: object)
    guard tree.kind(value) == .number, let number = tree.integer(value),
      (0...1 << 40).contains(number)
    else {
      throw fault(name, "a whole number from 0", at: value)
    }
    return number
  }

  func optionalCount(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(RecordFault) -> Int? {
    member(name, of: object) == nil ? nil : try count(name, of: object)
  }

  /// A finite number within the range of layouts.
  func length(_ name: StaticString, of object: SyntaxTree.Index) throws(RecordFault) -> Double {
    let value = try required(name, of: object)
    guard tree.kind(value) == .number, case let number = tree.number(value), abs(number) < 1e12
    else {
      throw fault(name, "a number of points", at: value)
    }
    return number
  }

  func word<Word: RawRepresentable<String>>(
    _ name: StaticString, of object: SyntaxTree.Index
  ) throws(RecordFault) -> Word {
    let value = try required(name, of: object)
    guard tree.kind(value) == .string, let word = Word(rawValue: tree.text(value)) else {
      throw fault(name, "a word that this version of viewtree knows", at: value)
    }
    return word
  }

  func expect(
    _ kind: SyntaxNode.Kind, _ value: SyntaxTree.Index, _ name: StaticString
  ) throws(RecordFault) {
    guard tree.kind(value) != kind else { return }
    let expected =
      switch kind {
      case .array: "an array"
      case .object: "an object"
      default: "a text"
      }
    throw fault(name, expected, at: value)
  }

  func fault(
    _ name: StaticString, _ expected: String, at value: SyntaxTree.Index
  ) -> RecordFault {
    RecordFault(
      diagnostic: .recordExpected(expected, for: "\(name)", in: kind, at: tree.range(value)))
  }
}
