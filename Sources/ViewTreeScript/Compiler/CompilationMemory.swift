/// A cache of declarations, types and compiled scripts, for documents that have most in common.
///
/// A reader that decodes a document several times, each time without more of its parts, compiles
/// again only what changed. Results that the last two readings didn't need are dropped.
public final class CompilationMemory {
  /// A text of declarations, with the number of its place.
  private struct DeclarationText: Hashable {
    let text: [UInt8]
    let origin: Int
  }

  /// All that a compiled script depends on besides the types.
  private struct Question: Hashable {
    let text: [UInt8]
    let kind: ScriptKind
    let scope: Int
    let owner: String?
    let origin: Int
    let parameters: [ScriptType]
    let result: ScriptType
  }

  /// The names of a level in an enclosing scope, or names that are added to the level of a scope.
  private struct Level: Hashable {
    let outer: Int
    let isAdded: Bool
    let names: [ScopeName]
  }

  private typealias Declarations = (
    declarations: [ScriptTypes.Declaration], problems: [ScriptProblem]
  )

  /// The scripts that were compiled with some types.
  private final class Scripts {
    /// The types as they were before a script was compiled. `nil` if there are none.
    let types: ScriptTypes?
    var compilations = RecentResults<Question, ScriptCompilation>()

    init(_ types: ScriptTypes?) { self.types = types }
  }

  /// The number of sets of types with scripts. A reading has few.
  private static let capacity = 8
  /// The number of scopes. Beyond it, all scripts are compiled again.
  private static let scopeLimit = 100_000

  private let texts = TypeTexts()
  private var levels: [Level: Int] = [:]
  private var declarations = RecentResults<DeclarationText, Declarations>()
  private let withoutTypes = Scripts(nil)
  /// The scripts of documents with types, those of the last document at the end.
  private var withTypes: [Scripts] = []
  /// The scripts of the current document.
  private var current: Scripts

  /// Makes one that holds nothing.
  public init() { current = withoutTypes }

  /// Begins a reading. What only readings before the last one had is dropped.
  public func beginReading() {
    declarations.beginRound()
    if levels.count > Self.scopeLimit {
      levels = [:]
      withTypes = []
      withoutTypes.compilations = RecentResults()
    }
    for scripts in withTypes + [withoutTypes] { scripts.compilations.beginRound() }
  }

  /// Begins a document, which has no types yet.
  public func beginDocument() { current = withoutTypes }

  /// The declarations in a text, as `ScriptTypes.declarations` reads them.
  public func declarations(
    in text: [UInt8], origin: Int
  ) -> (declarations: [ScriptTypes.Declaration], problems: [ScriptProblem]) {
    declarations.value(DeclarationText(text: text, origin: origin)) {
      ScriptTypes.declarations(in: text, origin: origin)
    }
  }

  /// The types of a document's declarations. Scripts are compiled again if they are new.
  public func types(
    _ declarations: [ScriptTypes.Declaration], compilesOnDemand: Bool
  ) -> ScriptTypes {
    let place = withTypes.lastIndex { scripts in
      scripts.types?.isRead(from: declarations, compilesOnDemand: compilesOnDemand) ?? false
    }
    let known = place.map { withTypes.remove(at: $0) }
    let types =
      known?.types
      ?? ScriptTypes(declarations, compilesOnDemand: compilesOnDemand, texts: texts)
    current = known ?? Scripts(types)
    withTypes.append(current)
    if withTypes.count > Self.capacity { withTypes.removeFirst() }
    return types.copy()
  }

  /// The number of a scope: the same for equal names in equal scopes. `outer` is the number of the
  /// enclosing scope, or of the one to which the names are added. 0 stands for no names.
  public func scope(_ names: [ScopeName], adding isAdded: Bool = false, in outer: Int) -> Int {
    let level = Level(outer: outer, isAdded: isAdded, names: names)
    if let known = levels[level] { return known }
    levels[level] = levels.count + 1
    return levels.count
  }

  /// Compiles a script as `ScriptCompiler` does. `number` is that of its scope, and `types` are the
  /// current document's.
  public func compile(
    _ text: [UInt8], as kind: ScriptKind, in scope: ScriptScope, number: Int,
    types: ScriptTypes, inside owner: String?, origin: Int, parameters: [ScriptType],
    result: ScriptType
  ) -> ScriptCompilation {
    let question = Question(
      text: text, kind: kind, scope: number, owner: owner, origin: origin, parameters: parameters,
      result: result)
    if let known = current.compilations[question] { return known }
    let changes = types.table.changeCount
    let compilation = ScriptCompiler(types: types, inside: owner)
      .compile(text, as: kind, in: scope, origin: origin, parameters: parameters, result: result)
    // A script that declares types, or has others compiled, must do so in each document.
    if types.table.changeCount == changes { current.compilations[question] = compilation }
    return compilation
  }
}
