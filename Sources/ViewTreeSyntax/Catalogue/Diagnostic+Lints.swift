/// What lints find (docs/lints.md; alphabetical). Whoever runs them sets the severity.
extension Diagnostic {
  /// An anchor that is resolved where its preference does not lead.
  public static func anchorElsewhere(at range: SourceRange, reader: SourceRange) -> Diagnostic {
    lint(
      "anchor-elsewhere",
      "this anchor is resolved in a GeometryReader that is neither around its view nor laid over "
        + "one that is",
      at: range,
      help:
        "resolve it in an overlayPreferenceValue or a backgroundPreferenceValue of a view around "
        + "both, or in a GeometryReader around them",
      notes: [Note("it is resolved here", at: reader)])
  }

  /// A fold in which the default of a container without a value of its own changes the result.
  public static func dynamicDefault(
    _ key: String, of owner: String, at range: SourceRange, with result: String, without: String,
    cause: SourceRange?, reduce: SourceRange, isOptional: Bool, isFirstKept: Bool
  ) -> Diagnostic {
    let keeping = keepingReduce(isOptional: isOptional, isFirstKept: isFirstKept)
    return lint(
      "dynamic-default",
      "'\(owner)' takes part in '\(key)' with the default, which changes what 'reduce' gives",
      at: range, help: keeping,
      notes: [
        cause.map {
          Note("views that may change give what is around them a value for every key", at: $0)
        },
        Note("with that default 'reduce' gives \(result), without it \(without)", at: reduce),
      ])
  }

  /// An `id` that several views have.
  public static func duplicateID(
    _ id: String, count: Int, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    let isSame = first == range
    return lint(
      "duplicate-id", "\(count) views have the id '\(id)'", at: range,
      help: isSame
        ? "make it different for each view, such as with \\(index) in it"
        : "give each view an id of its own",
      notes: isSame ? [] : [Note("the first of them is here", at: first)])
  }

  /// Elements of a loop that are told apart by the same id.
  public static func duplicateElementID(
    element: String, place: UInt64, at range: SourceRange
  ) -> Diagnostic {
    lint(
      "duplicate-id",
      "element \(place) of this loop, \(element), has the id of an element before it", at: range,
      help:
        "choose an id that differs from element to element: SwiftUI takes equal ids for one view")
  }

  /// A state variable that comes back to itself: each hop is named where it stands.
  public static func feedbackLoop(
    _ variable: String, at range: SourceRange, hops: [(hop: FeedbackHop, range: SourceRange)]
  ) -> Diagnostic {
    lint(
      "feedback-loop",
      "'\(variable)' may change itself: \(FeedbackHop.words([.state(variable)] + hops.map(\.hop)))",
      at: range,
      help: "lay out what depends on it where it moves nothing that is measured: in an overlay, a "
        + "background or a ZStack, or with offset in place of frame or padding",
      notes: hops.map { Note($0.hop.words, at: $0.range) })
  }

  /// A state variable that comes back to itself as the greatest of some lengths: each hop is named where
  /// it stands.
  public static func feedbackSettles(
    _ variable: String, at range: SourceRange, hops: [(hop: FeedbackHop, range: SourceRange)]
  ) -> Diagnostic {
    lint(
      "feedback-settles",
      "'\(variable)' comes back to itself and settles: "
        + FeedbackHop.words([.state(variable)] + hops.map(\.hop)),
      at: range,
      help:
        "nothing has to be done: proposed the greatest of their lengths, the views keep theirs; "
        + "with fixedSize on what is measured there is no loop",
      notes: hops.map { Note($0.hop.words, at: $0.range) })
  }

  /// A preference key that nothing reads.
  public static func keyNeverRead(
    _ key: String, at range: SourceRange, writer: SourceRange
  ) -> Diagnostic {
    lint(
      "key-never-read", "the preference key '\(key)' is written and never read", at: range,
      help: "read it with onPreferenceChange, overlayPreferenceValue or backgroundPreferenceValue, "
        + "or remove it",
      notes: [Note("it is written here", at: writer)])
  }

  /// A preference key that nothing writes.
  public static func keyNeverWritten(
    _ key: String, at range: SourceRange, reader: SourceRange
  ) -> Diagnostic {
    lint(
      "key-never-written", "the preference key '\(key)' is read and never written", at: range,
      help:
        "write it with preference or anchorPreference in a view inside the reader, or remove it",
      notes: [Note("it is read here, and the default is all there is", at: reader)])
  }

  /// A preference key that nothing uses.
  public static func keyUnused(_ key: String, at range: SourceRange) -> Diagnostic {
    lint(
      "key-never-read", "the preference key '\(key)' is never used", at: range, help: "remove it")
  }

