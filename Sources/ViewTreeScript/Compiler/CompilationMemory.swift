/// A cache of declarations, types, and compiled scripts, for documents with many common parts.
///
/// A reader that decodes a document several times, each time without more of its parts, compiles
/// only changed code again. Results that the last two readings didn't need are dropped. In an app
/// of 424 files, `inspect FILE` takes 0.6 of the time without it (docs/project/performance.md,
/// Projects).
public final class CompilationMemory {
  /// The text of declarations, with its origin.
  private struct DeclarationText: Hashable {
    let text: [UInt8]
    let origin: Int

    func hash(into hasher: inout Hasher) {
      // Hashes all bytes at once, not one by one.
      text.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(origin)
    }
  }

  /// All inputs of a compiled script other than the types.
  private struct Question: Hashable {
    let text: [UInt8]
    let kind: ScriptKind
    let scope: Int
    let owner: String?
    let origin: Int
    let parameters: [ScriptType]
    let result: ScriptType

    func hash(into hasher: inout Hasher) {
      text.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(scope)
      hasher.combine(origin)
    }
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

  /// The scripts that were compiled with types that have the same interface.
  private final class Scripts {
    var compilations = RecentResults<Question, ScriptCompilation>()
  }

  /// Types as they were before a script was compiled, with the scripts.
  private struct KnownTypes {
    let types: ScriptTypes
    let scripts: Scripts
  }

  /// The number of sets of types. A reading with many gaps in bodies has as many.
  private static let capacity = 32
  /// The number of scopes. Beyond it, all scripts are compiled again.
  private static let scopeLimit = 100_000

  private let texts = TypeTexts()
  private var levels: [Level: Int] = [:]
  private var syntax = RecentResults<DeclarationText, [TopLevelSyntax]>()
  private var declarations = RecentResults<DeclarationText, Declarations>()
  private let withoutTypes = Scripts()
  /// The types of recent documents, with the types of the last document at the end.
  private var knownTypes: [KnownTypes] = []
  /// The scripts of the current document.
  private var current: Scripts

  /// Creates an empty instance.
  public init() { current = withoutTypes }

  /// Begins a reading. Entries that only earlier readings used are dropped.
  public func beginReading() {
    syntax.beginRound()
    declarations.beginRound()
    if levels.count > Self.scopeLimit {
      levels = [:]
      knownTypes = []
      withoutTypes.compilations = RecentResults()
    }
    var begun: Set<ObjectIdentifier> = []
    for scripts in knownTypes.map(\.scripts) + [withoutTypes]
    where begun.insert(ObjectIdentifier(scripts)).inserted {
      scripts.compilations.beginRound()
    }
  }

  /// Begins a document, which has no types yet.
  public func beginDocument() { current = withoutTypes }

  /// The declarations in the text, as `ScriptTypes.declarations` reads them.
  public func declarations(
    in text: [UInt8], origin: Int
  ) -> (declarations: [ScriptTypes.Declaration], problems: [ScriptProblem]) {
    let question = DeclarationText(text: text, origin: origin)
    if let known = declarations[question] { return known }
    let read: Declarations
    let words = DeclarationText(text: text, origin: 0)
    if let items = syntax[words] {
      read = ScriptTypes.declarations(items, in: text, origin: origin)
    } else {
      switch ScriptParser.declarations(text, origin: origin) {
      case .problems(let problems): read = ([], problems)
      case .value(let items):
        syntax[words] = items
        read = ScriptTypes.declarations(items, in: text, origin: origin)
      }
    }
    declarations[question] = read
    return read
  }

  /// The types of a document's declarations. Scripts are compiled again if they are new.
  public func types(
    _ declarations: [ScriptTypes.Declaration], compilesOnDemand: Bool
  ) -> ScriptTypes {
    let place = knownTypes.lastIndex {
      $0.types.isRead(from: declarations, compilesOnDemand: compilesOnDemand)
    }
    let known =
      place.map { knownTypes.remove(at: $0) } ?? new(declarations, compilesOnDemand)
    current = known.scripts
    knownTypes.append(known)
    if knownTypes.count > Self.capacity { knownTypes.removeFirst() }
    return known.types.copy()
  }

  /// New types. Scripts that were compiled with types of the same interface are theirs, too.
  private func new(
    _ declarations: [ScriptTypes.Declaration], _ compilesOnDemand: Bool
  ) -> KnownTypes {
    let similar = knownTypes.last {
      $0.types.hasInterface(of: declarations, compilesOnDemand: compilesOnDemand)
    }
    return KnownTypes(
      types: ScriptTypes(declarations, compilesOnDemand: compilesOnDemand, texts: texts),
      scripts: similar?.scripts ?? Scripts())
  }

  /// The number of a scope, which is equal for equal names in equal scopes. `outer` is the number
  /// of the enclosing scope, or of the scope to which the names are added. 0 means no names.
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
    // A script that declares types, or that compiles others, must do so in each document.
    if types.table.changeCount == changes, compilation.program?.hasValueOfBody != true {
      current.compilations[question] = compilation
    }
    return compilation
  }
}
