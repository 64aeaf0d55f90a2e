extension Lint {
  /// A text of which a part is left out; on purpose in many rows, so that it is told to who asks.
  static let textTruncated = Lint(
    "text-truncated", "A part of a text is left out because there is no room for it.", level: .allow
  ) { subject in
    subject.eachOnce(subject.survey.truncatedTexts()) { view, range in
      let broken = subject.survey.brokenText(Int(view))
      return .textTruncated(at: range, shown: broken?.lines.last ?? "", rest: broken?.rest ?? "")
    }
  }
}
