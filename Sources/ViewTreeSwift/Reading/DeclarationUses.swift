import ViewTreeScript
import ViewTreeSyntax

/// The values and functions of a file, and the names that each one mentions.
///
/// A skipped declaration takes along everything that mentions it. Found in one step, a chain of
/// them costs one more reading of the file, not one for each link.
struct DeclarationUses {
  /// The type that has a member, or `nil` at the top of the file.
  private typealias Owner = String?

  /// A declared name, to which mentions resolve.
  private struct Key: Hashable {
    let owner: Owner
    let name: String
  }

  private struct Declaration {
    let key: Key
    let range: Range<Int>
    let isFunction: Bool
    /// The first mention of each name in each form.
    var mentions: [Mention: Range<Int>] = [:]
  }

  /// A name in an expression: `name`, `name(…)`, `self.name`.
  private struct Mention: Hashable {
    let name: String
    let isCalled: Bool
    let isOfSelf: Bool
  }

  /// The declarations in the order of the file.
  private var declarations: [Declaration] = []
  /// The number of declarations with the same name, in a type or at the top level.
  private var counts: [Key: Int] = [:]
  /// The names of members that types may have without declaring them: those of protocols.
  private var inheritedNames: Set<String> = []
  /// The declarations that mention a name.
  private var users: [String: [Int]] = [:]
  private let views: Set<String>
  /// The functions that scripts have without declaring them.
  private let standardFunctions = Set(ScriptCatalogue.functions.map(\.name))

  init(_ names: DeclaredNames) {
    views = Set(names.views.keys)
    for global in names.globals { add(.variable(global), of: nil) }
    for function in names.functions.values.joined() { add(.function(function), of: nil) }
    for function in names.viewFunctions.values.joined() { add(.function(function), of: nil) }
    for view in names.views.values { for member in view.members { add(member, of: view.name) } }
    let known = Set(names.types.map(\.name))
    for (name, type) in names.types { for member in type.members { add(member, of: name) } }
    for type in names.extensions {
      let name = type.name.lastName.flatMap { known.contains($0) ? $0 : nil }
      for member in type.members {
        if let name { add(member, of: name) } else { inheritedNames.formUnion(member.names) }
      }
    }
    declarations.sort { $0.range.lowerBound < $1.range.lowerBound }
    for (place, declaration) in declarations.enumerated() {
      for name in Set(declaration.mentions.keys.map(\.name)) {
        users[name, default: []].append(place)
      }
    }
  }

  private mutating func add(_ member: TypeDeclaration.Member, of owner: Owner) {
    for name in member.names { counts[Key(owner: owner, name: name), default: 0] += 1 }
    guard let name = member.names.first else { return }
    let key = Key(owner: owner, name: name)
    switch member {
    case .variable(let variable):
      add(key, variable.range, isFunction: false) { $0.visit(variable) }
    case .function(let function):
      add(key, function.range, isFunction: true) { $0.visit(function) }
    case .cases, .type, .alias, .associatedType: break
    }
  }

  private mutating func add(
    _ key: Key, _ range: Range<Int>, isFunction: Bool, _ visit: (inout SyntaxWalk) -> Void
  ) {
    var declaration = Declaration(key: key, range: range, isFunction: isFunction)
    var callees: Set<Range<Int>> = []
    var walk = SyntaxWalk { expression, _ in
      switch expression.form {
      case .call(let callee, _): callees.insert(callee.range)
      case .name(let name, _): note(name, expression, isOfSelf: false)
      case .member(let base, let name):
        if case .name(let own, _) = base.form, own.text == "self" {
          note(name, expression, isOfSelf: true)
        }
      default: break
      }
      return true
    }
    func note(_ name: Name, _ expression: Expression, isOfSelf: Bool) {
      let isCalled = callees.contains(expression.range)
      let mention = Mention(name: name.text, isCalled: isCalled, isOfSelf: isOfSelf)
      declaration.mentions[mention] = declaration.mentions[mention] ?? name.range
    }
    visit(&walk)
    declarations.append(declaration)
  }

  // MARK: - Queries

  /// The declarations in a part of the file.
  func declarations(in part: Range<Int>) -> Range<Int> {
    first(from: part.lowerBound)..<first(from: max(part.lowerBound, part.upperBound))
  }

  private func first(from start: Int) -> Int {
    var (low, high) = (0, declarations.count)
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].range.lowerBound < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// True if the declaration that contains a part mentions one of some names, or if none contains
  /// it.
  func mayMention(_ names: Set<String>, around part: Range<Int>) -> Bool {
    let place = first(from: part.lowerBound + 1) - 1
    guard place >= 0, declarations[place].range.upperBound >= part.upperBound else { return true }
    return declarations[place].mentions.keys.contains { names.contains($0.name) }
  }

  /// The errors that skipped declarations cause in others, the first error of each, in the order of
  /// the file.
  func problems(ofSkipped skipped: [Int]) -> [Diagnostic] {
    var found: [Int: Diagnostic] = [:]
    for declaration in skipped {
      for user in users[declarations[declaration].key.name] ?? [] where user != declaration {
        guard let problem = problem(in: user, ofSkipped: declaration) else { continue }
        if let known = found[user]?.range, let range = problem.range, known.start <= range.start {
          continue
        }
        found[user] = problem
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func problem(in user: Int, ofSkipped skipped: Int) -> Diagnostic? {
    let declared = declarations[skipped]
    guard isOnly(declared.key) else { return nil }
    let mentions = declarations[user].mentions
      .filter { means(declared, $0.key, in: declarations[user].key.owner) }
    guard let (mention, range) = mentions.min(by: { $0.value.lowerBound < $1.value.lowerBound })
    else { return nil }
    let problem = ScriptProblem(kind(of: declared.key, mention), range: range)
    return problem.diagnostic { SourceRange($0) }
  }

  /// True if no other declaration has the name once its declaration is skipped.
  private func isOnly(_ key: Key) -> Bool {
    counts[key] == 1 && !inheritedNames.contains(key.name)
      && (key.owner == nil || counts[Key(owner: nil, name: key.name)] == nil)
  }

  /// True if a mention in a declaration resolves to a declared name.
  private func means(_ declared: Declaration, _ mention: Mention, in owner: Owner) -> Bool {
    guard mention.name == declared.key.name else { return false }
    if mention.isOfSelf { return owner != nil && owner == declared.key.owner }
    guard mention.isCalled == declared.isFunction,
      !mention.isCalled || !standardFunctions.contains(mention.name)
    else { return false }
    if owner == declared.key.owner { return true }
    return declared.key.owner == nil && counts[Key(owner: owner, name: mention.name)] == nil
  }

  private func kind(of key: Key, _ mention: Mention) -> ScriptProblem.Kind {
    if mention.isOfSelf {
      // In a document, a view's members are plain names.
      guard let owner = key.owner, !views.contains(owner) else {
        return .unknownName(key.name, candidates: [])
      }
      return .unknownMember(key.name, type: owner, candidates: [])
    }
    return mention.isCalled
      ? .unknownFunction(key.name, candidates: []) : .unknownName(key.name, candidates: [])
  }
}

extension TypeDeclaration.Member {
  /// The names that it declares.
  fileprivate var names: [String] {
    switch self {
    case .variable(let variable): variable.pattern.boundNames
    case .function(let function): [function.name.text]
    case .cases(let cases): cases.map(\.name.text)
    case .type(let type): type.name.lastName.map { [$0] } ?? []
    case .alias(let name, _, _), .associatedType(let name): [name.text]
    }
  }
}
