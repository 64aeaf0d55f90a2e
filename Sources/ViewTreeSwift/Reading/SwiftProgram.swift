import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Swift files that are parsed once, to make a document of each of their screens.
package final class SwiftProgram {
  /// The files.
  package let source: SourceFile
  /// The files as written, each with its names if there are several.
  let files: [SwiftFileSyntax]
  /// The declarations at the top level of each file.
  private(set) lazy var declared = files.map { file in
    file.items.flatMap { FileDeclaration.all($0, in: source.bytes) }
  }

  /// Parses files. A source that is not text has no declarations.
  package init(_ source: SourceFile, limits: ReaderLimits = .standard) {
    let isReadable = SwiftSettings.problem(in: source, limits) == nil
    self.source = isReadable ? source : SourceFile(name: source.name, bytes: [])
    let names = source.parts.count > 1 ? FileNames() : nil
    let text = self.source
    files = text.ranges.map { SwiftFileSyntax(reading: text.bytes, in: $0, names: names) }
  }
}
