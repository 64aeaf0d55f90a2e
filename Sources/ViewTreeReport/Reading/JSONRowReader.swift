import ViewTreeSyntax

/// Reads rows of JSON reports back: each fact from the member that its declaration names.
package struct JSONRowReader: RowVisitor {
  var json: JSONSource
  /// A member that is a separate row: its name is the first fact, its value the second.
  private var isMember = false
  private var members: [(key: SyntaxNode.Index, value: SyntaxNode.Index)] = []
  /// The members that were read.
  private var known: [Bool] = []
  /// The member that is probably next: rows are read in the order in which they were written.
  private var next = 0

  package var scope: ReportScope? { nil }

  init(_ json: JSONSource, _ object: SyntaxNode.Index) {
    self.json = json
    guard json.tree.kind(object) == .object else { return }
    for (key, value) in json.tree.members(object) { members.append((key, value)) }
    known = Array(repeating: false, count: members.count)
  }

  /// Reads a row that is a member of an object.
  static func read<Row: ReportRow>(
    _ type: Row.Type, _ member: (SyntaxNode.Index, SyntaxNode.Index), in json: JSONSource
  ) -> Row {
    var reader = JSONRowReader(json, 0)
    reader.members = [(member.0, member.0), (member.1, member.1)]
    (reader.isMember, reader.next) = (true, 0)
    var row = Row()
    row.visit(&reader)
    return row
  }

  /// Reads a row, and its unknown members.
  static func read<Row: ReportRow>(
    _ type: Row.Type, _ object: SyntaxNode.Index, in json: JSONSource
  ) -> (row: Row, unknown: [UnknownFact]) {
    var reader = JSONRowReader(json, object)
    var row = Row()
    row.visit(&reader)
    return (row, reader.unknown)
  }

  /// The members that no fact requested.
  var unknown: [UnknownFact] {
    zip(members, known).filter { !$1 }.map { member, _ in
      UnknownFact(name: json.tree.text(member.key), value: json.value(member.value))
    }
  }

  /// The value of a member, which is known from now on.
  mutating func take(_ key: StaticString) -> SyntaxNode.Index? {
    if isMember {
      defer { next += 1 }
      return next < members.count ? members[next].value : nil
    }
    for offset in members.indices {
      let place = (next + offset) % members.count
      guard json.tree.text(members[place].key, equals: key) else { continue }
      known[place] = true
      next = place + 1
      return members[place].value
    }
    return nil
  }

  // MARK: - Facts

  package mutating func mark(_ text: StaticString) {}

  package mutating func indentation(_ depth: inout Int, limit: Int) {}

  package mutating func field<Value: FieldValue>(_ field: Field, _ value: inout Value) {
    guard let key = field.key, let node = take(key), let found = Value.read(node, in: json) else {
      return
    }
    value = found
  }

  package mutating func view(
    _ field: Field, id: StaticString, _ reference: inout ViewReference?
  ) {
    self.field(field, &reference)
    var own = ReportText.none
    self.field(.json(id), &own)
    if let own = own.string { reference?.setID(own) }
  }

  package mutating func words(
    _ field: Field, _ words: inout ReportText, _ make: (inout MessageBuilder) -> Void
  ) {
    self.field(field, &words)
    if words.isAbsent, let made = MessageBuilder.text(make) { words = .string(made) }
  }

  package mutating func part<Row: ReportRow>(_ field: Field, _ row: inout Row?) {
    guard let key = field.key, let node = take(key) else { return }
    row = Self.read(Row.self, node, in: json).row
  }

  package mutating func rows<Row: ReportRow>(_ field: Field, _ rows: inout RowList<Row>) {
    guard let key = field.key, let node = take(key), json.tree.kind(node) == .array else { return }
    for element in json.tree.elements(node) {
      rows.append(Self.read(Row.self, element, in: json).row)
    }
  }

  package mutating func inlineRows<Row: ReportRow>(_ rows: inout RowList<Row>) {}
}
