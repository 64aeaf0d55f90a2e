import ViewTreeScript
import ViewTreeSyntax

/// Names that several files declare for other files.
///
/// One of them applies: that of the root's file, or the first in the folder nearest to the root
/// view. The others are skipped. In files of one folder that is a problem, as in a module, if the
/// root view reaches the name.
struct RepeatedDeclarations {
  /// A repeated declaration in one file or folder.
  struct Repeated {
    let name: String
    /// True if both declarations are in one file.
    let isInOneFile: Bool
    /// The error at the later declaration.
    let diagnostic: Diagnostic
  }

  /// The repeated declarations, in the order of the later ones.
  private(set) var repeated: [Repeated] = []
  /// For each file the offsets of the names whose declarations are skipped.
  private var leftOut: [Set<Int>]
  /// The files that declare a name, for names in several folders.
  private var declaring: [String: [Int]] = [:]
  private let folders: [[Substring]]
  /// The file of the root view, if it's known.
  private let root: Int?

  /// Compares the declarations of files with these paths. Those that `modules` tells apart are
  /// compared within their modules.
  init(
    _ files: [[FileDeclaration]], paths: [String], root: Int?, _ modules: ModuleNames? = nil
  ) {
    self.root = root
    folders = paths.map { $0.split(separator: "/").dropLast() }
    leftOut = files.map { _ in [] }
    var shared: [String: [(file: Int, declaration: FileDeclaration)]] = [:]
    for (number, file) in files.enumerated() {
      var own: [String: FileDeclaration] = [:]
      for declaration in file {
        guard let first = own[declaration.header] else {
          own[declaration.header] = declaration
          continue
        }
        report(declaration, after: first, isInOneFile: true)
        leftOut[number].insert(declaration.name.range.lowerBound)
      }
      for declaration in file where !declaration.isPrivate {
        let scope = modules?.scope(of: declaration, inFile: number) ?? ""
        shared[scope + declaration.header, default: []].append((number, declaration))
      }
    }
    for (_, list) in shared.sorted(by: { $0.key < $1.key }) where list.count > 1 {
      if list.allSatisfy(\.declaration.isPreview) { keepOne(of: list) } else { compare(list) }
    }
    repeated.sort { ($0.diagnostic.range?.start ?? 0) < ($1.diagnostic.range?.start ?? 0) }
  }

  /// Skips all previews of a name but that of the root's file, or the first.
  private mutating func keepOne(of list: [(file: Int, declaration: FileDeclaration)]) {
    let kept = list.first { $0.file == root }?.file ?? list[0].file
    for entry in list where entry.file != kept {
      leftOut[entry.file].insert(entry.declaration.name.range.lowerBound)
    }
    declaring[list[0].declaration.name.text] = list.map(\.file)
  }

  /// Reports repeated declarations in the same folder, and skips all but one file's declarations.
  private mutating func compare(_ list: [(file: Int, declaration: FileDeclaration)]) {
    var first: [[Substring]: (file: Int, declaration: FileDeclaration)] = [:]
    for entry in list {
      let folder = folders[entry.file]
      if let other = first[folder] {
        if other.file != entry.file {
          report(entry.declaration, after: other.declaration, isInOneFile: false)
        }
      } else {
        first[folder] = entry
      }
    }
    let files = list.map(\.file)
    if first.count > 1 { declaring[list[0].declaration.name.text] = files }
    let isOfRoot = root.map(files.contains) ?? false
    let kept = isOfRoot ? root : nearest(of: files, to: root ?? files[0])
    for entry in list where entry.file != kept {
      leftOut[entry.file].insert(entry.declaration.name.range.lowerBound)
    }
  }

  /// The file whose folder shares the most with that of another file. If there are several, the
  /// first file.
  private func nearest(of files: [Int], to other: Int) -> Int {
    let folder = folders[other]
    func shared(_ file: Int) -> Int { zip(folders[file], folder).prefix { $0 == $1 }.count }
    return files.max { (shared($0), -$0) < (shared($1), -$1) } ?? other
  }

  private mutating func report(
    _ declaration: FileDeclaration, after first: FileDeclaration, isInOneFile: Bool
  ) {
    let diagnostic = Diagnostic.swiftDeclaredTwice(
      declaration.name.text, first: SourceRange(first.name.range),
      at: SourceRange(declaration.name.range))
    repeated.append(
      Repeated(
        name: declaration.name.text, isInOneFile: isInOneFile, diagnostic: diagnostic))
  }

  // MARK: - Items

  /// The items of a file without the declarations that are skipped.
  func kept(_ items: [TopLevelSyntax], ofFile number: Int) -> [TopLevelSyntax] {
    let leftOut = leftOut[number]
    if declaring.isEmpty, leftOut.isEmpty { return items }
    return items.compactMap { item in
      guard case .declaration(let member) = item else { return item }
      guard case .type(let type) = member, type.kind == .extension else {
        return isLeftOut(member, leftOut) ? nil : item
      }
      if isLeftOut(extensionOf: type, in: number) { return nil }
      let kept = type.members.filter { !isLeftOut($0, leftOut) }
      if kept.count == type.members.count { return item }
      return .declaration(.type(type.with(members: kept)))
    }
  }

  private func isLeftOut(_ member: TypeDeclaration.Member, _ leftOut: Set<Int>) -> Bool {
    member.declaredName.map { leftOut.contains($0.range.lowerBound) } ?? false
  }

  /// True if the extended type is declared in another folder, judged by the files.
  private func isLeftOut(extensionOf type: TypeDeclaration, in number: Int) -> Bool {
    guard let name = type.name.lastName, let files = declaring[name] else { return false }
    let own = nearest(of: files, to: number)
    return folders[own] != folders[nearest(of: files, to: root ?? files[0])]
  }
}

extension TypeDeclaration.Member {
  /// The name that the member declares, or `nil` for several or none.
  var declaredName: Name? {
    switch self {
    case .type(let type):
      if case .named(_, let name, _) = type.name.form { name } else { nil }
    case .variable(let variable): variable.boundName
    case .function(let function): function.name
    case .alias(let name, _, _): name
    case .cases, .associatedType: nil
    }
  }
}
