import ViewTreeNumbers
import ViewTreeSyntax

/// The form of a fact of a row: its JSON key, its delimiters in text, and its comparison.
package struct Field {
  /// The meaning of a difference in the fact.
  package enum Role {
    /// The comparer has special code for it.
    case own
    /// It identifies the row.
    case identity
    /// It's compared with the same fact of the same row, under the name that text gives it.
    case detail
    /// Only its presence is compared, because the rest follows from other facts.
    case presence
    /// It follows from other facts, or from a location in the document.
    case follows
  }

  /// The JSON key, or `nil` for a fact of text only.
  let key: StaticString?
  /// The text before the fact on a line, or `nil` for a fact of JSON only.
  let before: StaticString?
  /// The text that always follows.
  let after: StaticString
  /// Text that may follow, other than two spaces and the end of the line. Empty if there is none.
  let end: StaticString
  let orEnd: StaticString
  /// True if a line without the fact is of another kind.
  private(set) var isRequired = false
  /// The width of the fact's column, or `nil` if it has no column.
  private(set) var column: Int?
  /// The style of the fact in text, or `nil` for plain text.
  private(set) var style: TextStyle?
  /// A line above rows that belong to another.
  private(set) var heading: StaticString = ""
  /// True if each of the rows in JSON has a line for each of its members.
  private(set) var isSpread = false
  /// True if JSON has `null` for an absent fact, or an empty list for absent rows.
  let isNullable: Bool
  /// The role of the fact in comparisons.
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

  /// A fact of text only, or a fact that JSON shows at another position.
  static func text(
    _ before: StaticString, after: StaticString = "", end: StaticString = "",
    _ role: Role = .own
  ) -> Field {
    Field(nil, before, after: after, end: end, role)
  }

  /// A fact of JSON only, or a fact that text shows at another position.
  static func json(_ key: StaticString, _ role: Role = .follows) -> Field {
    Field(key, nil, role)
  }

  /// The fact of a row that always has it.
  var required: Field {
    var field = self
    field.isRequired = true
    return field
  }

  /// The fact in a column.
  func padded(to width: Int) -> Field {
    var field = self
    field.column = width
    return field
  }

  /// The fact in a style.
  func styled(_ style: TextStyle?) -> Field {
    var field = self
    field.style = style
    return field
  }

  /// The rows below a separate heading.
  func below(_ heading: StaticString) -> Field {
    var field = self
    field.heading = heading
    return field
  }

  /// The rows with a line for each member in JSON.
  var spread: Field {
    var field = self
    field.isSpread = true
    return field
  }

  /// True if the value is in quotes, in which any text is allowed except the end of a piece.
  var isQuoted: Bool { after.hasPointerRepresentation && after.utf8CodeUnitCount == 1 && isQuote }

  private var isQuote: Bool { after.utf8Start.pointee == UInt8(ascii: "\"") }

  /// The terminators that can't occur in the text.
  var stops: Terminators {
    if isQuoted { return .quoted }
    return after.utf8CodeUnitCount > 0 ? Terminators(after) : Terminators("  ", end, orEnd)
  }

  /// The name of the fact in reported changes: its word in text, or its JSON key if it has none.
  var label: String {
    let word = (before?.description ?? "").filter { $0 != " " }
    return word.isEmpty ? key?.description ?? "" : word
  }
}
