import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Swift files that are parsed once, to make a document of each of their screens.
package struct SwiftProgram {
  /// The files.
  package let source: SourceFile
  /// The files that are parsed: those of the source, or an empty one if it isn't text.
  let text: SourceFile
  /// The syntax of the files, with the names of each if there are several.
  let files: [SwiftFileSyntax]
  private let declarations: Declarations
  /// The results of compiling the documents of the files.
  let memory: CompilationMemory

  /// The declarations of the files, found when they are needed and shared by all names.
  private final class Declarations {
    var found: [[FileDeclaration]?]

    init(_ found: [[FileDeclaration]?]) { self.found = found }
  }

  /// The declarations at the top level of each file.
  var declared: [[FileDeclaration]] {
    files.indices.map { number in
      if let found = declarations.found[number] { return found }
      let found = files[number].items.flatMap { FileDeclaration.all($0, in: text.bytes) }
      declarations.found[number] = found
      return found
    }
  }

  /// The problems of all files that can't be parsed as a whole.
  package var problems: [Diagnostic] {
    files.flatMap(\.problems).map { $0.diagnostic { SourceRange($0) } }
  }

  /// Parses files. A source that isn't text has no declarations.
  ///
  /// Files that an earlier program has at the same offset aren't parsed again.
  package init(
    _ source: SourceFile, limits: ReaderLimits = .standard, reusing earlier: SwiftProgram? = nil
  ) {
    let isReadable = SwiftSettings.problem(in: source, limits) == nil
    let source = isReadable ? StoreRewriter.rewritten(source) : source
    let text = isReadable ? source : SourceFile(name: source.name, bytes: [])
    let names = text.parts.count > 1 ? FileNames() : nil
    self.source = source
    self.text = text
    var files: [SwiftFileSyntax] = []
    var found: [[FileDeclaration]?] = []
    for (number, range) in text.ranges.enumerated() {
      if let earlier, earlier.hasSame(number, range, text) {
        files.append(earlier.files[number])
        found.append(earlier.declarations.found[number])
      } else {
        files.append(SwiftFileSyntax(reading: text.bytes, in: range, names: names))
        found.append(nil)
      }
    }
    self.files = files
    declarations = Declarations(found)
    memory = earlier?.memory ?? CompilationMemory()
  }

  /// True if a file of another source is the same, at the same offset.
  private func hasSame(_ number: Int, _ range: Range<Int>, _ other: SourceFile) -> Bool {
    let ranges = text.ranges
    guard number < ranges.count, ranges[number] == range,
      (text.parts.count > 1) == (other.parts.count > 1)
    else { return false }
    return text.bytes[range].elementsEqual(other.bytes[range])
  }

  /// The files under another name, such as the name of a screen.
  package func named(_ name: String) -> SwiftProgram {
    SwiftProgram(
      source: source.named(name), text: text, files: files, declarations: declarations,
      memory: memory)
  }

  private init(
    source: SourceFile, text: SourceFile, files: [SwiftFileSyntax], declarations: Declarations,
    memory: CompilationMemory
  ) {
    self.source = source
    self.text = text
    self.files = files
    self.declarations = declarations
    self.memory = memory
  }
}
