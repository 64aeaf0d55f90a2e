import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout

/// Comparison of a report with the measurements of a harness.
package struct MeasuredComparison: Sendable {
  /// The number of comparisons.
  package struct Counts: Equatable, Sendable {
    package var frames = 0
    package var closures = 0
    package var anchors = 0
    package var steps = 0
  }

  /// A text whose size differs within the tolerance.
  package struct Text: Equatable, Sendable {
    package let step: Int
    package let name: String
    package let reported: Size
    package let measured: Size
  }

  /// The differences: in order of time, views before closures, outer views first.
  package private(set) var differences: [MeasuredDifference] = []
  /// The text views that differ within the tolerance.
  package private(set) var texts: [Text] = []
  /// The number of other views whose offset follows from these differences.
  package private(set) var followers = 0
  package private(set) var counts = Counts()
  /// The pixels per point of the report and of the device, where they are others: frames are
  /// rounded to pixels.
  package private(set) var scales: (reported: Int, measured: Double)?
  /// The number of steps of the document without measurements.
  package private(set) var unmeasuredSteps = 0

  /// Compares an inspection with all its steps and its reduces.
  package init(_ inspection: Inspection, of document: Document, with measurement: Measurement) {
    let moments = [inspection] + inspection.steps.map(\.inspection)
    for (step, (moment, measured)) in zip(moments, measurement.moments).enumerated() {
      compare(moment, document, measured, step: step)
    }
    if Double(inspection.window.scale) != measurement.scale {
      scales = (inspection.window.scale, measurement.scale)
    }
    counts.steps = min(moments.count, measurement.moments.count) - 1
    unmeasuredSteps = max(moments.count - measurement.moments.count, 0)
    if measurement.moments.count > moments.count {
      differences.append(
        MeasuredDifference(
          step: moments.count - 1,
          kind: .steps(reported: moments.count - 1, measured: measurement.moments.count - 1)))
    }
  }

  private mutating func compare(
    _ inspection: Inspection, _ document: Document, _ measured: MeasuredMoment, step: Int
  ) {
    var comparer = MomentComparer(inspection, document, measured)
    comparer.compare()
    differences += comparer.kinds.map { MeasuredDifference(step: step, kind: $0) }
    texts += comparer.texts.map { view, frame in
      Text(
        step: step, name: inspection.name(of: .view(view.index)), reported: view.content.size,
        measured: frame.size)
    }
    followers += comparer.followers
    counts.frames += comparer.frameCount
    counts.closures += measured.order.count
    counts.anchors += measured.anchors.count
  }
}
