import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Turns the declarations of a Swift file into the sections of a document.
///
/// Only declarations that the root uses are lowered. Helper functions and computed views are
/// expanded where they are used, because SwiftUI has no node for them either. Views and modifiers
/// of the file become the document's own.
final class SwiftLowering {
  let source: SourceFile
  var bytes: [UInt8] { source.bytes }
  var names: DeclaredNames
  /// The comment with settings, an object that may be empty.
  let settings: SyntaxTree
  private(set) var window: (width: Double, height: Double)
  /// The previews of the files, in their order.
  var previews: [DeclaredPreview] = []
  /// The preview that is the root.
  private(set) var shownPreview: DeclaredPreview?
  /// The window without settings and traits.
  let standardWindow: WindowDescription
  /// The starts of parts that are skipped because an earlier attempt found errors in them.
  let holes: Set<Int>

  /// The views whose bodies are lowered, or `nil` for all. The others have only their parameters,
  /// because an evaluation didn't build them.
  let built: Set<String>?
  /// True if a view has only its parameters.
  private(set) var hasOutlines = false

  /// The images, colors, and strings of the target. `nil` if there are none.
  let resources: (any SwiftResources)?

  /// The classes of objects that views read but no view sets.
  var objectsToMake: Set<String> = []
  /// The values of expressions that viewtree can't know, and those that expressions have.
  var assumptions = Assumptions()
  var usedAssumptions: Set<String> = []
  /// Names that only the declaring file can use, if there are several files.
  var ownNames: [String: Range<Int>] = [:]

  private(set) var diagnostics: [Diagnostic] = []
  private var told: Set<Diagnostic> = []
  /// Unknown views and modifiers, with the number of their uses.
  private(set) var unknown: [UnknownName] = []
  private var unknownViews: [String: Int] = [:]
  /// The names of images that no catalog has.
  var missingImages: Set<String> = []
  /// True if an expression needs the strings by their keys.
  var usesStringTable = false
  private var unknownModifiers: [String: Int] = [:]
  /// The properties of each view that are placeholders in one of its uses.
  var madeUpProperties: [String: Set<String>] = [:]
  /// The number of arguments and objects that are placeholders.
  var madeUpValueCount = 0
  /// The parts that may be skipped if they can't be read.
  var omissible: [SkippablePart] = []

  /// The declarations that the document needs, or `nil` for all of one file.
  var reach: DocumentReach?
  /// The name of the view that is the root without a preview.
  var rootView: String?

  // Sections, in the order of their first use.
  var components = DocumentObject(0..<0)
  var modifiers = DocumentObject(0..<0)
  var styles = DocumentObject(0..<0)
  var preferenceKeys = DocumentObject(0..<0)
  var environmentKeys = DocumentObject(0..<0)
  var alignments = DocumentObject(0..<0)
  var layouts = DocumentObject(0..<0)
  var state = DocumentObject(0..<0)
  var values = DocumentObject(0..<0)
  var functions: [SourceText] = []
  var globalFunctions: [GlobalFunction] = []

  /// The declarations outside types that are values of the document, by their names there.
  var constants: [String: Constant] = [:]
  /// The names of the objects that a file declares outside types, or as static members of views.
  var objectNames: Set<String> = []

  /// The number of declarations and parts of expressions whose types are being found.
  var openTypes = 0
  /// The type of the values that the content of the current call gets, if an argument before it
  /// says it.
  var contentInput: DeclaredType?
  /// Views whose bodies are still to be turned.
  var waiting: [() -> Void] = []
  var usedViews: Set<String> = []
  var openStatics: Set<String> = []
  var usedModifiers: [String: String] = [:]
  var viewForms: [String: ViewForm] = [:]
  var mentionedByView: [String: Set<String>] = [:]
  /// Objects that the root makes once, by the location where they are made, with the state that
  /// stores them.
  var madeObjects: [Int: String] = [:]
  /// The classes whose objects are placeholders.
  var placeholderClasses: Set<String> = []
  /// The names of the properties and functions of views that make views.
  private(set) lazy var helperNames = findHelperNames()
  /// The functions and initializers with a parameter for a result builder of the files.
  private(set) lazy var builderFunctions = findBuilderFunctions()
  private(set) lazy var resultBuilders = findResultBuilders()
  /// The properties of values that are views, and the views that they are.
  private(set) lazy var viewFields = findViewFields()
  private(set) lazy var writtenViews = findWrittenViews()
  /// The views in values that are being written, by their locations.
  var openViewValues: Set<Int> = []
  /// The closures that such a builder makes values of, by their locations.
  var builtClosures: [Int: BuiltClosure] = [:]
  /// The number of placeholders in the last document.
  var standInCount = 0
  /// The number of expanded entries, which limits nested helpers.
  var entryCount = 0
  static let entryLimit = 20_000

  /// The parts that all attempts share.
  private(set) var facts: LoweringFacts

