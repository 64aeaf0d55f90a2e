import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Swift files that are parsed once, to make a document of each of their screens.
package struct SwiftProgram {
  /// The files.
  package let source: SourceFile
  /// The files that are parsed: those of the source, or an empty one if it is not text.
  let text: SourceFile
  /// The files as written, each with its names if there are several.
  let files: [SwiftFileSyntax]
  private let declarations: Declarations

  /// The declarations of the files, found when they are needed and shared by all names.
  private final class Declarations {
    var found: [[FileDeclaration]]?
  }

  /// The declarations at the top level of each file.
  var declared: [[FileDeclaration]] {
    if let found = declarations.found { return found }
    let found = files.map { file in
      file.items.flatMap { FileDeclaration.all($0, in: text.bytes) }
    }
    declarations.found = found
    return found
  }

  /// Parses files. A source that is not text has no declarations.
  package init(_ source: SourceFile, limits: ReaderLimits = .standard) {
    let isReadable = SwiftSettings.problem(in: source, limits) == nil
    let text = isReadable ? source : SourceFile(name: source.name, bytes: [])
    let names = text.parts.count > 1 ? FileNames() : nil
    self.source = source
    self.text = text
    declarations = Declarations()
    files = text.ranges.map { SwiftFileSyntax(reading: text.bytes, in: $0, names: names) }
  }

  /// The same files under another name, such as that of a screen.
  package func named(_ name: String) -> SwiftProgram {
    SwiftProgram(source: source.named(name), text: text, files: files, declarations: declarations)
  }

  private init(
    source: SourceFile, text: SourceFile, files: [SwiftFileSyntax], declarations: Declarations
  ) {
    self.source = source
    self.text = text
    self.files = files
    self.declarations = declarations
  }
}
