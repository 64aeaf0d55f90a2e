/// The declared types in the form that the parser and the machine use.
///
/// It is complete when `ScriptTypes` has been made and does not change afterwards.
final class TypeTable: @unchecked Sendable {
  struct Entry {
    let declaration: ScriptTypes.Declaration
    let shape: NominalShape
    let fieldTypes: [TypeNote]
    var defaults: [ScriptProgram?]
    var methods: [ScriptProgram?]
    /// What is known of the results of methods.
    var results: [StaticType] = []

    func method(_ name: String) -> Int? {
      declaration.methods.firstIndex { $0.name == name }
    }
  }

  private(set) var entries: [Entry]
  private let indices: [String: Int]
  let mutatingMethods: Set<String>
  /// The fields, cases and methods of all declared types.
  let memberNames: Set<String>

  init(_ declarations: [ScriptTypes.Declaration]) {
    var indices: [String: Int] = [:]
    var mutating: Set<String> = []
    entries = declarations.enumerated().map { index, declaration in
      indices[declaration.name] = index
      for method in declaration.methods where method.isMutating { mutating.insert(method.name) }
      return Entry(
        declaration: declaration,
        shape: NominalShape(
          typeName: declaration.name, labels: declaration.fields.map(\.name), declaration: index),
        fieldTypes: declaration.fields.map { TypeReader.note($0.typeName) },
        defaults: declaration.fields.map { _ in nil },
        methods: declaration.methods.map { _ in nil })
    }
    self.indices = indices
    mutatingMethods = mutating
    memberNames = Set(
      declarations.flatMap { declaration in
        declaration.fields.map(\.name) + declaration.cases.map(\.name)
          + declaration.methods.map(\.name)
      })
  }

  /// What is known of the result of a method.
  func result(of method: Int, in type: Int) -> StaticType {
    let results = entries[type].results
    return results.indices.contains(method) ? results[method] : .unknown
  }

  var names: [String] { entries.map(\.declaration.name) }

  func index(_ name: String) -> Int? { indices[name] }

  func entry(_ name: String) -> Entry? { indices[name].map { entries[$0] } }

  /// Compiles defaults and methods; members that no type has are told apart from other problems.
  func compileBodies() -> (problems: [ScriptProblem], undeclaredMembers: [ScriptProblem]) {
    var problems: [ScriptProblem] = []
    var undeclared: [ScriptProblem] = []
    for index in entries.indices {
      entries[index].results = entries[index].declaration.methods.map {
        StaticType(TypeReader.note($0.resultTypeName), self)
      }
    }
    for index in entries.indices {
      for (place, field) in entries[index].declaration.fields.enumerated() {
        guard let source = field.defaultValue else { continue }
        let parser = Parser(
          text: source.text, types: self, scope: ScriptScope(), origin: source.origin)
        let result = parser.compile(as: .expression).checked(
          source.text, self, ScriptScope(), parameters: [],
          expecting: StaticType(entries[index].fieldTypes[place], self))
        problems += result.problems
        undeclared += result.undeclaredMembers
        entries[index].defaults[place] = result.program
      }
      for (place, method) in entries[index].declaration.methods.enumerated() {
        let parser = Parser(
          text: method.body.text, types: self, scope: ScriptScope(), origin: method.body.origin)
        let result = parser.compile(method: method, of: index).checked(
          method.body.text, self, ScriptScope(),
          parameters: [.declared(entries[index].declaration.name)])
        problems += result.problems
        undeclared += result.undeclaredMembers
        if entries[index].results[place].isUnknown, let type = result.program?.resultType.form {
          entries[index].results[place] = type
        }
        entries[index].methods[place] = result.program
      }
    }
    return (problems, undeclared)
  }
}