  /// An undeclared name that is assumed to be declared elsewhere, with the number of its uses.
  struct UnknownName {
    let name: String
    let isView: Bool
    let place: Range<Int>
    var count: Int
  }

  /// A part of the file that may be skipped: a closure, a function, a modifier.
  struct SkippablePart {
    enum Kind {
      case action, argument, function, given, modifier, view, type, object, observer
      case loop, statement, subject
      /// The body of a property or a function with a result.
      case body
      /// A condition, with its value if it's skipped.
      case condition(Bool)
      /// Text, with its placeholder.
      case text(String)
    }
    let kind: Kind
    let range: Range<Int>
    let name: String
    /// True if the part may be skipped only because of a name that another file may declare.
    let needsForeignName: Bool
    /// The order of declarations: errors in earlier declarations cause errors in later
    /// declarations.
    let order: Order
    /// True if names that it binds get placeholders of their types if it's skipped. Then an error
    /// about such a name may disappear.
    var standsIn = false

    enum Order: Comparable { case property, method, `extension`, view }
  }

  init(
    _ source: SourceFile, _ names: DeclaredNames, _ settings: SyntaxTree, _ facts: LoweringFacts,
    holes: Set<Int>, built: Set<String>? = nil, resources: (any SwiftResources)? = nil,
    standardWindow: WindowDescription = .standard
  ) {
    self.source = source
    self.standardWindow = standardWindow
    self.facts = facts
    self.names = names
    self.settings = settings
    self.holes = holes
    self.built = built
    self.resources = resources
    window = Self.window(settings, standardWindow)
  }

  /// Makes a preview the root. Its traits set the window.
  func show(_ preview: DeclaredPreview) {
    shownPreview = preview
    guard !setsWindow, let traits = preview.window.description(standardWindow) else { return }
    window = (traits.width, traits.height)
  }

  /// True if the settings set a window or a proposal.
  var setsWindow: Bool {
    settings.members(0).contains { ["window", "proposal"].contains(settings.text($0.key)) }
  }

  /// The size of the window, for expressions that read the screen's size.
  private static func window(
    _ settings: SyntaxTree, _ standard: WindowDescription
  ) -> (width: Double, height: Double) {
    var size = (width: standard.width, height: standard.height)
    guard
      let window = settings.members(0).first(where: { settings.text($0.key) == "window" })?.value
    else { return size }
    if settings.kind(window) == .string {
      return Device.window(named: settings.text(window)).map { ($0.width, $0.height) } ?? size
    }
    for (key, value) in settings.members(window) {
      if settings.text(key) == "width" { size.width = settings.number(value) }
      if settings.text(key) == "height" { size.height = settings.number(value) }
    }
    return size
  }

  /// True if only the parameters of a view are lowered.
  func isOutlined(_ view: DeclaredView) -> Bool {
    guard let built, !built.contains(view.name) else { return false }
    hasOutlines = true
    return true
  }

  /// Adds a type that is declared inside a function.
  func declare(_ type: TypeDeclaration) {
    names.declare(type)
    facts = facts.with(names)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Reports a problem, once for each location. With several files, an error is a warning: the
  /// files are assumed to compile, so viewtree skips the unsupported code.
  func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if source.parts.count > 1, diagnostic.severity == .error { diagnostic.severity = .warning }
    add(diagnostic)
  }

  /// Reports that there is no root view.
  func reportNoRoot(_ diagnostic: Diagnostic) { add(diagnostic) }

  private func add(_ diagnostic: Diagnostic) {
    if told.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Records the assumed meaning of an unknown name.
  func noteUnknown(_ name: Name, isView: Bool) {
    if let place = ownNames[name.text] {
      return report(
        .swiftPrivateName(name.text, declared: SourceRange(place), at: SourceRange(name.range)))
    }
    let kind = isView ? \SwiftLowering.unknownViews : \SwiftLowering.unknownModifiers
    if let known = self[keyPath: kind][name.text] {
      if unknown[known].place != name.range { unknown[known].count += 1 }
    } else {
      self[keyPath: kind][name.text] = unknown.count
      unknown.append(
        UnknownName(name: name.text, isView: isView, place: name.range, count: 1))
    }
  }

  /// Like `isHole`, for a part that is skipped only if no part inside it can be skipped, in several
  /// files.
  func isWholeHole(
    _ kind: SkippablePart.Kind, _ range: Range<Int>, _ name: String,
    order: SkippablePart.Order = .view
  ) -> Bool {
    source.parts.count > 1 && isHole(kind, range, name, order: order)
  }

  /// True if the part must be skipped. Records that it may be skipped.
  func isHole(
    _ kind: SkippablePart.Kind, _ range: Range<Int>, _ name: String, needsForeignName: Bool = false,
    order: SkippablePart.Order = .view, standsIn: Bool = false
  ) -> Bool {
    omissible.append(
      SkippablePart(
        kind: kind, range: range, name: name, needsForeignName: needsForeignName, order: order,
        standsIn: standsIn))
    return holes.contains(range.lowerBound)
  }
}

extension SourceRange {
  init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
}
