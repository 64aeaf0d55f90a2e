import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The skipped parts of a file, with the reasons.
struct SkippedParts {
  /// The offsets where the parts begin.
  private(set) var starts: Set<Int> = []
  private var told: [(part: Range<Int>, diagnostic: Diagnostic)] = []
  /// The names of skipped declarations, with the locations of the reasons.
  private(set) var names: [String: SourceRange] = [:]
  /// The classes of objects that views read but no view sets.
  private(set) var objects: Set<String> = []
  /// The number of parts that are replaced by a value.
  private(set) var madeUpValueCount = 0
  private let areErrors: Bool
  /// True for several files. The compiler takes them, so any error is about an unsupported part.
  private let areSeveral: Bool
  private let source: SourceFile
  /// The names that only their file can use, with their locations.
  private let ownNames: [String: Range<Int>]
  private let declared: DeclaredNames
  /// The members that extensions of the files add to types: `extension Font { static var card … }`.
  private let extensionMembers: Set<String>
  private lazy var uses = DeclarationUses(declared)

  init(
    areErrors: Bool, areSeveral: Bool, _ declared: DeclaredNames, source: SourceFile,
    ownNames: [String: Range<Int>]
  ) {
    self.areErrors = areErrors
    self.areSeveral = areSeveral
    self.source = source
    self.ownNames = ownNames
    self.declared = declared
    extensionMembers = Set(
      declared.extensions.lazy.flatMap(\.members).compactMap { $0.declaredName?.text })
  }

