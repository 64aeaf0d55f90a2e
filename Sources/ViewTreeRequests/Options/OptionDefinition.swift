/// One option: parsing, help and suggestions all read this.
package struct OptionDefinition: Sendable {
  /// The subject of an option. Callers that pass options on select them by it.
  package enum Concern: Equatable, Sendable {
    /// The text of the document, and the parts of it that are read.
    case document
    /// The document's behavior, from the first evaluation on.
    case evaluation
    /// The steps after the first evaluation, and the step to report.
    case step
    /// The content and presentation of the report.
    case report
    /// The destination of the report, the time to write it, and the form of messages.
    case output
    /// The golden files to check, and the action on them.
    case goldens
    /// The command itself.
    case command
  }

  /// The value after the name.
  package enum Value: Equatable, Sendable {
    /// No value.
    case none
    /// One of some words.
    case choice([String])
    /// Any text. Help shows the word as a placeholder.
    case text(String)
  }

  /// The name without the dashes.
  package let name: String
  /// The letter of the short form, after one dash. `nil` if there is none.
  package let letter: Character?
  /// The subject of the option.
  package let concern: Concern
  /// The value after the name.
  package let value: Value
  /// One line for help.
  package let summary: String
  /// True if files are written to folders that may contain documents.
  package let writesFiles: Bool

  /// Creates an option.
  package init(
    _ name: String, letter: Character? = nil, _ concern: Concern, _ summary: String,
    takes value: Value = .none, writesFiles: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.concern = concern
    self.value = value
    self.summary = summary
    self.writesFiles = writesFiles
  }

  /// True for the format of a report that has a compact form.
  package var hasCompactForm: Bool {
    guard case .choice(let words) = value else { return false }
    return words.contains("compact")
  }

  /// The option as help writes it.
  package var usage: String {
    switch value {
    case .none: "--\(name)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    case .text(let word): "--\(name) \(word)"
    }
  }
}
