import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// A view tree as its author described it, checked and ready to be evaluated.
public struct Document {
  /// The text that it was read from.
  public internal(set) var tree: SyntaxTree
  /// What the root is placed in.
  public var window = WindowDescription.standard
  /// What the views at the root inherit.
  public var environment = ViewEnvironment()
  /// Whose preference rules hold.
  public var compatibility = Compatibility.current
  /// Levels of lints, in the order written.
  public internal(set) var lints: [LintSetting] = []
  /// Declared types of values.
  public internal(set) var types = ScriptTypes()
  /// Declared alignments; their places are their identifiers in the layout.
  public internal(set) var alignments: [AlignmentTemplate] = []
  /// The names of these and of SwiftUI's alignments.
  public internal(set) var alignmentNames = AlignmentNames()
  /// Declared preference keys, then those of the system that are in use.
  public internal(set) var preferenceKeys: [PreferenceKeyTemplate] = []
  /// The key of navigation titles among them, if there are any; it stands behind those declared.
  public internal(set) var navigationTitleKey: Int?
  /// Declared values of the environment.
  public internal(set) var environmentKeys: [EnvironmentKeyTemplate] = []
  /// State variables, in the order declared.
  public internal(set) var state: [StateVariable] = []
  /// Functions and computed values that all scripts see which see the state.
  public internal(set) var members: [MemberTemplate] = []
  /// Declared layouts.
  public internal(set) var layouts: [LayoutTemplate] = []
  /// Declared keys of values for layouts.
  public internal(set) var layoutValueKeys: [LayoutValueKeyTemplate] = []
  /// Declared components.
  public internal(set) var components: [ComponentTemplate] = []
  /// The places in components for views that are handed in.
  public internal(set) var slots: [ContentSlot] = []
  /// Behind these stand the views that controls say as text, which nobody wrote: styles put them where they go.
  public internal(set) var writtenTemplateCount: Int?
  /// What styles put where it goes, by the first argument of each control that has one of them.
  var styledControls: [ID<Argument>: StyledParts] = [:]
  /// What happens after the first evaluation.
  public internal(set) var steps: [StepTemplate] = []
  /// What the document says of its golden files.
  public internal(set) var checks = DocumentChecks()
  /// The views of the root.
  public internal(set) var root = TemplateRange.empty

  /// All views, components in use and control forms.
  public internal(set) var templates: [ViewTemplate] = []
  /// All modifiers.
  public internal(set) var modifiers: [ModifierTemplate] = []
  /// All arguments of all of them.
  public internal(set) var arguments: [Argument] = []
  /// What gives the names of views' `let`, and of values of the environment, their values.
  public internal(set) var lets: [LetTemplate] = []
  /// All scripts.
  public internal(set) var scripts: [DocumentScript] = []
  /// The scripts that take the values of a pattern's names out of what it matches, by the script that
  /// tests the pattern; none for a pattern without names.
  public internal(set) var patternValues: [ID<DocumentScript>: [ID<DocumentScript>]] = [:]
  /// Values that need no evaluation.
  public internal(set) var constants: [Value] = []

  /// Whether a list of views may change its number or types (docs/semantics.md, Dynamic
  /// containers).
  public func containsDynamic(_ content: TemplateRange) -> Bool {
    entries(of: content).contains { $0.template.isDynamic }
  }

  /// The places of the state variables that something besides actions looks at.
  ///
  /// A change of any other is no reason to evaluate again, as SwiftUI does not for a state that no
  /// body reads. Names decide, so that a variable of the same name elsewhere counts too.
  public var observedState: ObservedState {
    var names: Set<String> = []
    for script in scripts where !script.isAction {
      for capture in script.program.captures { names.insert(capture.name) }
    }
    func observed(_ variables: [StateVariable]) -> [Int] {
      variables.indices.filter { names.contains(variables[$0].name) }
    }
    return ObservedState(
      variables: observed(state), ofComponents: components.map { observed($0.state) })
  }

  /// Whether something runs after an evaluation that may change the state.
  public var hasReactions: Bool {
    let definitions = ModifierRegistry.standard.definitions
    return modifiers.contains { modifier in
      switch definitions[modifier.definition].meaning {
      case .onPreferenceChange, .onAppear, .onDisappear, .onChange, .onGeometryChange, .task,
        .onReceive:
        true
      default: false
      }
    } || scripts.contains { !$0.isAction && $0.program.mayChangeVariables }
  }

  /// The scripts of the names that a case of a `switch` gives to its views; `place` is that of the views
  /// among the arguments.
  public func patternValues(of template: ViewTemplate, _ place: UInt32) -> [ID<DocumentScript>] {
    guard template.kind == .switch, place > 0, !patternValues.isEmpty,
      case .script(let test) = arguments[template.firstArgument, Int(place) - 1]
    else { return [] }
    return patternValues[test] ?? []
  }

  /// Whether a view reads a value of the environment.
  public func reads(_ value: SystemEnvironmentValue) -> Bool {
    let key = EnvironmentKey(value)
    return components.contains { $0.environment.contains(key) }
      || lets.contains {
        if case .environment(key) = $0 { return true }
        return false
      }
  }

  /// A script as it is written, its lines separated by line feeds.
  public func text(of script: ID<DocumentScript>) -> String {
    let text = ScriptText.bytes(at: scripts[script].syntax, in: tree)
    return String(decoding: text ?? [], as: UTF8.self)
  }

  /// The diagnostic of a problem in one of the scripts, or in a type that the script uses.
  public func diagnostic(of problem: ScriptProblem, in script: ID<DocumentScript>? = nil)
    -> Diagnostic
  {
    problem.diagnostic(suggest: { NearMatch.nearestName(to: $0, in: $1) }) { range in
      self.range(of: range, from: problem.origin, in: script)
    }
  }

  /// Where a part of a text stands: of a type's, which its origin tells, or else of a script's.
  public func range(of part: Range<Int>, from origin: Int, in script: ID<DocumentScript>?)
    -> SourceRange
  {
    if let origin = ScriptOrigin(number: origin) {
      return ScriptText.sourceRange(
        of: part.shifted(by: origin.offset), at: origin.syntax, in: tree)
    }
    guard let script else { return tree.range(0) }
    return range(of: part, in: scripts[script])
  }

  /// Where a part of a script's compiled text, in bytes, stands in the document.
  public func range(of part: Range<Int>, in script: DocumentScript) -> SourceRange {
    guard script.pieces.isEmpty else {
      return script.pieces.sourceRange(of: part, in: tree) ?? tree.range(script.syntax)
    }
    return ScriptText.sourceRange(
      of: part.shifted(by: -script.prefix), at: script.syntax, in: tree)
  }
}
