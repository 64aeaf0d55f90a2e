import ViewTreeDocument
import ViewTreeSyntax

/// The level of each lint: its own, unless the document or the command line sets another. Later
/// settings take precedence.
public struct LintLevels: Sendable {
  /// The name for all lints.
  public static let all = "all"

  /// The levels in the order of `LintRegistry`.
  private var levels: [LintLevel]
  private let registry: LintRegistry
  /// The lints whose levels were set.
  private(set) var asked: Set<String> = []

  /// True if all findings are allowed but those of lints that are set afterward. Warnings of the
  /// evaluation are then no findings.
  private(set) var allowsAll = false

  /// The lints' own levels, or those in a window that is as large as a phone's.
  public init(_ registry: LintRegistry = .standard, isPhone: Bool = false) {
    self.registry = registry
    levels = registry.lints.map { isPhone ? $0.phoneLevel : $0.level }
  }

  /// Sets the level of a lint, or of `all`. Returns false if there is no such lint.
  public mutating func set(_ name: String, to level: LintLevel) -> Bool {
    if name == Self.all {
      for index in levels.indices { levels[index] = level }
      asked.formUnion(registry.names)
      allowsAll = level == .allow
      return true
    }
    guard let index = registry.names.firstIndex(of: name) else { return false }
    levels[index] = level
    asked.insert(name)
    return true
  }

  /// Applies the levels from a document. Returns diagnostics for unknown lints.
  public mutating func apply(_ settings: [LintSetting], of document: Document) -> [Diagnostic] {
    settings.compactMap { setting in
      if set(setting.name, to: setting.level) { return nil }
      return .unknownLint(
        setting.name, at: document.tree.range(setting.syntax),
        known: registry.names + [Self.all])
    }
  }

  /// The level of a lint, or `allow` if it isn't in the registry.
  subscript(name: String) -> LintLevel {
    registry.names.firstIndex(of: name).map { levels[$0] } ?? .allow
  }

  /// The level of the lint at an index of the registry.
  subscript(index: Int) -> LintLevel { levels[index] }
}

// MARK: - Messages

extension Diagnostic {
  /// An unknown lint in the section `lints`, or in a comment, where it is a warning.
  static func unknownLint(
    _ name: String, at range: SourceRange, known: [String], isComment: Bool = false
  ) -> Diagnostic {
    let near = NearMatch.nearestName(to: name, in: known)
    return Diagnostic(
      id: "unknown-lint", severity: isComment ? .warning : .error,
      message: "unknown lint '\(name)'", range: range,
      help: near.map { "did you mean '\($0)'?" } ?? "docs/reference/lints/README.md lists them",
      fixIt: near.map { FixIt(replacing: range, with: isComment ? $0 : "\"\($0)\"") })
  }
}
