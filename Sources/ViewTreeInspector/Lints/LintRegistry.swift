/// All lints.
///
/// Levels, suggestions, and reports come from this list. A new lint is one file with its messages
/// and its explanation, one line here, and a page in docs/reference/lints.
public struct LintRegistry: Sendable {
  /// The lints, in the order of their names.
  public let lints: [Lint]

  /// Their names.
  public var names: [String] { lints.map(\.name) }

  /// All lints, by name.
  public static let standard = LintRegistry(lints: [
    .anchorCompared,
    .anchorElsewhere,
    .childrenDontFit,
    .duplicateID,
    .dynamicDefault,
    .feedbackLoop,
    .feedbackSettles,
    .guideNeverAsked,
    .keyNeverRead,
    .keyNeverWritten,
    .outsideWindow,
    .perViewModifier,
    .readerOverflows,
    .reduceNeverAssigns,
    .reducerDropsValue,
    .rotatedAnchor,
    .scrollWithoutHeight,
    .siblingsOverlap,
    .smallControl,
    .textCut,
    .textSqueezed,
    .textTruncated,
    .twoWritersOneView,
    .underBar,
    .unknownCoordinateSpace,
    .unusedComponent,
    .unusedState,
    .valueNotEquatable,
    .valueOfAnotherType,
    .wordBroken,
    .writeHiddenByAncestor,
  ])
}
