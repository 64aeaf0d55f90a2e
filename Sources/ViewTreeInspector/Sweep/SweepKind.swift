/// A kind of facts that a sweep looks for, and how they are found.
///
/// A new kind is one file in `Kinds`, one line in `all`, a case of `SweepFact` with its words in
/// `SweepWords`, and a row in docs/reference/commands/sweep.md.
public struct SweepKind: Sendable {
  /// Its name in words, such as `text-lines`.
  public let name: String
  /// One sentence for the reference.
  public let summary: String
  /// True if a fact of this kind is a fault, which is reported even if it's constant. For other
  /// kinds, every subject has a fact at every point, and only changes are reported.
  public let isFault: Bool
  /// Finds the facts of a sample, each subject once.
  let find: @Sendable (SweepSample) -> [(SweepSubject, SweepFact)]

  init(
    _ name: String, _ summary: String, isFault: Bool,
    find: @escaping @Sendable (SweepSample) -> [(SweepSubject, SweepFact)]
  ) {
    self.name = name
    self.summary = summary
    self.isFault = isFault
    self.find = find
  }

  /// All kinds, in the order in which they are reported for one view.
  public static let all: [SweepKind] = [
    .evaluation, .diagnostic, .presence, .choice, .textLines, .textTruncated, .textCut, .outside,
    .overlap, .shortage, .preference, .closureOrder,
  ]
}
