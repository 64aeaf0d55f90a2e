/// A problem in an input: the message, its location, and the suggestion.
///
/// Diagnostics are made by the static functions of the catalog (the `Catalogue` folder), which
/// contains all messages. `DiagnosticRenderer` formats them.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a problem.
  public enum Severity: String, Sendable {
    case error, warning, note
  }

  /// An additional location or fact that helps to understand the diagnostic.
  public struct Note: Equatable, Sendable {
    /// One sentence, lower case, no full stop.
    public var message: String
    /// The location of the note, if it has one.
    public var range: SourceRange?

    /// Creates a note.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = UniqueName.written(in: message)
      self.range = range
    }
  }

  /// A replacement that would mend the problem.
  public struct FixIt: Equatable, Sendable {
    /// The range to replace. An empty range inserts.
    public var range: SourceRange
    /// The new text, as it would be in the file.
    public var replacement: String
    /// True if the fix changes the look of views.
    public var changesLayout = false

    /// Creates a fix-it.
    public init(replacing range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// The facts of a problem that code acts on, so that no code depends on the wording.
  public enum Kind: Equatable, Sendable {
    /// An undeclared name, and the nearest known name.
    case unknownName(String, nearest: String?)
    /// An undeclared function, and the nearest known function.
    case unknownFunction(String, nearest: String?)
    /// A member that a type doesn't have. Without an owner, no type has the member.
    case unknownMember(String, owner: String?, nearest: String?)
    /// An argument label that the callee doesn't have.
    case unknownLabel(String, callee: String)
    /// A word that a parameter doesn't take, and the known one nearest to it.
    case unknownOption(String, of: String, nearest: String?)
    /// An object that no view around the reader sets.
    case missingObject(String)
    /// A value that the environment doesn't have, and the known one nearest to it.
    case unknownEnvironmentValue(String, nearest: String?)
    /// A type whose values differ from run to run, such as `Date`.
    case variableType(String)
    /// A change of a value that scripts can't change.
    case fixedValue
    /// An argument that needs a value and has none.
    case missingValue
    /// A type that doesn't conform to a protocol here.
    case missingConformance(String, to: String)
    /// A call whose labels no overload has, and the nearest known label.
    case unknownCall(String, nearest: String?)
    /// An argument with a value that its parameter doesn't take.
    case unsuitableArgument
    /// Views or helpers without an end, or more of them than viewtree shows.
    case endless
    /// Code that no compiler of Swift accepts.
    case notSwift
  }

  /// The problem as one of code that no compiler of Swift accepts.
  package var asNotSwift: Diagnostic {
    var diagnostic = self
    diagnostic.kind = .notSwift
    return diagnostic
  }

  /// A stable name, such as `unknown-view`. The wording can change, but the name doesn't.
  public var id: String
  /// The facts, for the problems that code acts on.
  public var kind: Kind?
  /// The severity.
  public var severity: Severity
  /// The problem: one sentence, lower case, no full stop, names in single quotes.
  public var message: String
  /// The location in the source that was being read, or `nil` if the problem has none.
  public var range: SourceRange?
  /// The suggestion, as a sentence of the same form, or `nil` if the message contains it.
  public var help: String?
  /// Additional locations and facts.
  public var notes: [Note]
  /// The replacement that `help` describes, if there is an exact replacement.
  public var fixIt: FixIt?
  /// The location of the problem that causes this one, which reports show first. `nil` without such
  /// a problem.
  public var cause: SourceRange?

  /// Creates a diagnostic. Only the catalog does this.
  public init(
    id: String, kind: Kind? = nil, severity: Severity = .error, message: String,
    range: SourceRange?, help: String? = nil, notes: [Note] = [], fixIt: FixIt? = nil
  ) {
    self.id = id
    self.kind = kind
    self.severity = severity
    self.message = UniqueName.written(in: message)
    self.range = range
    self.help = help.map { UniqueName.written(in: $0) }
    self.notes = notes
    self.fixIt = fixIt
  }
  /// Hashes only the id and the range, because the other properties nearly always follow from them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(range)
  }
}
