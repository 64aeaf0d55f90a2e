/// One option: parsing, help and suggestions all read this.
package struct OptionDefinition: Sendable {
  /// What an option is about: who hands options on chooses by it.
  package enum Concern: Equatable, Sendable {
    /// Which text the document is, and how much of it is read.
    case document
    /// What the document does, from the first evaluation on.
    case evaluation
    /// What happens after the first evaluation, and which outcome is reported.
    case step
    /// What the report shows and how.
    case report
    /// Where the report goes, when, and how messages look.
    case output
    /// Which golden files are checked, and what is done about them.
    case goldens
    /// The command itself.
    case command
  }

  /// What follows the name.
  package enum Value: Equatable, Sendable {
    /// Nothing.
    case none
    /// One of some words.
    case choice([String])
    /// Any text; the word stands for it in help.
    case text(String)
  }

  /// The name without the dashes.
  package let name: String
  /// The letter behind one dash that stands for the name; `nil` for none.
  package let letter: Character?
  /// What it is about.
  package let concern: Concern
  /// What follows it.
  package let value: Value
  /// One line for help.
  package let summary: String
  /// Whether files are written where documents may lie.
  package let writesFiles: Bool

  /// Makes an option.
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

  /// The option as help writes it.
  package var usage: String {
    switch value {
    case .none: "--\(name)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    case .text(let word): "--\(name) \(word)"
    }
  }
}