  /// One diagnostic for each part that isn't inside another part.
  var diagnostics: [Diagnostic] {
    var inner: Set<Int> = []
    var end = 0
    for part in told.map(\.part).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if part.lowerBound < end { inner.insert(part.lowerBound) } else { end = part.upperBound }
    }
    return told.filter { !inner.contains($0.part.lowerBound) }.map(\.diagnostic)
  }

  /// Finds for each error the smallest enclosing part that can be skipped. Returns false if there
  /// is no new part.
  ///
  /// An error may be caused by an earlier declaration, because a value without a type has no
  /// members. Errors in later declarations then wait for the next attempt. `isEvaluated` is true
  /// for problems of an evaluation, where values can come from distant code, such as the
  /// environment.
  mutating func add(
    _ problems: [EvaluationGap], _ omissible: [SwiftLowering.SkippablePart], isEvaluated: Bool
  ) -> Bool {
    let parts = SkippableParts(omissible)
    let objectCount = objects.count
    for case .missingObject(let name)? in problems.map(\.diagnostic.kind) { objects.insert(name) }
    let isNewObject = objects.count > objectCount
    // The next attempt has placeholders for names that had no values.
    let standingIn = Set(omissible.lazy.filter(\.standsIn).map { UInt32($0.range.lowerBound) })
    let lasting = problems.filter {
      $0.diagnostic.severity == .error && !($0.assumption.map(standingIn.contains) ?? false)
    }
    let found = lasting.compactMap { gap in
      part(of: gap, parts).map {
        (part: $0, problem: gap.diagnostic, isSkipped: gap.place == .initializer)
      }
    }
    // The evaluation skipped statements as the next attempt will, so they don't cause other errors.
    let first = found.lazy.filter { !$0.isSkipped }.map(\.part.order).min()
    var new: [SwiftLowering.SkippablePart] = []
    let givesValues = found.contains { $0.isSkipped && $0.part.standsIn }
    let causes = Set(found.lazy.filter { $0.part.order == first }.map(\.part.name))
    for (part, problem, isSkipped) in found {
      let isFirst = isSkipped || part.order == first && !isNewObject && !givesValues
      guard
        isFirst || problem.kind?.hasNoOtherCause ?? false
          || !isEvaluated && !uses.mayMention(causes, around: part.range)
      else { continue }
      if add(part, problem) { new.append(part) }
    }
    addDependents(of: new, parts)
    return isNewObject || !new.isEmpty
  }

  /// Finds for each error the largest part around it, a body only if there is no other. Returns
  /// false if there is no new part.
  ///
  /// It's for files with more gaps than attempts: one of these is enough for all gaps of a part.
  mutating func addLargest(
    _ problems: [Diagnostic], _ omissible: [SwiftLowering.SkippablePart]
  ) -> Bool {
    let parts = SkippableParts(omissible)
    var isNew = false
    for problem in problems where problem.severity == .error {
      guard let range = problem.range, !isAboutPrivateName(problem) else { continue }
      let part =
        parts.largest(around: range) { $0.isInsideBody && !starts.contains($0.range.lowerBound) }
        ?? parts.largest(around: range) { !starts.contains($0.range.lowerBound) }
      if let part, add(part, problem) { isNew = true }
    }
    return isNew
  }

  /// Adds a part. Returns false if it's already skipped.
  private mutating func add(_ part: SwiftLowering.SkippablePart, _ problem: Diagnostic) -> Bool {
    guard starts.insert(part.range.lowerBound).inserted else { return false }
    let hole = Diagnostic.swiftHole(
      part.kind.consequence(part.name), global(problem) ?? inTermsOfFile(problem),
      isError: areErrors)
    told.append((part.range, hole))
    if part.kind.standsIn { madeUpValueCount += 1 }
    if case .function = part.kind { names[part.name] = problem.range }
    return true
  }

  /// The problem with the name that the file has for a local one. The document adds its location.
  private func inTermsOfFile(_ problem: Diagnostic) -> Diagnostic {
    guard case .unknownName(let name, _)? = problem.kind, let range = problem.range else {
      return problem
    }
    let start = min(Int(range.start), source.bytes.count)
    let end = min(max(Int(range.end), start), source.bytes.count)
    let written = String(decoding: source.bytes[start..<end], as: UTF8.self)
    let isParameter = written.hasPrefix("$") && name.last?.isNumber == true
    guard !written.isEmpty, name != written, name.hasPrefix(written) || isParameter,
      isParameter || name.dropFirst(written.count).allSatisfy({ $0.isNumber })
    else { return problem }
    var problem = problem
    problem.message = problem.message.replacing("'\(name)'", with: "'\(written)'")
    return problem
  }

  /// The problem in terms of the file, if it's an assignment to a global or static variable. The
  /// compiler takes the file, so it isn't a constant.
  private func global(_ problem: Diagnostic) -> Diagnostic? {
    guard problem.kind == .fixedValue, let range = problem.range else { return nil }
    let rest = source.bytes[min(Int(range.start), source.bytes.count)...]
    let place = String(
      decoding: rest.prefix { Byte.isNamePart($0) || $0 == Byte.dot }, as: UTF8.self)
    let names = place.split(separator: ".").prefix(2)
    guard let first = names.first.map(String.init) else { return nil }
    if names.count > 1, first.first?.isUppercase ?? false {
      return .assignmentToGlobal(names.joined(separator: "."), isStatic: true, at: range)
    }
    let isGlobal = declared.globals.contains { $0.isVariable && $0.boundName?.text == first }
    return isGlobal ? .assignmentToGlobal(first, isStatic: false, at: range) : nil
  }

  /// Adds the declarations that mention skipped declarations, directly or indirectly.
  private mutating func addDependents(
    of skipped: [SwiftLowering.SkippablePart], _ parts: SkippableParts
  ) {
    var skipped = skipped.filter(\.isDeclaration)
    if skipped.isEmpty { return }
    let uses = uses
    while !skipped.isEmpty {
      let problems = uses.problems(ofSkipped: skipped.flatMap { uses.declarations(in: $0.range) })
      skipped = []
      for problem in problems {
        if !isLeftOut(problem), let part = part(around: problem, parts), part.isDeclaration,
          add(part, problem)
        {
          skipped.append(part)
        }
      }
    }
  }

  /// True if a problem is in a part that is already skipped.
  private func isLeftOut(_ problem: Diagnostic) -> Bool {
    guard let range = problem.range else { return false }
    return told.contains {
      $0.part.lowerBound <= Int(range.start) && Int(range.end) <= $0.part.upperBound
    }
  }

  /// The part that must be skipped for a gap. For an error in a body that is a statement, or the
  /// part of the view that calls the body.
  private func part(
    of gap: EvaluationGap, _ parts: SkippableParts
  ) -> SwiftLowering.SkippablePart? {
    let part = part(around: gap.diagnostic, parts)
    // Without its type, an object would be missing that the evaluation made.
    if case .initializer = gap.place { return part.flatMap { $0.isWhole ? nil : $0 } }
    guard case .body(let use) = gap.place else { return part }
    // A statement, or a property whose initial value fails, can be skipped alone.
    if let part, part.isInsideBody || part.order == .property { return part }
    guard let use else { return nil }
    var problem = gap.diagnostic
    problem.range = use
    guard let caller = self.part(around: problem, parts) else { return part }
    // Skipping a method loses less than skipping a view or a property that calls it.
    return caller.isInsideBody ? caller : part ?? caller
  }

  /// The smallest part around an error that can be skipped.
  private func part(
    around problem: Diagnostic, _ parts: SkippableParts
  ) -> SwiftLowering.SkippablePart? {
    guard let range = problem.range, !isAboutPrivateName(problem) else { return nil }
    lazy var isAboutForeignName = areSeveral || isAboutForeignName(problem)
    return parts.smallest(around: range) { part in
      !starts.contains(part.range.lowerBound) && (!part.needsForeignName || isAboutForeignName)
        && !(problem.isAboutObject && part.kind.isView)
    }
  }

  /// True if a problem is about a name that another file keeps to itself, as for the compiler.
  private func isAboutPrivateName(_ problem: Diagnostic) -> Bool {
    switch problem.kind {
    case .unknownName(let name, _), .unknownFunction(let name, _):
      guard let place = ownNames[name], let range = problem.range else { return false }
      return source.part(at: range.start) != source.part(at: UInt32(clamping: place.lowerBound))
    default: return false
    }
  }

  /// True if a problem isn't a gap: a misspelled name, code that is no Swift, or views without an end.
  func isCertain(_ problem: Diagnostic) -> Bool {
    switch problem.kind {
    case .notSwift, .endless: true
    case .unknownName(_, _?), .unknownFunction(_, _?), .unknownMember(_, _, _?),
      .unknownEnvironmentValue(_, _?):
      !isAboutForeignName(problem)
    case .unknownOption(_, _, let nearest): nearest != nil
    case .unknownCall(let name, let nearest): nearest != nil || declared.views[name] != nil
    case nil: problem.fixIt != nil || Self.ofGrammar.contains(problem.id)
    default: false
    }
  }

  /// Problems of text that isn't Swift.
  private static let ofGrammar: Set = [
    "unclosed-interpolation", "unclosed-script-bracket", "unexpected-script-word",
    "unopened-script-bracket", "unterminated-script-comment", "unterminated-script-string",
  ]

  /// True if a problem is about a name that resembles no name in the file, so another file may
  /// declare it.
  private func isAboutForeignName(_ problem: Diagnostic) -> Bool {
    switch problem.kind {
    // An unknown value has no known members.
    case .unknownMember(_, owner: nil, _): true
    // Code in another file may read the clock, but no report depends on the time.
    case .variableType(let name): Self.clocks.contains(name)
    // The code that creates the value was skipped, because it belongs to another file.
    case .missingValue: true
    // An extension in another file may add the conformance.
    case .missingConformance: true
    // Another file may declare the format of an interpolated value.
    case .unknownLabel(_, let callee): callee == ScriptProblem.interpolation
    case .unknownName(let name, let nearest), .unknownFunction(let name, let nearest),
      .unknownMember(let name, _, let nearest), .unknownEnvironmentValue(let name, let nearest):
      isForeign(name, nearest)
    case .unknownOption(let name, let parameter, let nearest):
      extensionMembers.contains(name)
        || Self.extended.contains(parameter) && isForeign(name, nearest)
    case .missingObject, .fixedValue, .unknownCall, .unsuitableArgument, .endless, .notSwift: false
    case nil: false
    }
  }

  /// True for an unknown name that another file may declare: it isn't a misspelling of the nearest
  /// known one.
  private func isForeign(_ name: String, _ nearest: String?) -> Bool {
    // A skipped name isn't misspelled, even if it resembles another name.
    if names[name] != nil { return true }
    guard let nearest else { return true }
    // A name that is much shorter isn't a misspelling. For example, `localized` in another file
    // doesn't mean `localizedUppercase`.
    if nearest.hasPrefix(name), nearest.count > name.count + Self.forgottenLetters { return true }
    // A type in another file may resemble a SwiftUI type or a name that isn't a type.
    guard nearest.first?.isUppercase == true else { return name.first?.isUppercase == true }
    return !declared.typeNames.contains(nearest) && declared.views[nearest] == nil
  }

  /// The maximum number of forgotten letters at the end of a name.
  private static let forgottenLetters = 3

  /// The parameters whose types are often extended by apps.
  private static let extended: Set = ["font", "animation", "style", "tint", "transition"]

  private static let clocks = ["Date", "Calendar", "Timer"]
}

