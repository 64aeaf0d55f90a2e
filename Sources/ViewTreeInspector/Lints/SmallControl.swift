extension Lint {
  /// A control that a finger misses; SwiftUI's own are lower than that, so that it is told to who asks.
  static let smallControl = Lint(
    "small-control", "A control is narrower or lower than 44 points.", level: .allow
  ) { subject in
    subject.eachOnce(subject.survey.smallControls()) { view, range in
      let record = subject.inspection.views[Int(view)]
      return .smallControl(
        subject.inspection.names.views[Int(record.name)], at: range,
        size: subject.words(record.content.size))
    }
  }
}
