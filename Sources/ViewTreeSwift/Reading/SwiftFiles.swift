import ViewTreeScript
import ViewTreeSyntax

/// The files of a source as written, each read for itself.
struct SwiftFiles {
  /// What they declare, file by file.
  private(set) var items: [TopLevelSyntax] = []
  private(set) var problems: [ScriptProblem] = []
  /// Names that are read as others, for two files have them.
  private(set) var spelled: [(range: Range<Int>, text: String)] = []
  /// Names that are declared twice.
  private(set) var diagnostics: [Diagnostic] = []
  /// Names that only the file sees that declares them, with their places.
  private(set) var ownNames: [String: Range<Int>] = [:]

  /// Reads all files of a source.
  init(_ source: SourceFile) {
    if source.parts.count > 1 {
      addAll(source)
    } else {
      add(SwiftFileSyntax(reading: source.bytes, in: source.ranges[0]))
    }
  }

  private mutating func addAll(_ source: SourceFile) {
    let files = source.parts.map {
      SwiftFileSyntax(reading: source.bytes, in: $0.range, names: FileNames())
    }
    let declared = files.map { $0.items.flatMap { FileDeclaration.all($0, in: source.bytes) } }
    reportRepeated(declared)
    for (number, file) in files.enumerated() {
      let spelling = spellings(of: number, files, declared, source)
      add(
        spelling.isEmpty
          ? file
          : SwiftFileSyntax(
            reading: source.bytes, in: source.parts[number].range,
            names: FileNames(spelling: spelling)))
    }
  }

  private mutating func add(_ file: SwiftFileSyntax) {
    items += file.items
    problems += file.problems
    let words = (file.names?.spelled ?? [:]).sorted { $0.key < $1.key }
    spelled += words.map { (range: $0.key..<$0.key + $0.value.length, text: $0.value.text) }
  }

  /// Tells what two files declare; what only its own file sees may be in another one, too.
  private mutating func reportRepeated(_ files: [[FileDeclaration]]) {
    var known: [String: FileDeclaration] = [:]
    for declaration in files.joined() where !declaration.isPrivate {
      if let first = known[declaration.header] {
        diagnostics.append(
          .swiftDeclaredTwice(
            declaration.name.text, first: SourceRange(first.name.range),
            at: SourceRange(declaration.name.range)))
      } else {
        known[declaration.header] = declaration
      }
    }
  }

  /// How the private names of a file are read that other files have, too.
  private mutating func spellings(
    of number: Int, _ files: [SwiftFileSyntax], _ declared: [[FileDeclaration]],
    _ source: SourceFile
  ) -> [String: FileNames.Spelling] {
    var spellings: [String: FileNames.Spelling] = [:]
    for declaration in declared[number] where declaration.isPrivate {
      let name = declaration.name.text
      let isElsewhere = files.indices.contains { other in
        guard other != number, let names = files[other].names else { return false }
        return declaration.use == .member
          ? names.members.contains(name) : names.alone.contains(name)
      }
      guard isElsewhere else { continue }
      ownNames[name] = declaration.name.range
      spellings[name] = FileNames.Spelling(
        declaration.use, "\(name)_\(Self.word(source.parts[number].name))")
    }
    return spellings
  }

  /// What tells a file from others, as letters and digits.
  private static func word(_ path: String) -> String {
    let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