  /// A view of which not all is in the window.
  public static func outsideWindow(
    _ view: String, at range: SourceRange, isWhole: Bool, frame: String, window: String
  ) -> Diagnostic {
    lint(
      "outside-window",
      "'\(view)' \(isWhole ? "stands outside of" : "leaves") the window: it is at \(frame), and the "
        + "window is \(window)",
      at: range,
      help: "give it less room, let it wrap, or put what is around it into a ScrollView")
  }

  /// A preference modifier of a group, which each view of the group gets.
  public static func perViewModifier(
    _ modifier: String, of group: String, at range: SourceRange
  ) -> Diagnostic {
    lint(
      "per-view-modifier",
      "'\(modifier)' applies to each view of this '\(group)', not once around them", at: range,
      help: "to apply it once, put the views in a VStack or another container")
  }

  /// A reader with nothing inside that could have a value.
  public static func readerWithoutWriter(
    _ modifier: String, _ key: String, at range: SourceRange, writer: SourceRange
  ) -> Diagnostic {
    lint(
      "key-never-written", "nothing inside this '\(modifier)' writes '\(key)'", at: range,
      help: "values go upwards only: put it on a view around the writer",
      notes: [Note("it is written here", at: writer)])
  }

  /// A `reduce` without an assignment.
  public static func reduceNeverAssigns(_ key: String, at range: SourceRange) -> Diagnostic {
    lint(
      "reduce-never-assigns", "'reduce' of '\(key)' never changes 'value': the first value stays",
      at: range,
      help:
        "assign what shall become of the two, as in 'value += nextValue()', or write \"first\" if "
        + "the first value shall stay")
  }

  /// A `reduce` that does not leave values alone that meet the default.
  public static func reducerDropsValue(
    _ key: String, at range: SourceRange, value: String, defaultValue: String, resultAfter: String?,
    resultBefore: String?, place: SourceRange, isOptional: Bool
  ) -> Diagnostic {
    let keeping = keepingReduce(isOptional: isOptional, isFirstKept: resultBefore != nil)
    let side =
      switch (resultAfter, resultBefore) {
      case (_?, nil): "comes after it"
      case (nil, _?): "comes before it"
      default: "meets it"
      }
    return lint(
      "reducer-drops-value", "'reduce' of '\(key)' does not keep a value when the default \(side)",
      at: range,
      help: "this does no harm while one view writes the key; for more, \(keeping)",
      notes: [
        resultAfter.map {
          Note("\(value), reduced with the default \(defaultValue), gives \($0)", at: place)
        },
        resultBefore.map {
          Note("the default \(defaultValue), reduced with \(value), gives \($0)", at: place)
        },
      ])
  }

  /// A rectangle whose anchor is made and resolved inside one rotation.
  public static func rotatedAnchor(
    at range: SourceRange, exact: String, resolved: String, reader: SourceRange,
    rotation: SourceRange?
  ) -> Diagnostic {
    lint(
      "rotated-anchor",
      "this anchor is resolved inside the same rotation, so its rectangle grows from \(exact) to "
        + "\(resolved)",
      at: range,
      help: "use two points, such as .topLeading and .bottomTrailing, or rotate only what is drawn",
      notes: [
        Note("it is resolved here", at: reader),
        rotation.map { Note("both are inside what is turned here", at: $0) },
      ])
  }

  /// Two views of a stack that cover one another.
  public static func siblingsOverlap(
    _ view: String, _ sibling: String, at range: SourceRange, other: SourceRange
  ) -> Diagnostic {
    lint(
      "siblings-overlap", "'\(view)' and '\(sibling)' beside it cover one another", at: range,
      help:
        "make the frame that is too small for what is in it greater, or leave it away; an offset or a "
        + "negative padding says that it is meant",
      notes: other == range ? [] : [Note("this is the other one", at: other)])
  }

  /// A control that is hard to touch.
  public static func smallControl(
    _ control: String, at range: SourceRange, size: String
  ) -> Diagnostic {
    lint(
      "small-control", "this '\(control)' is \(size), and a finger needs 44x44", at: range,
      help: "give its label a padding or a frame with a minHeight")
  }

  /// A text that is larger than a frame around it.
  public static func textCut(
    at range: SourceRange, text: String, frame: String, frameRange: SourceRange
  ) -> Diagnostic {
    lint(
      "text-cut", "this text is \(text), and a frame around it is \(frame)", at: range,
      help: "give the frame a minWidth or minHeight in place of a fixed length",
      notes: [Note("this is the frame", at: frameRange)])
  }

  /// A text of which a part is left out.
  public static func textTruncated(
    at range: SourceRange, shown: String, rest: String
  ) -> Diagnostic {
    lint(
      "text-truncated", "this text ends in \(quoted(shown)), and \(quoted(rest)) is left out",
      at: range,
      help: "give it more room or more lines, or a shorter text by a ViewThatFits")
  }

