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
  /// State variables, in the order declared.
  public internal(set) var state: [StateVariable] = []
  /// Declared layouts.
  public internal(set) var layouts: [LayoutTemplate] = []
  /// Declared keys of values for layouts.
  public internal(set) var layoutValueKeys: [LayoutValueKeyTemplate] = []
  /// Declared components.
  public internal(set) var components: [ComponentTemplate] = []
  /// What happens after the first evaluation.
  public internal(set) var steps: [StepTemplate] = []
  /// What the document says of its golden files.
  public internal(set) var checks = DocumentChecks()
  /// The views of the root.
  public internal(set) var root = TemplateRange(first: 0, end: 0)

  /// All views, components in use and control forms.
  public internal(set) var templates: [ViewTemplate] = []
  /// All modifiers.
  public internal(set) var modifiers: [ModifierTemplate] = []
  /// All arguments of all of them.
  public internal(set) var arguments: [Argument] = []
  /// The `let` scripts of views.
  public internal(set) var lets: [UInt32] = []
  /// All scripts.
  public internal(set) var scripts: [DocumentScript] = []
  /// Values that need no evaluation.
  public internal(set) var constants: [Value] = []

  /// Whether a list of views may change its number or types (docs/semantics.md, Dynamic
  /// containers).
  public func containsDynamic(_ content: TemplateRange) -> Bool {
    var index = content.first
    while index < content.end {
      if templates[Int(index)].isDynamic { return true }
      index = templates[Int(index)].end
    }
    return false
  }

  /// The places of the state variables that something besides actions looks at.
  ///
  /// A change of any other is no reason to evaluate again, as SwiftUI does not for a state that no
  /// body reads. Names decide, so that a variable of the same name elsewhere counts too.
  public var observedState: [Int] {
    var names: Set<String> = []
    for script in scripts where !script.isAction {
      for capture in script.program.captures { names.insert(capture.name) }
    }
    return state.indices.filter { names.contains(state[$0].name) }
  }

  /// Whether something runs after an evaluation that may change the state.
  public var hasReactions: Bool {
    let definitions = ModifierRegistry.standard.definitions
    return modifiers.contains { modifier in
      switch definitions[Int(modifier.definition)].meaning {
      case .onPreferenceChange, .onAppear, .onDisappear, .onChange, .task, .onReceive: true
      default: false
      }
    } || scripts.contains { !$0.isAction && $0.program.mayChangeVariables }
  }

  /// A script as it is written, its lines separated by line feeds.
  public func text(of script: UInt32) -> String {
    let text = ScriptText.bytes(at: scripts[Int(script)].syntax, in: tree)
    return String(decoding: text ?? [], as: UTF8.self)
  }

  /// The diagnostic of a problem in one of the scripts, or in a type that the script uses.
  public func diagnostic(of problem: ScriptProblem, in script: UInt32? = nil) -> Diagnostic {
    problem.diagnostic(suggest: { NearMatch.nearestName(to: $0, in: $1) }) { range in
      if let origin = ScriptOrigin(number: problem.origin) {
        return ScriptText.sourceRange(
          of: range.shifted(by: origin.offset), at: origin.syntax, in: tree)
      }
      guard let script else { return tree.range(0) }
      return self.range(of: range, in: scripts[Int(script)])
    }
  }

  /// Where a part of a script's compiled text, in bytes, stands in the document.
  public func range(of part: Range<Int>, in script: DocumentScript) -> SourceRange {
    ScriptText.sourceRange(of: part.shifted(by: -script.prefix), at: script.syntax, in: tree)
  }
}
