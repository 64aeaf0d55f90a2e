import ViewTreeNumbers

/// How one fact of a row is called in JSON, set off in text, and compared.
package struct Field {
  /// What a difference of the fact means.
  package enum Role {
    /// The comparer has code of its own for it.
    case own
    /// It tells which row this is.
    case identity
    /// It is compared with the same fact of the same row, under the name that text gives it.
    case detail
    /// That it is said is compared, and what follows from other facts.
    case presence
    /// It follows from other facts, or from where something stands in the document.
    case follows
  }

  /// The name of the member; `nil` for what only text says.
  let key: StaticString?
  /// What stands before it in a line of text; `nil` for what only JSON says.
  let before: StaticString?
  /// What stands after it in any case.
  let after: StaticString
  /// What may come after it besides two spaces and the end of the line; empty for nothing else.
  let end: StaticString
  let orEnd: StaticString
  /// Whether a line without it is another line.
  private(set) var isRequired = false
  /// How wide the column is in which it stands, and that there is one; `nil` for none.
  private(set) var column: Int?
  /// A line above rows that belong to another.
  private(set) var heading: StaticString = ""
  /// Whether each of the rows in JSON has a line for each of its members.
  private(set) var isSpread = false
  /// Whether JSON says `null` where there is nothing, of rows an empty list.
  let isNullable: Bool
  /// How it is compared.
  let role: Role

  /// A fact of both forms.
  init(
    _ key: StaticString?, _ before: StaticString?, after: StaticString = "",
    end: StaticString = "", orEnd: StaticString = "", isNullable: Bool = false,
    _ role: Role = .own
  ) {
    self.key = key
    self.before = before
    self.after = after
    self.end = end
    self.orEnd = orEnd
    self.isNullable = isNullable
    self.role = role
  }

  /// A fact that only text says, or says at another place.
  static func text(
    _ before: StaticString, after: StaticString = "", end: StaticString = "",
    _ role: Role = .own
  ) -> Field {
    Field(nil, before, after: after, end: end, role)
  }

  /// A fact that only JSON says, or says at another place.
  static func json(_ key: StaticString, _ role: Role = .follows) -> Field {
    Field(key, nil, role)
  }

  /// The same fact of a row that always has it.
  var required: Field {
    var field = self
    field.isRequired = true
    return field
  }

  /// The same fact in a column.
  func padded(to width: Int) -> Field {
    var field = self
    field.column = width
    return field
  }

  /// The same rows below a line of their own.
  func below(_ heading: StaticString) -> Field {
    var field = self
    field.heading = heading
    return field
  }

  /// The same rows with a line for each member in JSON.
  var spread: Field {
    var field = self
    field.isSpread = true
    return field
  }

  /// Whether the value stands in quotes, in which anything may stand but the end of a piece.
  var isQuoted: Bool { after.hasPointerRepresentation && after.utf8CodeUnitCount == 1 && isQuote }

  private var isQuote: Bool { after.utf8Start.pointee == UInt8(ascii: "\"") }

  /// What may not occur in a text.
  var stops: Stops {
    if isQuoted { return .quoted }
    return after.utf8CodeUnitCount > 0 ? Stops(after) : Stops("  ", end, orEnd)
  }

  /// What changes of the fact are told under: the word of the text form, or else the member's name.
  var label: String {
    let word = (before?.description ?? "").filter { $0 != " " }
    return word.isEmpty ? key?.description ?? "" : word
  }
}
