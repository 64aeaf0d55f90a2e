import ViewTreeDocument

extension Lint {
  /// A text that a frame is too small for.
  static let textCut = Lint(
    "text-cut", "A text is larger than a frame around it."
  ) { subject in
    let texts = subject.survey.cutTexts()
    let frames = Dictionary(
      texts.map { ($0.view, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return subject.eachOnce(texts.map(\.view)) { view, range in
      guard let frame = frames[view] else { return nil }
      let modifier = subject.inspection.modifiers[Int(frame)]
      return .textCut(
        at: range, text: subject.words(subject.inspection.views[Int(view)].content.size),
        frame: subject.words(modifier.frame.size),
        frameRange: subject.document.nameRange(ofModifierAt: modifier.syntax))
    }
  }
}
