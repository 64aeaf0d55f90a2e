import ViewTreeScript
import ViewTreeSyntax

/// Names that several modules of a project declare.
///
/// A document has one scope, so only one module's declaration keeps its name there: that of the root
/// view's module, or else of the first. The others get the names of their modules, too.
struct ModuleNames {
  /// The module of each file. `nil` for a file of no target.
  private let modules: [String?]
  /// The modules that declare each of the names, the one whose name stays the same first.
  private var declaring: [String: [Declaring]] = [:]

  /// A module that declares a name.
  private struct Declaring {
    let module: String
    let use: FileNames.Use
    /// The headers of all its declarations of the name.
    var headers: Set<String> = []
    /// True if other modules can use one of them.
    var isPublic = false
  }

  /// Compares the declarations of files. `root` is the number of the root view's file.
  init(
    _ files: [SwiftFileSyntax], _ declared: [[FileDeclaration]], _ parts: [SourceFile.Part],
    root: Int?
  ) {
    modules = parts.map(\.module)
    let first = modules.isEmpty ? nil : modules[root ?? 0]
    guard Set(modules.compactMap { $0 }).count > 1 else { return }
    let order =
      files.indices.filter { modules[$0] == first }
      + files.indices.filter { modules[$0] != first }
    for file in order {
      guard let module = modules[file] else { continue }
      for declaration in declared[file] where !declaration.isPrivate {
        add(declaration, of: module)
      }
    }
    declaring = declaring.filter { name, list in
      list.count > 1 && Self.isOneDeclaration(list) && Self.canBeRenamed(name, files, declared)
    }
  }

  private mutating func add(_ declaration: FileDeclaration, of module: String) {
    var list = declaring[declaration.name.text] ?? []
    let place = list.firstIndex { $0.module == module } ?? list.count
    if place == list.count { list.append(Declaring(module: module, use: declaration.use)) }
    list[place].headers.insert(declaration.header)
    if declaration.isPublic { list[place].isPublic = true }
    declaring[declaration.name.text] = list
  }

  /// True if each module declares the same. Functions of other types are overloads of one name.
  private static func isOneDeclaration(_ list: [Declaring]) -> Bool {
    list.allSatisfy { $0.use == list[0].use && $0.headers == list[0].headers }
  }

  /// True unless a file has a member or a local variable of the name, which would be renamed, too.
  private static func canBeRenamed(
    _ name: String, _ files: [SwiftFileSyntax], _ declared: [[FileDeclaration]]
  ) -> Bool {
    files.indices.allSatisfy { file in
      let places = files[file].names?.declared[name] ?? []
      return places.count <= declared[file].count(where: { $0.name.text == name })
    }
  }

  /// The name of the module that a declaration is compared in, or an empty text for all modules.
  func scope(of declaration: FileDeclaration, inFile number: Int) -> String {
    declaring[declaration.name.text] == nil ? "" : modules[number] ?? ""
  }

  /// The names after those of modules: `Kit.Header`.
  var qualified: [String: [String: String]] {
    var names: [String: [String: String]] = [:]
    for (name, list) in declaring {
      for entry in list { names[entry.module, default: [:]][name] = text(name, list, entry) }
    }
    return names
  }

  private func text(_ name: String, _ list: [Declaring], _ entry: Declaring) -> String {
    entry.module == list[0].module ? name : UniqueName.made(name, in: [entry.module])
  }

  /// The other spellings of names in a file: those of its own module, or of the first module that it
  /// imports.
  func spellings(inFile number: Int, _ imports: @autoclosure () -> Set<String>)
    -> [String: FileNames.Spelling]
  {
    if declaring.isEmpty { return [:] }
    let imports = imports()
    var spellings: [String: FileNames.Spelling] = [:]
    for (name, list) in declaring {
      let meant =
        list.first { $0.module == modules[number] }
        ?? list.first { imports.contains($0.module) && $0.isPublic }
        ?? list.first { imports.contains($0.module) } ?? list[0]
      let text = text(name, list, meant)
      if text != name { spellings[name] = FileNames.Spelling(meant.use, text) }
    }
    return spellings
  }

  /// True if a file may use one of the names.
  func areUsed(in file: SwiftFileSyntax) -> Bool {
    guard let names = file.names, !declaring.isEmpty else { return false }
    return declaring.keys.contains { names.alone.contains($0) || names.members.contains($0) }
  }
}
