import ViewTreeScript
import ViewTreeSyntax

/// The separately parsed files of a source.
struct SwiftFiles {
  /// The items of the files, file by file.
  private(set) var items: [TopLevelSyntax] = []
  /// The parts that can't be read.
  private(set) var gaps: [SwiftFileSyntax.Gap] = []
  /// Names that are read as others, for two files have them.
  private(set) var spelled: [(range: Range<Int>, text: String)] = []
  /// The names that are declared twice.
  private(set) var repeated: [RepeatedDeclarations.Repeated] = []
  /// Names that are private to a file, with their locations.
  private(set) var ownNames: [String: Range<Int>] = [:]

  /// The file of the root view, or `nil` if no name selects it.
  private(set) var rootFile: Int?

  /// Combines the files of a program. `root` is the name of the root view, and `path` its file, if
  /// they are known.
  init(_ program: SwiftProgram, root: String?, path: String?) {
    let source = program.text
    if source.parts.count > 1 {
      addAll(program, root, path)
    } else {
      var file = program.files[0]
      let nested = NestedNames(file.items).nested
      if nested.values.contains(where: { $0.contains(where: \.isRenamed) }) {
        file = SwiftFileSyntax(
          reading: source.bytes, in: source.ranges[0], names: FileNames(nested: nested))
        addSpelled(file)
      }
      let declared = file.items.flatMap { FileDeclaration.all($0, in: source.bytes) }
      let repeated = RepeatedDeclarations([declared], paths: [source.name], root: nil)
      self.repeated = repeated.repeated
      items = repeated.kept(file.items, ofFile: 0)
      gaps = file.gaps
    }
  }

  private mutating func addAll(_ program: SwiftProgram, _ root: String?, _ path: String?) {
    let (source, files, declared) = (program.text, program.files, program.declared)
    let rootFile =
      path.flatMap { path in source.parts.firstIndex { $0.name == path } }
      ?? root.flatMap { Self.file(declaring: $0, files, declared, source.parts) }
    let named = source.leading.flatMap { $0.count == 1 ? $0.lowerBound : nil } ?? rootFile
    self.rootFile = named
    let modules = ModuleNames(files, declared, source.parts, root: named)
    let repeated = RepeatedDeclarations(
      declared, paths: source.parts.map(\.name), root: named, modules)
    self.repeated += repeated.repeated
    let kept = files.enumerated().flatMap { repeated.kept($1.items, ofFile: $0) }
    let nested = NestedNames(kept).nested
    let uses = PrivateNameUses(files, declared)
    for (number, file) in files.enumerated() {
      let isOfModules = modules.areUsed(in: file)
      let shared =
        isOfModules
        ? modules.spellings(
          inFile: number, ImportedModules.all(in: source.bytes[source.parts[number].range])) : [:]
      let spelling = spellings(of: number, files, declared, source, uses)
        .merging(shared) { own, _ in own }
      let read =
        spelling.isEmpty && !isOfModules && !usesNested(nested, number, file, source)
        ? file
        : SwiftFileSyntax(
          reading: source.bytes, in: source.parts[number].range,
          names: FileNames(spelling: spelling, nested: nested, modules: modules.qualified))
      items += repeated.kept(read.items, ofFile: number)
      gaps += read.gaps
      addSpelled(read)
    }
  }

  /// The first file that declares a view such as `Card`, `Shop.Card` or `Module.Card`.
  private static func file(
    declaring root: String, _ files: [SwiftFileSyntax], _ declared: [[FileDeclaration]],
    _ parts: [SourceFile.Part]
  ) -> Int? {
    if let dot = root.firstIndex(of: ".") {
      let name = root[root.index(after: dot)...]
      let own = files.indices.first { file in
        parts[file].module.map { $0 == root[..<dot] } ?? false
          && declared[file].contains { $0.name.text == name }
      }
      if let own { return own }
    }
    if let file = declared.firstIndex(where: { $0.contains { $0.name.text == root } }) {
      return file
    }
    return files.firstIndex { file in
      file.items.contains { item in
        guard case .declaration(.type(let type)) = item else { return false }
        let owner = type.kind == .extension ? OpenScopes.path(of: type.name) : ""
        return type.declares(root, in: owner)
      }
    }
  }

