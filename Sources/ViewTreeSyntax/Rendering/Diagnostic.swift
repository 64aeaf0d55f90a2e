/// A problem in an input: what is wrong, where, and the way out.
///
/// Diagnostics are made by the static functions of the catalogue (the `Catalogue` folder), which
/// holds all wording; `DiagnosticRenderer` lays them out.
public struct Diagnostic: Hashable, Sendable {
  /// How much a problem matters.
  public enum Severity: String, Sendable {
    case error, warning, note
  }

  /// A second place or fact that helps to understand the first.
  public struct Note: Equatable, Sendable {
    /// One sentence, lower case, no full stop.
    public var message: String
    /// The place that the note is about, if it has one.
    public var range: SourceRange?

    /// Makes a note.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A replacement that would mend the problem.
  public struct FixIt: Equatable, Sendable {
    /// What to replace; an empty range inserts.
    public var range: SourceRange
    /// The new text, as it would stand in the file.
    public var replacement: String

    /// Makes a fix-it.
    public init(replacing range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// A stable name in words, such as `unknown-view`. Wording may change; this may not.
  public var id: String
  /// How much it matters.
  public var severity: Severity
  /// What is wrong: one sentence, lower case, no full stop, names in single quotes.
  public var message: String
  /// Where, in the source that was being read; `nil` when the problem has no place in a file.
  public var range: SourceRange?
  /// What would be right, as a sentence of the same form; `nil` when the message says it.
  public var help: String?
  /// Other places and facts.
  public var notes: [Note]
  /// The replacement that `help` describes, where one can be given exactly.
  public var fixIt: FixIt?

  /// Makes a diagnostic; only the catalogue does this.
  public init(
    id: String, severity: Severity = .error, message: String, range: SourceRange?,
    help: String? = nil, notes: [Note] = [], fixIt: FixIt? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.help = help
    self.notes = notes
    self.fixIt = fixIt
  }
  /// Where and what hashes: what else a problem says follows from these nearly always.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(range)
  }
}
