/// Notes and diagnostics about Swift documents, in alphabetical order.
extension Diagnostic.Note {
  /// The note that a part of the file is skipped, with its location.
  package static func swiftIsLeftOut(at place: SourceRange?) -> Diagnostic.Note {
    Diagnostic.Note("it is skipped because of this", at: place)
  }

  /// The note that another file declares a name as private, with its location.
  package static func swiftIsPrivate(at place: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note("another file declares it as private", at: place)
  }
}

extension Diagnostic {
  /// The placeholder for a view that can't be read.
  package enum SwiftStandIn: Sendable {
    case box, color, picture, text

    /// The words for it in a message.
    fileprivate var words: String {
      switch self {
      case .box: "a Box"
      case .color: "a gray Color"
      case .picture: "a picture"
      case .text: "a Text with its name"
      }
    }
  }

  /// The kinds of parts that are skipped if they can't be read.
  public enum SwiftHole: Sendable {
    case action
    case argument(String)
    case condition(Bool)
    case loop
    case text(String)
    case function(String)
    case given(String)
    case modifier(String)
    case view(String)
    case type(String)
    case object(String)
    case observer(String)
    case statement
    case subject

    /// The consequence for the document, as message text.
    var words: String {
      switch self {
      case .action: "this action is not run"
      case .argument(let name): "the argument '\(name)' is skipped"
      case .condition(let holds): "this condition is assumed to be \(holds)"
      case .loop: "this loop shows three views"
      case .text(let text): "the text is assumed to be \"\(text)\""
      case .function(let name): "'\(name)' is skipped"
      case .given(let name): "a placeholder value is used for '\(name)'"
      case .modifier(let name): "the modifier '\(name)' is skipped"
      case .view(let name): "a placeholder is shown for '\(name)'"
      case .type(let name): "viewtree reads only the values and methods of '\(name)'"
      case .object(let name): "no object of '\(name)' is created"
      case .observer(let name): "the observers of '\(name)' are not run"
      case .statement: "this statement is not run"
      case .subject: "this 'switch' shows its default, or the case with the most views"
      }
    }
  }