  /// True if a file uses the other name of a nested type: inside its owner, or by the owner's name.
  private func usesNested(
    _ nested: [String: [FileNames.Nested]], _ number: Int, _ file: SwiftFileSyntax,
    _ source: SourceFile
  ) -> Bool {
    guard !nested.isEmpty, let names = file.names else { return false }
    let range = source.parts[number].range
    return names.members.contains { nested[$0] != nil }
      || names.alone.contains { name in
        nested[name]?.contains { range.contains($0.range.lowerBound) } ?? false
      }
  }

  private mutating func addSpelled(_ file: SwiftFileSyntax) {
    let words = (file.names?.spelled ?? [:]).sorted { $0.key < $1.key }
    spelled += words.map { (range: $0.key..<$0.key + $0.value.length, text: $0.value.text) }
  }

  /// The new spellings of a file's private names that other files also declare.
  private mutating func spellings(
    of number: Int, _ files: [SwiftFileSyntax], _ declared: [[FileDeclaration]],
    _ source: SourceFile, _ uses: PrivateNameUses
  ) -> [String: FileNames.Spelling] {
    var spellings: [String: FileNames.Spelling] = [:]
    let own = declared[number].filter(\.isPrivate)
    for declaration in own {
      let name = declaration.name
      let others = others(than: number, declared, uses, using: declaration)
      guard !others.isEmpty else { continue }
      // If members also have the name, only some of its uses could be renamed.
      let places = files[number].names?.declared[name.text] ?? []
      guard places.count <= own.count(where: { $0.name.text == name.text }) else {
        reportRepeated(declaration, in: others.flatMap { declared[$0] })
        continue
      }
      ownNames[name.text] = name.range
      spellings[name.text] = FileNames.Spelling(
        declaration.use, UniqueName.made(name.text, in: [Self.word(number, source)]))
    }
    return spellings
  }

  /// The other files that use a private name of a file.
  ///
  /// Only files that also declare a member of an extended type count. A property or method may have
  /// the name of one of another type, so none counts if other files mention the name.
  private func others(
    than number: Int, _ declared: [[FileDeclaration]], _ uses: PrivateNameUses,
    using declaration: FileDeclaration
  ) -> [Int] {
    let name = declaration.name.text
    switch declaration.use {
    case .alone: return uses.alone[name, default: []].filter { $0 != number }
    case .member: return uses.members[name, default: []].filter { $0 != number }
    case .instanceMember, .staticMember:
      let members = uses.members[name, default: []].filter { $0 != number }
      let declaring = uses.declared[name, default: []].filter { file in
        file != number && declared[file].contains { $0.header == declaration.header }
      }
      let isElsewhere = !Set(members).isSubset(of: declaring)
      return isElsewhere && declaration.use == .instanceMember ? [] : declaring
    }
  }

  /// Reports that another file also declares a private name of a file, unless it's a member of an
  /// extended type.
  private mutating func reportRepeated(
    _ declaration: FileDeclaration, in others: [FileDeclaration]
  ) {
    guard [.alone, .member].contains(declaration.use) else { return }
    if let other = others.first(where: { $0.header == declaration.header }) {
      let diagnostic = Diagnostic.swiftDeclaredTwice(
        declaration.name.text, first: SourceRange(other.name.range),
        at: SourceRange(declaration.name.range))
      repeated.append(
        RepeatedDeclarations.Repeated(
          name: declaration.name.text, isInOneFile: false, diagnostic: diagnostic))
    }
  }

  /// A word of letters and digits that identifies a file.
  private static func word(_ number: Int, _ source: SourceFile) -> String {
    func word(_ path: String) -> String {
      let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
      return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
    let own = word(source.parts[number].name)
    let isOnly = source.parts.count { word($0.name) == own } == 1
    return isOnly ? own : "\(own)\(number + 1)"
  }
}

extension TypeDeclaration {
  /// True if it or a type inside it has a full name that ends with a name.
  fileprivate func declares(_ root: String, in owner: String) -> Bool {
    let isExtension = kind == .extension
    let own = isExtension ? "" : name.lastName ?? ""
    let path = isExtension ? owner : owner.isEmpty ? own : owner + "." + own
    if !isExtension, path == root || path.hasSuffix("." + root) { return true }
    return members.contains { member in
      guard case .type(let inner) = member, inner.kind != .extension else { return false }
      return inner.declares(root, in: path)
    }
  }
}