  /// A text that comes from a document, short enough for a sentence.
  private static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "'" + (line.count > 40 ? line.prefix(39) + "…" : line) + "'"
  }

  /// A writer or a transformer whose value another writer of the same view replaces.
  public static func twoWriters(
    _ key: String, _ modifier: String, at range: SourceRange, outer: String, outerRange: SourceRange
  ) -> Diagnostic {
    let keeping =
      outer == "anchorPreference" ? "transformAnchorPreference" : "transformPreference"
    return lint(
      "two-writers-one-view",
      "this '\(modifier)' of '\(key)' is lost: '\(outer)' further out on the same view replaces it",
      at: range,
      help: "remove one of them, or make the outer one a \(keeping), which keeps what is there",
      notes: [Note("the outermost counts", at: outerRange)])
  }

  /// A coordinate space that no view around has.
  public static func unknownCoordinateSpace(
    _ name: String, at range: SourceRange, reader: SourceRange?, declaration: SourceRange?,
    near: String?
  ) -> Diagnostic {
    let means = "so that the name means the window"
    return lint(
      "unknown-coordinate-space",
      declaration == nil
        ? "no view has a coordinate space '\(name)', \(means)"
        : "no view around has the coordinate space '\(name)', \(means)",
      at: range,
      help: declaration == nil && near != nil
        ? "did you mean '\(near ?? "")'?"
        : "put coordinateSpace on a view around the GeometryReader, or write .global",
      notes: [
        reader.map { Note("it is asked for in this view", at: $0) },
        declaration.map { Note("the space is here, beside or inside it", at: $0) },
      ])
  }

  /// A component that the root does not lead to.
  public static func unusedComponent(
    _ name: String, isModifier: Bool, at range: SourceRange,
    user: (name: String, range: SourceRange)?
  ) -> Diagnostic {
    lint(
      "unused-component",
      "the \(isModifier ? "modifier" : "component") '\(name)' is never used", at: range,
      help: "remove it, or use it below \"root\"",
      notes: [
        user.map { Note("only '\($0.name)' uses it, and that is not used either", at: $0.range) }
      ])
  }

  /// A lint that does not exist.
  public static func unknownLint(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    let near = NearMatch.nearestName(to: name, in: known)
    return Diagnostic(
      id: "unknown-lint", message: "unknown lint '\(name)'", range: range,
      help: near.map { "did you mean '\($0)'?" } ?? "docs/lints.md lists them",
      fixIt: near.map { FixIt(replacing: range, with: "\"\($0)\"") })
  }

  /// A state variable that no script names.
  public static func unusedState(_ name: String, at range: SourceRange) -> Diagnostic {
    lint(
      "unused-state", "the state variable '\(name)' is never used", at: range, help: "remove it")
  }

  /// A value that could not be the default of its key.
  public static func valueOfAnotherType(
    _ key: String, at range: SourceRange, value: String, defaultValue: String, place: SourceRange
  ) -> Diagnostic {
    lint(
      "value-of-another-type",
      "this writes \(value) for '\(key)', whose default is \(defaultValue)", at: range,
      help: "write a value of the default's type, or choose a default of the value's type",
      notes: [Note("the default is here", at: place)])
  }

  /// A writer that no reader is above.
  public static func writerWithoutReader(
    _ modifier: String, _ key: String, at range: SourceRange, reader: SourceRange
  ) -> Diagnostic {
    lint(
      "key-never-read", "no view above this '\(modifier)' reads '\(key)'", at: range,
      help: "values go upwards only: put the reader on a view around this one",
      notes: [Note("it is read here", at: reader)])
  }

  /// A writer or a transformer that a writer around its view replaces.
  public static func writeHidden(
    _ modifier: String, _ key: String, at range: SourceRange, by ancestor: String, of view: String,
    ancestorRange: SourceRange
  ) -> Diagnostic {
    lint(
      "write-hidden-by-ancestor",
      "this '\(modifier)' of '\(key)' never counts: '\(ancestor)' of '\(view)' around it replaces its "
        + "value",
      at: range,
      help:
        "make the one around it a transformPreference or transformAnchorPreference, which keeps "
        + "what is there",
      notes: [Note("this replaces the values of all views inside", at: ancestorRange)])
  }

  /// A `reduce`, or else a default, with which a value survives the default.
  private static func keepingReduce(isOptional: Bool, isFirstKept: Bool) -> String {
    guard isOptional else {
      return
        "choose a default that 'reduce' leaves as it is, such as [] for appending, 0 for adding, "
        + "nil for an optional"
    }
    return isFirstKept
      ? "write 'value = value ?? nextValue()'" : "write 'value = nextValue() ?? value'"
  }

  private static func lint(
    _ id: String, _ message: String, at range: SourceRange, help: String, notes: [Note?] = []
  ) -> Diagnostic {
    Diagnostic(
      id: id, severity: .warning, message: message, range: range, help: help,
      notes: notes.compactMap { $0 })
  }
}