  /// An argument that documents don't support.
  package static func swiftArgumentLeftOut(
    _ argument: String, of callee: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-argument-left-out", severity: .warning,
      message: "'\(argument)' of '\(callee)' is skipped", range: range,
      help: "its content is not laid out")
  }

  /// A toggle of several values, which documents only show.
  package static func swiftSourcesOnlyShown(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-argument-left-out", severity: .warning,
      message: "a tap on this 'Toggle' doesn't change its 'sources'", range: range,
      help: "it shows whether all of them are on")
  }

  /// Objects that views read but that aren't set outside the root.
  package static func swiftObjectsMade(_ names: [String]) -> Diagnostic {
    let all = names.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      id: "swift-object-made", severity: .warning,
      message: names.count == 1
        ? "viewtree creates an object of \(all), because views read it but no view sets it"
        : "viewtree creates objects of \(all), because views read them but no view sets them",
      range: nil,
      help: "add #Preview { … } with .environmentObject(…) or .environment(…)")
  }

  /// Warnings about several files that aren't shown.
  package static func swiftMoreGaps(count: Int) -> Diagnostic {
    Diagnostic(
      id: "swift-more-gaps", severity: .warning,
      message: count == 1 ? "there is 1 more warning" : "there are \(count) more warnings",
      range: nil,
      help: "to see all of them, add --holes all")
  }

  /// An assumption about an expression that doesn't occur in the shown views.
  package static func swiftUnusedAssumption(_ expression: String) -> Diagnostic {
    Diagnostic(
      id: "swift-unused-assumption", severity: .warning,
      message: "no visible view uses the expression '\(expression)'", range: nil,
      help: "write the expression as in the file, such as 'order.isComplete=true'")
  }

  /// Previews other than the shown preview.
  package static func swiftOtherPreviews(
    _ shown: String, others: [String], at range: SourceRange
  ) -> Diagnostic {
    let names = others.prefix(5).joined(separator: ", ") + (others.count > 5 ? ", …" : "")
    return Diagnostic(
      id: "swift-other-previews", severity: .note,
      message: others.count == 1
        ? "the preview '\(shown)' is shown, there is 1 other"
        : "the preview '\(shown)' is shown, there are \(others.count) others",
      range: range, help: "choose one with --preview: \(names)")
  }

  /// The other views of a file that could be shown instead of the first view.
  package static func swiftOtherViews(
    _ shown: String, others: [String], at range: SourceRange
  ) -> Diagnostic {
    let names = others.prefix(5).joined(separator: ", ") + (others.count > 5 ? ", …" : "")
    return Diagnostic(
      id: "swift-other-views", severity: .note,
      message: others.count == 1
        ? "the view '\(shown)' is shown, there is 1 other"
        : "the view '\(shown)' is shown, there are \(others.count) others",
      range: range, help: "choose one with --root: \(names)")
  }

  /// A name that is declared twice, in two files or in one.
  package static func swiftDeclaredTwice(
    _ name: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-declared-twice", kind: .notSwift, message: "'\(name)' is declared twice",
      range: range,
      help: "rename one of them, or make one private to its file",
      notes: [Note("the other declaration is here", at: first)])
  }

  /// A helper that uses itself, or that is inside more helpers than a limit allows.
  package static func swiftEndlessHelper(
    _ name: String, limit: Int? = nil, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-endless-helper", kind: .endless,
      message: limit.map { "'\(name)' is nested in more than \($0) other helpers" }
        ?? "'\(name)' calls itself",
      range: range, help: "make it a separate view: struct … : View")
  }

  /// Values other than paths in the list of files in settings.
  package static func swiftFilesNotPaths(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-files", message: "'files' is a list of files and folders", range: range,
      help: "write files: [Row.swift, Parts], with paths from the folder of this file")
  }

  /// A part that can't be read and is skipped.
  package static func swiftHole(
    _ hole: SwiftHole, _ problem: Diagnostic, isError: Bool
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-hole", kind: subject(of: problem), severity: isError ? .error : .warning,
      message: "\(hole.words): \(problem.message)", range: problem.range, help: problem.help,
      notes: problem.notes)
  }

  /// Several types that no file declares. Code with them is skipped.
  package static func swiftUnknownTypes(_ names: [String], at range: SourceRange) -> Diagnostic {
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return Diagnostic(
      id: "swift-hole", severity: .warning,
      message: "viewtree does not know \(names.prefix(3).map { "'\($0)'" }.joined(separator: ", "))"
        + "\(more), and skips the code with these types",
      range: range, help: "to see the code, add --holes all")
  }

  /// The missing name that a problem is about, by which warnings are combined. It has no nearest
  /// name, because another file may declare it.
  private static func subject(of problem: Diagnostic) -> Kind? {
    switch problem.kind {
    case .unknownName(let name, _), .unknownFunction(let name, _):
      .unknownName(name, nearest: nil)
    case .unknownMember(let name, let owner?, _): .unknownMember(name, owner: owner, nearest: nil)
    default: nil
    }
  }

  /// An initializer with more than assignments.
  package static func swiftInitialiserDoesMore(_ view: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      id: "swift-initialiser", severity: .warning,
      message: "this statement in an initializer of '\(view)' is skipped", range: range,
      help: "viewtree reads only assignments to properties in an initializer")
  }

  /// A loop among views.
  package static func swiftLoopInBuilder(
    _ name: String, _ sequence: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-statement-in-builder", kind: .notSwift, message: "'for' does not create views",
      range: range,
      help: "write ForEach(\(sequence), id: \\.self) { \(name) in … }")
  }

  /// A key without a default, whose values aren't optional.
  package static func swiftKeyWithoutDefault(
    _ name: String, _ type: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-key-without-default", kind: .notSwift, message: "'\(name)' has no 'defaultValue'",
      range: range,
      help: "add static let defaultValue: \(type) = …")
  }

  /// A modifier among views, without a view before it.
  package static func swiftModifierOnNothing(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-modifier-on-nothing", kind: .notSwift, message: "'\(name)' has no view to modify",
      range: range,
      help: "write it directly after the view that it modifies")
  }

  /// A value where a binding to it is needed.
  package static func swiftNoBinding(_ text: String, at range: SourceRange) -> Diagnostic {
    let isLiteral = text.first.map { !$0.isLetter && $0 != "_" } ?? true
    let isTruth = text == "true" || text == "false"
    return Diagnostic(
      id: "swift-no-binding", kind: .notSwift,
      message: "a binding is needed here, not the value '\(text)'",
      range: range, help: isLiteral || isTruth ? "write .constant(\(text))" : "write $\(text)")
  }

  /// A view without a body.
  package static func swiftNoBody(
    _ name: String, _ member: String, _ declaration: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-no-body", message: "'\(name)' has no '\(member)'", range: range,
      help: "add \(declaration)")
  }

  /// A path in settings where no Swift file is.
  package static func swiftNoFile(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-files", message: "there is no Swift file at '\(path)'", range: range,
      help: "paths are relative to the folder of this file")
  }

  /// A type where its metatype is needed.
  package static func swiftTypeWithoutSelf(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-type-without-self", kind: .notSwift, message: "a key is a type", range: range,
      help: "write \(name).self")
  }

  /// A file that doesn't determine a view to show.
  package static func swiftNoRoot(
    free: [(name: String, file: String?)],
    others: [(name: String, needs: [String], file: String?)]
  ) -> Diagnostic {
    func place(_ file: String?) -> String { file.map { " in \($0)" } ?? "" }
    let needs = others.map {
      "\($0.name) (\($0.needs.joined(separator: ", ")))\(place($0.file))"
    }
    let list = free.isEmpty ? needs : free.map { $0.name + place($0.file) }
    let why =
      free.isEmpty
      ? (others.isEmpty
        ? "there is no #Preview and no view"
        : "there is no #Preview, and every view needs arguments: \(list.joined(separator: ", "))")
      : "there is no #Preview, and several views are possible: \(list.joined(separator: ", "))"
    return Diagnostic(
      id: "swift-no-root", message: "no view to show: \(why)", range: nil,
      help: free.isEmpty
        ? "add #Preview { … } with the view and its arguments"
        : "name one with --root \(free[0].name), or add #Preview { \(free[0].name)() }")
  }

  /// Another expression instead of a required key path.
  package static func swiftNoKeyPath(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-no-key-path", kind: .notSwift,
      message: "an id must be a key path, unlike '\(text)'",
      range: range,
      help: text.hasPrefix(".") ? "write \\\(text)" : "write id: \\.self, or the key path of an id")
  }

  /// A type with a body that doesn't conform to `View`.
  package static func swiftNotAView(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-not-a-view", kind: .notSwift,
      message: "'\(name)' has a 'body', but does not conform to View",
      range: range, help: "write struct \(name): View")
  }

  /// An expression among views that isn't known to be a view.
  package static func swiftNoView(
    _ text: String, shown: SwiftStandIn?, at range: SourceRange
  ) -> Diagnostic {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let short = line.count > 40 ? String(line.prefix(40)) + "…" : line
    return Diagnostic(
      id: "swift-no-view", severity: shown == nil ? .error : .warning,
      message: "'\(short)' is not a supported view"
        + (shown.map { ": shown as \($0.words)" } ?? ""),
      range: range,
      help: "use a call, or a property or function of type 'some View'")
  }

  /// A name that only another file can use.
  package static func swiftPrivateName(
    _ name: String, declared place: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-private-name", message: "'\(name)' is private to another file", range: range,
      help: "remove 'private' from its declaration",
      notes: [Note("it is declared here", at: place)])
  }

  /// A property with a wrapper that isn't read.
  package static func swiftPropertyLeftOut(
    _ name: String, _ wrapper: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-property-left-out", severity: .warning,
      message: "'\(name)' is skipped, because \(wrapper) is not supported", range: range,
      help: "code that uses it is skipped, too")
  }

  /// A property with an object that isn't known.
  package static func swiftObjectLeftOut(
    _ name: String, _ reason: SwiftObjectReason, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-property-left-out", severity: .warning,
      message: "'\(name)' is skipped: \(reason.words)", range: range,
      help: "code that uses it is skipped, too")
  }

  /// The reason why objects of a class are missing.
  package enum SwiftObjectReason: Sendable {
    case isElsewhere(String)
    case inherits(String, String)
    case isBroken(String)

    fileprivate var words: String {
      switch self {
      case .isElsewhere(let name): "the class '\(name)' is not declared here"
      case .inherits(let name, let other):
        "the class '\(name)' inherits from '\(other)', which is not supported"
      case .isBroken(let name): "the class '\(name)' is not supported"
      }
    }
  }

  /// Several files with settings.
  package static func swiftSeveralSettings(_ places: [SourceRange]) -> Diagnostic {
    Diagnostic(
      id: "swift-several-settings", message: "\(places.count) of these files have settings",
      range: places.first,
      help:
        "choose one with --root and a view of its file, or list the others in one of them: files: [.]",
      notes: places.dropFirst().map { Note("there are also settings here", at: $0) })
  }

  /// Several files with a preview each.
  package static func swiftSeveralRoots(
    _ shown: [(number: Int, name: String, range: SourceRange)]
  ) -> Diagnostic {
    let first = shown.first?.number ?? 1
    return Diagnostic(
      id: "swift-no-root", message: "no view to show: several files have previews", range: nil,
      help: "choose one with --preview \(first), or a view with --root",
      notes: shown.map { Note("preview \($0.number): \($0.name)", at: $0.range) })
  }

  /// A file without a root view, of which one view is shown with placeholders for its parameters.
  package static func swiftStandIns(
    _ shown: String, _ parameters: [String], at range: SourceRange
  ) -> Diagnostic {
    let list = parameters.joined(separator: ", ")
    return Diagnostic(
      id: "swift-stand-ins", severity: .warning,
      message: parameters.isEmpty
        ? "no preview shows a view: \(shown) is shown"
        : "\(shown) is shown with placeholder values for \(list)",
      range: range, help: "add #Preview { … } with a view and its arguments")
  }

  /// A statement among views that makes none.
  package static func swiftStatementInBuilder(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-statement-in-builder", kind: .notSwift, message: "'\(word)' does not create views",
      range: range,
      help: "compute it in a function or a computed property, and show the result")
  }

  /// `...` among views, as in a printed listing.
  package static func swiftPlaceholder(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-placeholder", severity: .warning,
      message: "'...' is a placeholder without views", range: range,
      help: "write the views that belong here")
  }

  /// A statement at the top of a file.
  package static func swiftStatementLeftOut(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-statement-left-out", severity: .warning,
      message: "this statement at file scope is not run", range: range)
  }

  /// Helpers that are expanded too often.
  package static func swiftTooManyViews(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-too-many-views", kind: .endless,
      message: "more than \(limit) views after helpers are expanded", range: range,
      help: "make helpers that other helpers use separate views")
  }

  /// A call whose arguments match no known form. `known` has the labels of each form, with `_` for
  /// none.
  package static func swiftUnknownCall(
    _ name: String, labels: [String], known: [[String]], consequence: String? = nil,
    at range: SourceRange
  ) -> Diagnostic {
    func call(_ labels: [String]) -> String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }
    let all = known.flatMap { $0 }
    let wrong = labels.first { $0 != "_" && !all.contains($0) }
    let near = wrong.flatMap { NearMatch.nearestName(to: $0, in: all) }
    let forms = known.prefix(3).map { "'\(call($0))'" }.joined(separator: ", ")
    let more = known.count > 3 ? " and \(known.count - 3) more" : ""
    let repeated = labels.first { label in label != "_" && labels.count { $0 == label } > 1 }
    return Diagnostic(
      id: "swift-unknown-call", kind: .unknownCall(name, nearest: near ?? repeated),
      severity: consequence == nil ? .error : .warning,
      message: "no overload of '\(name)' takes '\(call(labels))'"
        + (consequence.map { ": \($0)" } ?? ""),
      range: range,
      help: near.map { "did you mean '\($0):'?" } ?? "overloads: \(forms)\(more)")
  }

  /// A word where a declaration should start.
  package static func swiftUnknownDeclaration(
    _ word: String, meant: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-unknown-declaration", message: "'\(word)' does not start a declaration",
      range: range,
      help: "did you mean '\(meant)'?", fixIt: FixIt(replacing: range, with: meant))
  }

  /// An unknown modifier. `meant` is the known one that it probably is, if there is one.
  package static func swiftUnknownModifier(
    _ name: String, meant: String?, count: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-unknown-modifier", severity: .warning,
      message: "viewtree does not know the modifier '\(name)', and skips it\(times(count))",
      range: range,
      help: meant.map { "did you mean '\($0)'?" }
        ?? "its effect on layout and preferences is unknown",
      fixIt: meant.map { FixIt(replacing: range, with: $0) })
  }

  /// True if it is about an unknown view or modifier that is probably a misspelled one of SwiftUI.
  public var isMisspelling: Bool {
    ["swift-unknown-modifier", "swift-unknown-view"].contains(id) && fixIt != nil
  }

  /// A preview that doesn't exist.
  package static func swiftUnknownPreview(_ name: String, known: [String]) -> Diagnostic {
    Diagnostic(
      id: "swift-unknown-preview", message: "there is no preview '\(name)'", range: nil,
      help: known.isEmpty
        ? "no file has a #Preview or a PreviewProvider"
        : "previews are: \(known.map { "'\($0)'" }.joined(separator: ", "))")
  }

  /// An image that is in none of the catalogs that belong to the file.
  package static func swiftMissingImage(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-missing-image", severity: .note,
      message: "no asset catalog has the image '\(name)', so it is empty", range: range,
      help: "name the folder with the catalog, or give the image a size with 'frame'")
  }

  /// A file with stores of the Composable Architecture, whose reducers aren't run.
  package static func swiftStores(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-stores", severity: .note,
      message: "stores are shown in their initial state: reducers are not run", range: range,
      help: "give the preview a store with the state to show")
  }

  /// A file with unknown names that is read without the other files of its folder.
  package static func swiftReadAlone(_ folder: String) -> Diagnostic {
    Diagnostic(
      id: "swift-read-alone", severity: .note,
      message: "the other Swift files of '\(folder)' are not read", range: nil,
      help: "to read them, name the folder instead of the file")
  }

  /// A preview that doesn't show the view that `--root` names.
  package static func swiftPreviewOfOtherView(
    _ name: String, view: String, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-unknown-preview", message: "the preview '\(name)' doesn't show \(view)",
      range: nil,
      help: known.isEmpty
        ? "omit --root"
        : "omit --root, or choose another preview: "
          + known.map { "'\($0)'" }.joined(separator: ", "))
  }

  /// A root that is not there.
  package static func swiftUnknownRoot(_ name: String, known: [String]) -> Diagnostic {
    let near = NearMatch.nearestName(to: name, in: known)
    return Diagnostic(
      id: "swift-unknown-root", message: "no view is called '\(name)'", range: nil,
      help: near.map { "did you mean '\($0)'?" }
        ?? (known.isEmpty
          ? "the file declares no view" : "views are: \(known.joined(separator: ", "))"))
  }

  /// An unknown view.
  package static func swiftUnknownView(
    _ name: String, meant: String?, nearest: String?, count: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      id: "swift-unknown-view", severity: .warning,
      message:
        "viewtree does not know the view '\(name)', and shows a text, a picture, the content or a Box instead\(times(count))",
      range: range,
      help: nearest.map { "did you mean '\($0)'?" }
        ?? "give it a size if the layout depends on it: .frame(height: 200)",
      fixIt: meant.map { FixIt(replacing: range, with: $0) })
  }

  /// Views of UIKit or AppKit that the files declare, by their names.
  package static func swiftForeignViews(_ names: [String], at range: SourceRange) -> Diagnostic {
    let quoted = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return Diagnostic(
      id: "swift-unknown-view", severity: .warning,
      message: names.count == 1
        ? "\(quoted) is a view of UIKit or AppKit, and viewtree shows a text, a picture, or a Box instead"
        : "\(quoted)\(more) are views of UIKit or AppKit, and viewtree shows texts, pictures, or Boxes instead",
      range: range, help: "give them a size if the layout depends on it: .frame(height: 200)")
  }

  /// A variable among views that gets its value later.
  package static func swiftVariableWithoutValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "swift-variable-without-value",
      message: "a variable among views must have an initial value", range: range,
      help: "compute it in a function, or write if and else as one expression")
  }
}
