/// Diagnostics about documents that are valid JSON, in alphabetical order.
extension Diagnostic {
  /// An alignment of one axis where one of the other is needed.
  public static func alignmentOfOtherAxis(
    _ name: String, isHorizontal: Bool, of parameter: String, at range: SourceRange,
    known: [String]
  ) -> Diagnostic {
    Diagnostic(
      id: "alignment-of-other-axis",
      message: isHorizontal
        ? "'\(name)' is a horizontal alignment; '\(parameter)' needs a vertical alignment here"
        : "'\(name)' is a vertical alignment; '\(parameter)' needs a horizontal alignment here",
      range: range, help: "it can be: \(quotedList(known))")
  }

  /// A step without an action, or with several.
  public static func stepIsNotOne(given: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "step-is-not-one",
      message: given.isEmpty
        ? "this step does nothing" : "this step does several things: \(quotedList(given))",
      range: range,
      help: given.isEmpty
        ? "write one of: 'set', 'perform', 'tap', 'type', 'toggle', 'slide', 'scroll', 'window'"
        : "write a separate step for each")
  }

  /// A check whose text has a quote without an end.
  public static func checkHasOpenQuote(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "wrong-check", message: "a double quote in this check is not closed", range: range,
      help: "put a word with spaces in quotes: \"inspect --set \\\"name=Jane Doe\\\"\"")
  }

  /// A check without a report.
  public static func checkNeedsCommand(at range: SourceRange, known: [String]) -> Diagnostic {
    Diagnostic(
      id: "wrong-check", message: "this check has no command", range: range,
      help: "write one of: \(quotedList(known))")
  }

  /// A folder for golden files that can be none.
  public static func wrongGoldenFolder(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "wrong-check", message: "golden files cannot be in '\(name)'", range: range,
      help: "name a folder relative to the document's folder, such as \"Goldens\" or \"../Goldens\""
    )
  }

  /// A check of a report that can't be a golden file.
  public static func unknownCheck(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    unknown(
      "wrong-check", "'\(name)' has no golden files", name, at: range, known: known,
      nothingNear: "it can be: \(quotedList(known))")
  }

  /// A check whose variant's name can't be a part of a file's name.
  public static func wrongVariantName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "wrong-check", message: "'@\(name)' cannot be part of a file name", range: range,
      help: "after the @, use letters, digits and any of - _ . = + ,")
  }

  /// Two checks with one golden file.
  public static func sameCheck(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "wrong-check", message: "another check has the same golden file", range: range,
      help: "name one of them: \"@wide inspect --window 1366x1024\"",
      notes: [Diagnostic.Note("the other check is here", at: first)])
  }

  /// A value without a label where the modifier has several arguments.
  public static func argumentNeedsLabel(
    of name: String, labels: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "argument-needs-label",
      message: labels.isEmpty
        ? "'\(name)' takes no argument" : "this argument of '\(name)' needs its label",
      range: range,
      help: labels.isEmpty
        ? "write \"\(name)\" alone"
        : "write an object with one of: \(quotedList(labels))")
  }

  /// A command line, file or name on the command line that can't be used.
  public static func commandFailed(_ message: String) -> Diagnostic {
    Diagnostic(id: "command", message: message, range: nil)
  }

  /// A picture of a document that has more than can be drawn.
  public static func pictureLeavesOut(_ message: String) -> Diagnostic {
    Diagnostic(id: "picture-leaves-out", severity: .note, message: message, range: nil)
  }

  /// A check that requests a page.
  public static func checkIsPage(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "wrong-check", message: "an HTML page cannot be a golden file", range: range,
      help: "use a picture: \"draw\", or \"draw --format text\"")
  }

  /// A document whose outermost value isn't an object.
  public static func documentIsNotAnObject(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "document-is-not-an-object", message: "a viewtree document must be an object",
      range: range, help: "write {\"viewtree\": 1, \"root\": …}")
  }

  /// A modifier that is an object without a member.
  public static func emptyModifier(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "empty-modifier", message: "this modifier has no name", range: range,
      help: "write the modifier's name as the only key, such as {\"padding\": 10}")
  }

  /// A missing required member.
  public static func missingMember(
    _ name: String, of what: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-argument", message: "\(what) needs '\(name)'", range: range,
      help: "add \"\(name)\": …")
  }

  /// A preference key in Swift without a required member.
  public static func missingMember(
    _ declaration: String, ofKey name: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-argument", message: "the key '\(name)' needs '\(declaration)'", range: range,
      help: "add it to the type")
  }

  /// A slot that the component doesn't declare. `known` is `nil` outside components.
  public static func unknownSlot(
    _ name: String, known: [String]?, at range: SourceRange
  ) -> Diagnostic {
    guard let known else {
      return Diagnostic(
        id: "unknown-slot", message: "'slot' has no content here", range: range,
        help: "use a slot in the body of a component with a parameter of type View")
    }
    return unknown(
      "unknown-slot", "the component has no parameter '\(name)' of type View", name, at: range,
      known: known,
      nothingNear: known.isEmpty
        ? "declare it: \"parameters\": { \"\(name)\": \"View\" }"
        : "it can be: \(quotedList(known))")
  }

  /// A name that scripts couldn't write.
  public static func notAnIdentifier(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "not-an-identifier", message: "'\(name)' is not a name that scripts can use",
      range: range, help: "use letters, digits and _, and do not start with a digit")
  }

  /// A number outside the allowed range.
  public static func outOfRange(
    _ name: String, allowed: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "out-of-range", message: "'\(name)' is out of range", range: range,
      help: "it can be \(allowed)")
  }

  /// A declaration with a name that SwiftUI or the document already uses.
  public static func nameIsTaken(
    _ name: String, by other: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "name-is-taken", message: "'\(name)' is already the name of \(other)", range: range,
      help: "choose another name")
  }

  /// A component's parameter with the name of a member of all views.
  public static func reservedParameter(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "reserved-parameter", message: "a parameter cannot be called '\(name)'",
      range: range, help: "every view has its own '\(name)'; choose another name")
  }

  /// A section that declares more than a document may.
  public static func tooManyDeclarations(
    of what: String, limit: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "too-many-declarations", message: "a document declares at most \(limit) \(what)",
      range: range, help: "remove unused declarations")
  }

  /// A modifier that is an object with several members.
  public static func twoModifiers(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "two-modifiers", message: "'\(name)' is a second key in one modifier", range: range,
      help: "write one object per modifier: their order matters")
  }

  /// A key that an object doesn't have.
  public static func unknownMember(
    _ name: String, of what: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    unknown(
      "unknown-argument", "\(what) has no '\(name)'", name, at: range, known: known,
      nothingNear: known.isEmpty ? nil : "it has: \(quotedList(known))")
  }

  /// A modifier that is written among the arguments of a view. `value` is its written value.
  public static func modifierAmongArguments(
    _ name: String, of view: String, value: String?, at range: SourceRange, hasModifiers: Bool
  ) -> Diagnostic {
    let modifier = "{ \"\(name)\": \(value ?? "…") }"
    return Diagnostic(
      id: "unknown-argument",
      message: "'\(name)' is a modifier, not an argument of '\(view)'", range: range,
      help: hasModifiers
        ? "write \(modifier) in the list of modifiers"
        : "write \"modifiers\": [\(modifier)]")
  }

  /// A style where a modifier takes a view.
  public static func styleInPlaceOfView(
    _ name: String, of modifier: String, label: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-view", message: "'\(name)' is not a view", range: range,
      help: "a style has its label: { \"\(modifier)\": { \"\(label)\": \(name.debugDescription) } }"
    )
  }

  /// A value that the environment doesn't have.
  public static func unknownEnvironmentValue(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    var diagnostic = unknown(
      "unknown-environment-value", "the environment has no '\(name)'", name, at: range,
      known: known, nothingNear: "declare it under \"environmentKeys\"")
    diagnostic.kind = .unknownEnvironmentValue(
      name, nearest: NearMatch.nearestName(to: name, in: known))
    return diagnostic
  }

  /// A value of the environment that can't be set.
  public static func environmentValueIsFixed(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "environment-value-is-fixed", message: "'\(name)' is read-only",
      range: range, help: "remove the modifier")
  }

  /// Several values in one modifier.
  public static func severalEnvironmentValues(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "two-modifiers", message: "one 'environment' sets one value", range: range,
      help: "write a separate modifier for each")
  }

  /// A window of an unknown device. `nearest` is the suggested one. `usual` are a few others.
  public static func unknownDevice(
    _ name: String, at range: SourceRange, nearest: String?, usual: [String]
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-device", message: "there is no device '\(name)'", range: range,
      help: nearest.map { "did you mean '\($0)'?" }
        ?? "use \(usual.joined(separator: ", ")) or another device; write any other window as { "
        + "\"width\": 390, \"height\": 844 }"
    )
  }

  /// A modifier that viewtree doesn't know.
  public static func unknownModifier(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    unknown(
      "unknown-modifier", "unknown modifier '\(name)'", name, at: range, known: known,
      nothingNear:
        "docs/reference/supported-views.md lists the modifiers; --unknown box ignores unknown "
        + "modifiers")
  }

  /// An unknown option of an argument.
  public static func unknownOption(
    _ name: String, of parameter: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    var diagnostic = unknown(
      "unknown-option", "'\(parameter)' cannot be '\(name)'", name, at: range, known: known,
      nothingNear: "it can be: \(quotedList(known))")
    diagnostic.kind = .unknownOption(
      name, of: parameter, nearest: NearMatch.nearestName(to: name, in: known))
    return diagnostic
  }

  /// A part of a control that its style's configuration doesn't have.
  public static func unknownPart(
    _ name: String, of style: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    unknown(
      "unknown-slot", "the configuration of a \(style) has no views '\(name)'", name, at: range,
      known: known,
      nothingNear: known.isEmpty
        ? "it contains only the whole control: { \"slot\": \"configuration\" }"
        : "it has: \(quotedList(known))")
  }

  /// A style that neither the system nor the document has.
  public static func unknownStyle(
    _ name: String, of modifier: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    unknown(
      "unknown-style", "'\(modifier)' has no style '\(name)'", name, at: range, known: known,
      nothingNear: "declare it under \"styles\", or use one of these: \(quotedList(known))")
  }

  /// A custom style on controls that it doesn't support.
  public static func styleOfAnotherProtocol(
    _ name: String, _ style: String, of modifier: String, instead: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "style-of-another-protocol", kind: .notSwift,
      message: "'\(name)' is a \(style), which '\(modifier)' does not accept", range: range,
      help: "use it with '\(instead)', or declare a style with the right protocol")
  }

  /// A preference key that the document doesn't declare.
  public static func unknownPreferenceKey(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    unknown(
      "unknown-preference-key", "the preference key '\(name)' is not declared", name, at: range,
      known: known, nothingNear: "declare it, in JSON under \"preferenceKeys\"")
  }

  /// A format version that this viewtree doesn't read.
  public static func unknownVersion(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "unknown-version", message: "this version of the format is unknown", range: range,
      help: "write \"viewtree\": 1")
  }

  /// A view that is neither known nor declared.
  public static func unknownView(
    _ name: String, at range: SourceRange, known: [String]
  ) -> Diagnostic {
    unknown(
      "unknown-view", "unknown view '\(name)'", name, at: range, known: known,
      nothingNear: name == "ForEach"
        ? "write {\"forEach\": data, \"as\": name, \"content\": …}"
        : "docs/reference/supported-views.md lists the views; declare your own under \"components\", or use --unknown box to show it as a Box"
    )
  }

  /// An unknown view that the document accepts.
  public static func unknownViewTaken(
    _ name: String, count: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-view-taken", severity: .warning,
      message:
        "unknown view '\(name)': shown as a Box that takes the proposed size\(times(count))",
      range: range, help: "give it a \"size\" if the layout depends on it")
  }

  /// An unknown modifier that the document accepts.
  public static func unknownModifierLeftOut(
    _ name: String, count: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "unknown-modifier-left-out", severity: .warning,
      message: "unknown modifier '\(name)': skipped\(times(count))", range: range,
      help: "viewtree ignores its effect on the layout")
  }

  static func times(_ count: Int) -> String { count > 1 ? ", \(count) times" : "" }

  /// An element that is named as a binding although the data isn't a binding.
  public static func elementIsNoBinding(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "element-is-no-binding",
      message: "the data of this loop is not a binding, so '$\(name)' is not a binding either",
      range: range,
      help: "loop over a binding, such as \"$items\", or write \"as\": \"\(name)\"")
  }

  /// Both a window and a proposal for the root.
  public static func windowAndProposal(
    at range: SourceRange, window: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "window-and-proposal", message: "a document has a window or a proposal, not both",
      range: range, help: "remove one of them", notes: [Note("the window is here", at: window)])
  }

  /// JSON of the wrong kind.
  public static func wrongKind(
    expected: String, found: String, at range: SourceRange, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id: "wrong-kind", message: "expected \(expected), not \(found)", range: range, help: help)
  }

  /// A value of the wrong type. `needed` is a type in source form, or words such as `a number`.
  public static func wrongType(
    needed: String, found: String, at range: SourceRange
  ) -> Diagnostic {
    let isInWords = needed.hasPrefix("a ") || needed.hasPrefix("an ")
    return wrongKind(
      expected: isInWords ? needed : "a value of type '\(needed)'", found: found, at: range)
  }

  // MARK: - Shapes

  static func unknown(
    _ id: String, _ message: String, _ name: String, at range: SourceRange, known: [String],
    nothingNear: String?
  ) -> Diagnostic {
    guard let near = NearMatch.nearestName(to: name, in: known) else {
      return Diagnostic(id: id, message: message, range: range, help: nothingNear)
    }
    return Diagnostic(
      id: id, message: message, range: range, help: "did you mean '\(near)'?",
      fixIt: FixIt(replacing: range, with: "\"\(near)\""))
  }

  static func quotedList(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Arguments of two forms of a modifier.
  public static func argumentsExclude(
    _ name: String, and earlier: String, of modifier: String, at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "arguments-exclude-each-other",
      message: "'\(modifier)' takes '\(name)' or '\(earlier)', not both", range: range,
      help: "write two modifiers, or remove one of them",
      notes: [Diagnostic.Note("'\(earlier)' is here", at: first)])
  }

  /// An argument under both of its names.
  public static func argumentTwice(
    _ given: String, as name: String, of owner: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "argument-twice",
      message: "'\(given)' sets the argument '\(name)' of '\(owner)' a second time", range: range,
      help: "remove one of them")
  }

  /// A grid item that doesn't have exactly one size.
  public static func gridItemNeedsSize(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "grid-item-size", message: "a grid item is either fixed, flexible or adaptive",
      range: range,
      help:
        "write { \"fixed\": 100 }, { \"flexible\": {} } or { \"adaptive\": { \"minimum\": 50 } }")
  }
}