extension Diagnostic {
  /// True for a missing object. The view that needs it gets another one, so it isn't skipped.
  fileprivate var isAboutObject: Bool {
    if case .missingObject? = kind { true } else { false }
  }
}

extension Diagnostic.Kind {
  /// True for a problem that skipping other parts can't fix, because the name is undeclared.
  fileprivate var hasNoOtherCause: Bool {
    switch self {
    case .unknownName, .unknownFunction, .variableType: true
    case .unknownMember(_, let owner, _): owner != nil
    default: false
    }
  }
}

extension SwiftLowering.SkippablePart {
  /// True for a part of a body that the rest of the body can do without.
  fileprivate var isInsideBody: Bool {
    switch kind {
    case .function, .body, .type, .view, .object: false
    default: true
    }
  }

  /// True for a part that is a type, or the declaration of a view.
  fileprivate var isWhole: Bool {
    switch kind {
    case .type, .view, .object: true
    default: false
    }
  }

  /// True for a part without which its declarations are unknown.
  fileprivate var isDeclaration: Bool {
    switch kind {
    case .function: true
    // Other types keep their members, which can be skipped one by one.
    case .type: order == .extension
    default: false
    }
  }
}

extension SwiftLowering.SkippablePart.Kind {
  fileprivate var isView: Bool {
    if case .view = self { true } else { false }
  }

  /// True if a placeholder replaces the part.
  fileprivate var standsIn: Bool {
    switch self {
    case .text, .loop, .given, .body, .condition, .subject: true
    default: false
    }
  }

  /// The consequence of skipping the part.
  fileprivate func consequence(_ name: String) -> Diagnostic.SwiftHole {
    switch self {
    case .action: .action
    case .argument: .argument(name)
    case .condition(let holds): .condition(holds)
    case .loop: .loop
    case .text(let text): .text(text)
    case .function: .function(name)
    case .given, .body: .given(name)
    case .modifier: .modifier(name)
    case .view: .view(name)
    case .type: .type(name)
    case .object: .object(name)
    case .observer: .observer(name)
    case .statement: .statement
    case .subject: .subject
    }
  }
}
