/// Diagnostics about the evaluation of a document, in alphabetical order.
extension Diagnostic {
  /// A declared alignment whose default value requests itself.
  public static func alignmentRecursion(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "alignment-recursion",
      message: "the default value of the alignment '\(name)' reads itself", range: range,
      help: "compute it from width, height and other guides")
  }

  /// A reader that missed a change: SwiftUI's own warning.
  public static func boundPreference(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "bound-preference", severity: .warning,
      message: "Bound preference \(key) tried to update multiple times per frame.", range: range,
      help:
        "SwiftUI gives a reader at most two changes per frame; measure before you apply the state")
  }

  /// An object that is missing in the environment, for which SwiftUI traps.
  public static func missingEnvironmentObject(
    _ type: String, isObservableObject: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-environment-object", kind: .missingObject(type),
      message:
        "No \(isObservableObject ? "ObservableObject" : "Observable object") of type \(type) "
        + "found. A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view.",
      range: range,
      help:
        "set an object on an enclosing view: { \"environmentObject\": \"model\" }, where 'model' "
        + "is a \(type)")
  }

  /// A component that always contains itself.
  public static func componentRecursion(
    _ name: String, _ form: String, limit: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "component-recursion",
      message:
        "\(form) '\(name)' contains itself more than \(limit) levels deep",
      range: range, help: "put it inside a condition that becomes false")
  }

  /// A component that unconditionally contains itself. `steps` are the uses between the first use
  /// of the component and its recursive use.
  public static func endlessComponent(
    _ name: String, _ form: String, at range: SourceRange,
    steps: [(container: String, content: String, range: SourceRange)]
  ) -> Diagnostic {
    Diagnostic(
      id: "endless-component", kind: .endless,
      message: "\(form) '\(name)' always contains itself",
      range: range,
      help: "put one of the uses inside a condition that becomes false",
      notes: steps.map {
        Diagnostic.Note("'\($0.container)' contains '\($0.content)'", at: $0.range)
      })
  }

  /// View properties or functions of a component that contain themselves.
  public static func endlessOwnViews(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "endless-component", kind: .endless, message: "the views '\(name)' contain themselves",
      range: range,
      help: "turn them into a component, which can use itself inside a condition")
  }

  /// A failure that no rule foresaw.
  public static func evaluationFailed(_ reason: String) -> Diagnostic {
    Diagnostic(
      id: "evaluation-failed", message: "the evaluation failed: \(reason)", range: nil)
  }

  /// Views whose frames aren't rectangles that could be drawn.
  public static func framesNotFinite(
    first view: String, others: Int, at range: SourceRange
  ) -> Diagnostic {
    let subject =
      switch others {
      case 0: "the frame of \(view) is"
      case 1: "the frames of \(view) and of another view are"
      default: "the frames of \(view) and \(others) other views are"
      }
    return Diagnostic(
      id: "frames-not-finite", severity: .warning, message: "\(subject) not finite",
      range: range, help: "look for lengths that are infinite or too large to add up")
  }

  /// A step for a control without a binding, which has no effect.
  public static func controlWithoutBinding(
    view: String, argument: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "control-without-binding",
      message: "'\(argument)' of '\(view)' is not bound to state, so nothing changes",
      range: range, help: "bind it to a state variable, such as \"$name\"")
  }

  /// A step for a view that doesn't take part in it.
  public static func stepNotForView(
    _ step: String, view: String, candidates: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "step-not-for-view", message: "'\(step)' has no effect on '\(view)'", range: range,
      help: candidates.isEmpty
        ? "no view of this document reacts to this step"
        : "these views react to it: \(quotedList(candidates))")
  }

  /// A step that names several views: the paths of the first, and how many there are.
  public static func stepWithSeveralViews(
    _ name: String, _ paths: [String], count: Int, at range: SourceRange
  ) -> Diagnostic {
    let rest = count > paths.count ? " and \(count - paths.count) more" : ""
    return Diagnostic(
      id: "step-with-several-views", message: "'\(name)' matches \(count) views",
      range: range, help: "write one of: \(quotedList(paths))\(rest)")
  }

  /// A step that names a view that doesn't exist at that time.
  public static func stepWithoutView(
    _ name: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "step-without-view", message: "there is no view '\(name)' at this step", range: range,
      help: nearest.map { "did you mean '\($0)'?" } ?? "'viewtree inspect' lists the views")
  }

  /// An assignment to a component's variable by a name that no instance has.
  ///
  /// `known` are the names of all state variables, such as `count` and `Row[2].open`.
  public static func unknownInstance(
    _ target: String, variable: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest =
      NearMatch.nearestName(to: target, in: known)
      ?? known.first { known in
        let last = String(known.split(separator: ".").last ?? "")
        return NearMatch.nearestName(to: variable, in: [last]) != nil
      }
    return Diagnostic(
      id: "unknown-instance", message: "no state variable is called '\(target)'", range: range,
      help: (nearest.map { "did you mean '\($0)'? " } ?? "")
        + (known.isEmpty
          ? "no component with state exists" : "there are " + Self.names(known, atMost: 8)))
  }

  /// An assignment to a variable that several components have.
  public static func severalInstanceVariables(
    _ name: String, _ variables: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "several-instances", message: "\(variables.count) components have a '\(name)'",
      range: range, help: "say which: " + Self.names(variables, atMost: 8))
  }

  /// An assignment to a component's variable by a name that several instances have.
  public static func severalInstances(
    _ name: String, _ instances: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "several-instances", message: "\(instances.count) components are called '\(name)'",
      range: range, help: "choose one: " + Self.names(instances, atMost: 8))
  }

  /// An assignment to a variable that a component doesn't have.
  public static func unknownInstanceVariable(
    _ name: String, of component: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = NearMatch.nearestName(to: name, in: known)
    return Diagnostic(
      id: "unknown-instance-variable",
      message: "component '\(component)' has no state variable '\(name)'", range: range,
      help: known.isEmpty
        ? "it has no state"
        : nearest.map { "did you mean '\($0)'?" } ?? "it has " + Self.names(known, atMost: 8))
  }

  /// Some names in quotes, those beyond a number as a count.
  private static func names(_ names: [String], atMost limit: Int) -> String {
    let shown = names.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > limit ? shown + " and \(names.count - limit) more" : shown
  }

  /// The ids of warnings about parts of SwiftUI that viewtree lacks. They aren't problems of the
  /// document.
  public static let limitsOfModel: Set = ["not-modeled"]

  /// The ids of SwiftUI's warnings about changes that it drops.
  public static let droppedChanges: Set = ["bound-preference", "on-change-updates"]

  /// True if it is an error of the document, or a warning about it.
  public var isProblem: Bool { severity != .note && !Self.limitsOfModel.contains(id) }

  /// A modifier that changes sizes in SwiftUI and not here.
  public static func notModelled(
    _ modifier: String, note: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "not-modeled", severity: .warning,
      message: "'\(modifier)' is not modeled: \(note)", range: range,
      help: "set the size with 'frame' if the layout depends on it")
  }

  /// A system without its own numbers.
  public static func platformStandsIn(_ name: String, numbersOf other: String) -> Diagnostic {
    Diagnostic(
      id: "platform-numbers", severity: .note,
      message: "\(name) uses the numbers of \(other), because its own are unknown", range: nil)
  }

  /// A locale whose numbers and dates viewtree doesn't know.
  public static func numbersOfLocale(_ name: String) -> Diagnostic {
    Diagnostic(
      id: "locale-numbers", severity: .note,
      message: "numbers and dates in texts are written as in English, not as in \(name)", range: nil
    )
  }

  /// A number that a modifier can't use, and its replacement.
  public static func oddNumber(
    _ value: String, parameter: String, of modifier: String, consequence: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "odd-number", severity: .warning,
      message: "\(parameter) of '\(modifier)' is \(value): \(consequence)", range: range)
  }

  /// A minimum length above the maximum.
  public static func minimumAboveMaximum(
    _ minimum: String, _ maximum: String, of modifier: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "minimum-above-maximum", severity: .warning,
      message: "\(maximum) of '\(modifier)' is ignored, because it is below \(minimum)",
      range: range)
  }

  /// A length below its minimum.
  public static func lengthBelowMinimum(
    _ name: String, _ minimum: String, of modifier: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "length-below-minimum", severity: .warning,
      message: "\(name) of '\(modifier)' is below \(minimum), and is raised to it", range: range)
  }

  /// A position of a scroll view whose view exists but isn't a scroll target.
  public static func idIsNoScrollTarget(_ id: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unknown-scroll-target", severity: .warning,
      message:
        "the view with the id \(id) is not in a scrollTargetLayout, so nothing scrolls to it",
      range: range, help: "put scrollTargetLayout on the container of the views")
  }

  /// A position of a scroll view that has no view of the id.
  public static func unknownScrollTarget(_ id: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unknown-scroll-target", severity: .warning,
      message: "no view of the scroll view has the id \(id), so nothing scrolls",
      range: range,
      help: "ids are loop elements, their 'id', or values of the modifier 'id'; nil means no view")
  }

  /// Two alignments for one column of a grid.
  public static func columnAlignedTwice(grid: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "column-aligned-twice", severity: .warning,
      message:
        "cells in one column of \(grid) set different alignments; the first alignment applies",
      range: range)
  }

  /// A range of numbers for a variable that isn't a number.
  public static func rangeNeedsNumber(
    _ name: String, found: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "range-needs-number",
      message: "'\(name)' is of type \(found), but a range needs a number",
      range: range,
      help: "give it one value, or use a variable with a number")
  }

  /// A loop or recursion that makes more views than the limit.
  public static func tooManyViews(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "too-many-views", message: "the document creates more than \(limit) views",
      range: range, help: "loop over less data, or allow more with --limit views=NUMBER")
  }

  /// Loops and components that go on beyond the limit, whether they make views or not.
  public static func tooManyEntries(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "too-many-entries",
      message: "loops, branches and components run more than \(limit) times",
      range: range, help: "loop over less data, or allow more with --limit entries=NUMBER")
  }

  /// An evaluation that exceeds the limit.
  public static func tooMuchWork(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "too-much-work", message: "the evaluation of the document exceeds the work limit",
      range: range, help: "loop over less data, or allow more with --limit work=NUMBER")
  }

  /// Evaluations of a sweep that together exceed the limit, although each one is below its own.
  public static func tooMuchWorkOfSweep(evaluations: Int, at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "too-much-work",
      message:
        "the sweep exceeds the work limit: it is not complete after \(evaluations) evaluations",
      range: range,
      help: "sweep a shorter range, or allow more with --limit work=NUMBER")
  }

  /// An evaluation that exceeds the memory limit.
  public static func tooMuchMemory(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "too-much-memory", message: "the evaluation of the document exceeds the memory limit",
      range: range,
      help: "take fewer steps, loop over less data, or allow more with --limit memory=NUMBER")
  }

  /// Strings and lists that exceed the limit together.
  public static func tooMuchKept(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "too-much-kept",
      message:
        "the texts and lists that views and scripts keep exceed \(limit) bytes in total",
      range: range, help: "use shorter texts and lists, or allow more with --limit values=NUMBER")
  }

  /// Values that a named reduce can't combine.
  public static func valuesDoNotReduce(
    _ rule: String, key: String, value: String, next: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "values-do-not-reduce",
      message: "the reduce '\(rule)' of '\(key)' cannot combine \(value) and \(next)",
      range: range, help: "write values of one type, or write the reduce as a script")
  }

  /// Views inside each other beyond the limit.
  public static func viewsNestedTooDeeply(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "views-nested-too-deeply",
      message: "views and modifiers are nested more than \(limit) levels deep", range: range)
  }

  /// A script whose value an argument can't take. `found` is `nil` if there is no value, and
  /// `isUnknown` is true if its type is undeclared.
  public static func wrongArgumentValue(
    of name: String, expected: String, found: String?, isUnknown: Bool = false,
    at range: SourceRange?
  ) -> Diagnostic {
    let isMissing = found == nil || isUnknown
    return Diagnostic(
      id: "wrong-argument-value",
      kind: isMissing ? .missingValue : found == "nil" ? nil : .unsuitableArgument,
      message: "'\(name)' needs \(expected), not \(found ?? "nothing")", range: range)
  }
}
