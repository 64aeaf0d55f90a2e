import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// A view tree as its author described it, checked and ready to be evaluated.
public struct Document {
  /// The text that it was read from.
  public internal(set) var tree: SyntaxTree
  /// The window of the root view.
  public var window = WindowDescription.standard
  /// The environment of the root views.
  public var environment = ViewEnvironment()
  /// The name of the system that the document or the user chose, if any.
  public var platformName: String?
  /// The system's appearance: `light` or `dark`.
  public var colorScheme = "light"
  /// The identifier of the system's locale.
  public var locale = "en_US"
  /// The system whose preference rules apply.
  public var compatibility = Compatibility.current
  /// The rows of lazy containers that exist.
  public var lazyRows = LazyRows.all
  /// True if names may be unknown: scripts with errors then have no value.
  public internal(set) var takesUnknown = false
  /// The views of control forms whose values can't be computed, by the offset of the value. Only
  /// while a Swift file is being read: then they become part of the document.
  package var unknownBranches: [UInt32: UnknownBranch] = [:]
  /// Levels of lints, in the order written.
  public internal(set) var lints: [LintSetting] = []
  /// Declared types of values.
  public internal(set) var types = ScriptTypes()
  /// Declared alignments. Their indices are their identifiers in the layout.
  public internal(set) var alignments: [AlignmentTemplate] = []
  /// The names of these and of SwiftUI's alignments.
  public internal(set) var alignmentNames = AlignmentNames()
  /// Declared preference keys, then those of the system that are in use.
  public internal(set) var preferenceKeys: [PreferenceKeyTemplate] = []
  /// The index of the key of navigation titles, if there is one. It follows the declared keys.
  public internal(set) var navigationTitleKey: Int?
  /// Declared values of the environment.
  public internal(set) var environmentKeys: [EnvironmentKeyTemplate] = []
  /// State variables, in the order declared.
  public internal(set) var state: [StateVariable] = []
  /// Functions and computed values, for all scripts that can use the state.
  public internal(set) var members: [MemberTemplate] = []
  /// Declared layouts.
  public internal(set) var layouts: [LayoutTemplate] = []
  /// Declared keys of values for layouts.
  public internal(set) var layoutValueKeys: [LayoutValueKeyTemplate] = []
  /// Declared components.
  public internal(set) var components: [ComponentTemplate] = []
  /// The slots of components.
  public internal(set) var slots: [ContentSlot] = []
  /// The nodes of views that are placeholders, because viewtree doesn't know the real views.
  package internal(set) var standIns: Set<SyntaxNode.Index> = []
  /// The number of templates that the document contains itself. Later templates represent the text
  /// of controls, which styles place.
  public internal(set) var writtenTemplateCount: Int?
  /// The parts of controls that styles place, by the first argument of each control with parts.
  var styledControls: [ID<Argument>: StyledParts] = [:]
  /// The button that SwiftUI adds to a dialog, by the first argument of each dialog with one.
  public internal(set) var systemButtons: [ID<Argument>: TemplateRange] = [:]
  /// The steps after the first evaluation.
  public internal(set) var steps: [StepTemplate] = []
  /// The number of placeholders for values that the reader couldn't read.
  package var madeUpValueCount = 0
  /// The warnings about skipped names that are probably misspelled.
  package var misspellings: [Diagnostic] = []
  /// The recorder of the branches that evaluations take, if somebody requests them.
  package var branches: BranchCoverage?
  /// The golden files that the document declares.
  public internal(set) var checks = DocumentChecks()
  /// The views of the root.
  public internal(set) var root = TemplateRange.empty
  /// The node of the first view, or of the document if it has no view.
  package var rootNode: SyntaxNode.Index { root.isEmpty ? 0 : templates[root.first].syntax }

  /// All views, components in use and control forms.
  public internal(set) var templates: [ViewTemplate] = []
  /// All modifiers.
  public internal(set) var modifiers: [ModifierTemplate] = []
  /// All arguments of all of them.
  public internal(set) var arguments: [Argument] = []
  /// The bindings of the names in views' `let` and of environment values.
  public internal(set) var lets: [LetTemplate] = []
  /// All scripts.
  public internal(set) var scripts: [DocumentScript] = []
  /// The scripts that extract the values of a pattern's names, by the script that tests the
  /// pattern. None for a pattern without names.
  public internal(set) var patternValues: [ID<DocumentScript>: [ID<DocumentScript>]] = [:]
  /// Values that need no evaluation.
  public internal(set) var constants: [Value] = []

  /// True if a list of views may change its number or types (docs/explanation/preferences.md,
  /// Dynamic containers).
  public func containsDynamic(_ content: TemplateRange) -> Bool {
    contains(\.isDynamic, in: content)
  }

  /// True if an entry of a list of views has a property.
  func contains(_ property: KeyPath<ViewTemplate, Bool>, in content: TemplateRange) -> Bool {
    entries(of: content).contains { $0.template[keyPath: property] }
  }

  /// The indices of the state variables that are read outside actions.
  ///
  /// A change of any other doesn't cause another evaluation, as in SwiftUI for a state that no
  /// body reads. Names decide, so a variable of the same name elsewhere also counts.
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

  /// For each modifier of the registry, by its index, true if the document uses it and it has a
  /// property.
  package func usedModifiers(where hasProperty: (ModifierDefinition) -> Bool) -> [Bool] {
    let definitions = ModifierRegistry.standard.definitions
    var isUsed = Array(repeating: false, count: definitions.count)
    for modifier in modifiers where modifier.definition.index < isUsed.count {
      isUsed[modifier.definition.index] = true
    }
    return isUsed.indices.map { isUsed[$0] && hasProperty(definitions[$0]) }
  }

  /// True if actions that may change the state run after an evaluation.
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

  /// True if a view gives its content a proxy that scrolls.
  public var hasScrollProxies: Bool {
    // Looks only at definitions of the document: a definition is made when it's first used.
    let definitions = ViewRegistry.standard.definitions
    return templates.contains { template in
      guard template.kind == .view else { return false }
      if case .scrollProxy? = definitions[Int(template.definition)].input { return true }
      return false
    }
  }

  /// The scripts of the names that a case of a `switch` gives to its views. `place` is the index of
  /// the views among the arguments.
  public func patternValues(of template: ViewTemplate, _ place: UInt32) -> [ID<DocumentScript>] {
    guard template.kind == .switch, place > 0, !patternValues.isEmpty,
      case .script(let test) = arguments[template.firstArgument, Int(place) - 1]
    else { return [] }
    return patternValues[test] ?? []
  }

  /// True if a view reads the environment value.
  public func reads(_ value: SystemEnvironmentValue) -> Bool {
    let key = EnvironmentKey(value)
    return components.contains { $0.environment.contains(key) }
      || lets.contains {
        if case .environment(key) = $0 { return true }
        return false
      }
  }

  /// The source text of a script, its lines separated by line feeds.
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

  /// The source range of a part of the code: in a type if the origin names one, otherwise in a
  /// script.
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

  /// The source range of a part of a script's compiled text, in bytes.
  public func range(of part: Range<Int>, in script: DocumentScript) -> SourceRange {
    guard script.pieces.isEmpty else {
      return script.pieces.sourceRange(of: part, in: tree) ?? tree.range(script.syntax)
    }
    return ScriptText.sourceRange(
      of: part.shifted(by: -script.prefix), at: script.syntax, in: tree)
  }
}
