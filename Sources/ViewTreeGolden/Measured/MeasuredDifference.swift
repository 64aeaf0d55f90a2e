/// A way in which a report and a measurement differ.
package struct MeasuredDifference: Equatable, Sendable {
  /// The kinds of differences.
  package enum Kind: Equatable, Sendable {
    /// Other views below a view. The path is empty for the root.
    case views(below: String, reported: [String], measured: [String])
    /// A view is elsewhere, or of another size.
    case frame(MeasuredFrameDifference)
    /// A closure that differs or is missing. The number counts from 1.
    case closure(Int, reported: PlacedClosure?, measured: PlacedClosure?)
    /// A call of `reduce` that differs or is missing. The number counts from 1.
    case reduce(Int, reported: MeasuredReduce?, measured: MeasuredReduce?)
    /// An anchor value that no report has.
    case measuredAnchor(MeasuredAnchor)
    /// An anchor of the report whose value wasn't measured.
    case reportedAnchor(String, MeasuredAnchor)
    /// More steps were measured than the document has.
    case steps(reported: Int, measured: Int)
  }

  /// The step after which it occurs, or 0 before the first step.
  package let step: Int
  package let kind: Kind

  /// The kind of the difference, as a stable name in JSON.
  package var name: String {
    switch kind {
    case .views: "views"
    case .frame: "frame"
    case .closure: "order"
    case .reduce: "reduces"
    case .measuredAnchor, .reportedAnchor: "anchors"
    case .steps: "steps"
    }
  }
}
