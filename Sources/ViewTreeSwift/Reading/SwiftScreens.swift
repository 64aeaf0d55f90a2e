import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The screens that a Swift file declares: its previews, and its views.
package struct SwiftScreens {
  /// The names of the previews, as in `Card.swift#ProductCard`.
  package let previews: [String]
  /// The names of the views, of which `--root` shows one.
  package let views: [String]
  /// The first problem in a part of the file that can't be read.
  package let problem: Diagnostic?
  /// True if a part that can't be read mentions a preview.
  package let hidesPreviews: Bool

  /// Finds the screens of one file. Files without the words for them aren't parsed.
  package init(_ source: SourceFile, limits: ReaderLimits = .standard) {
    guard Self.words.contains(where: { source.bytes.contains($0) }) else {
      (previews, views, problem, hidesPreviews) = ([], [], nil, false)
      return
    }
    let program = SwiftProgram(source, limits: limits)
    let names = DeclaredNames(program.files[0].items) { CallForms.isView($0) }
    previews = PreviewFinder.previews(of: names, in: source).map(\.name)
    views = names.viewNames.compactMap { names.views[$0] }.filter { $0.kind == .view }
      .map(\.fullName)
    hidesPreviews = program.files[0].gaps.contains { gap in
      source.bytes[gap.range].contains("Preview".utf8)
    }
    problem = program.problems.min { ($0.range?.start ?? 0) < ($1.range?.start ?? 0) }
  }

  private static let words = ["View", "#Preview"].map { $0.utf8 }
}
