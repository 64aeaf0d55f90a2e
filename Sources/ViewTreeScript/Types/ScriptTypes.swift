/// The struct and enum types that a document declares.
public struct ScriptTypes: Sendable {
  /// A piece of source text.
  public struct Source: Equatable, Sendable {
    /// The bytes of the text.
    public var text: [UInt8]
    /// A number that identifies the text of a problem for the caller.
    public var origin: Int
    /// The relevant part of the text. `nil` for all of it.
    public var range: Range<Int>?
    /// True for the statements of a declaration in Swift. Braces around all of them are those of a
    /// closure.
    var isBody = false

    /// Creates a source.
    public init(_ text: [UInt8], origin: Int = 0, range: Range<Int>? = nil) {
      self.text = text
      self.origin = origin
      self.range = range
    }

    /// Creates a source from a string.
    public init(_ text: String, origin: Int = 0) {
      self.init(Array(text.utf8), origin: origin)
    }

    /// True if the relevant part contains a text.
    public func contains(_ part: String) -> Bool {
      let part = Array(part.utf8)
      let range = range ?? text.indices
      guard range.count >= part.count else { return false }
      return (range.lowerBound...range.upperBound - part.count).contains { start in
        text[start..<start + part.count].elementsEqual(part)
      }
    }
  }

  /// A stored property.
  public struct Field: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The source text of the type, if there is one.
    public var typeName: String?
    /// The expression of the initial value, if there is one.
    public var defaultValue: Source?
    /// True if it's declared with `var`.
    public var isVariable = true
    /// True if it's static.
    public var isStatic = false
    /// True if views observe it: a published property of an object.
    public var isObserved = false
    /// The observer that runs before a new value is stored. Its parameter is the new value.
    public var willSet: Observer?
    /// The observer that runs after a new value was stored. Its parameter is the old value.
    public var didSet: Observer?

    /// Creates a field.
    public init(name: String, typeName: String? = nil, defaultValue: Source? = nil) {
      self.name = name
      self.typeName = typeName
      self.defaultValue = defaultValue
    }
  }

  /// An observer of a stored property.
  public struct Observer: Equatable, Sendable {
    /// The name of its parameter.
    public var parameter: String
    /// The statements.
    public var body: Source

    /// Creates an observer.
    public init(parameter: String, body: Source) {
      self.parameter = parameter
      self.body = body
    }
  }

  /// An enum case.
  public struct Case: Equatable, @unchecked Sendable {
    /// The name.
    public var name: String
    /// The source text of the associated values' types.
    public var payload: [String]
    /// The labels of the associated values.
    public var labels: [String?]
    /// The default values of the associated values.
    var defaults: [Source?] = []
    /// The raw value, if one is written.
    public var rawValue: Value?

    /// Creates a case.
    public init(name: String, payload: [String] = [], labels: [String?] = []) {
      self.name = name
      self.payload = payload
      self.labels = labels
    }
  }

  /// A method or a computed property.
  public struct Method: Equatable, Sendable {
    /// A parameter.
    public struct Parameter: Equatable, Sendable {
      /// The label at the call. `nil` for `_`.
      public var label: String?
      /// The name in the body.
      public var name: String
      /// The source text of the type, if there is one.
      public var typeName: String?
      /// The default value, used if a call omits the argument.
      public var defaultValue: Source?
      /// True if the parameter is `inout`.
      public var isInout = false
      /// True for `Int...`.
      public var isVariadic = false

      /// Creates a parameter.
      public init(label: String?, name: String, typeName: String? = nil) {
        self.label = label
        self.name = name
        self.typeName = typeName
      }
    }

    /// The name.
    public var name: String
    /// The parameters. A computed property has none.
    public var parameters: [Parameter]
    /// Its own generic parameters, with the protocols that they conform to.
    public var generics: [String: [String]] = [:]
    /// The source text of the result type, if there is one.
    public var resultTypeName: String?
    /// True if this is a computed property.
    public var isProperty: Bool
    /// True for a `lazy` property of a class. Its body is the value.
    public var isLazy = false
    /// True if the method changes `self`.
    public var isMutating: Bool
    /// True if it's static.
    public var isStatic = false
    /// True if it's an `init?`.
    public var isFailable = false
    /// True for a `convenience` initializer of a class.
    public var isConvenience = false
    /// True if it's declared with `override`.
    public var isOverride = false
    /// True if it's declared with `required`.
    public var isRequired = false
    /// True if it certainly has no result.
    public var hasNoResult = false
    /// True if its result may be unused without a warning: `@discardableResult`.
    public var isDiscardable = false
    /// The types of the parameters and of the result, each with its location.
    public var writtenTypes: [WrittenType] = []
    /// The setter of a computed property.
    public var setter: Source?
    /// The name of the new value in the setter.
    public var setterParameter = "newValue"
    /// The statements or the expression.
    public var body: Source

    /// Creates a method.
    public init(
      name: String, parameters: [Parameter] = [], resultTypeName: String? = nil,
      isProperty: Bool = false, isMutating: Bool = false, body: Source
    ) {
      self.name = name
      self.parameters = parameters
      self.resultTypeName = resultTypeName
      self.isProperty = isProperty
      self.isMutating = isMutating
      self.body = body
    }
  }

  /// A type in the source of a declaration.
  public struct WrittenType: Equatable, Sendable {
    /// The text of the type.
    public var source: Source
    /// The generic parameters of the function that it belongs to.
    public var generics: [String]

    /// Creates a written type.
    public init(_ source: Source, generics: [String] = []) {
      self.source = source
      self.generics = generics
    }
  }

  /// A struct or an enum.
  public struct Declaration: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The stored properties of a struct.
    public var fields: [Field]
    /// The cases of an enum.
    public var cases: [Case]
    /// Methods and computed properties.
    public var methods: [Method]
    /// The generic parameters.
    public var generics: [String] = []
    /// Other names of types, by name, in source form: `typealias Value = CGFloat`.
    public var aliases: [String: String] = [:]
    /// The range of its name in the source. `nil` if it wasn't parsed from text.
    public var place: Range<Int>?
    /// The types that it inherits from or conforms to, in source form.
    public var inherited: [String] = []
    /// The type of the raw values of an enum.
    public var rawType: String?
    /// The types of an extended type's generic parameters, in source form: `where Element == Int`.
    public var sameTypes: [String: String] = [:]
    /// The types of fields and payloads, each with its location.
    public var writtenTypes: [WrittenType] = []
    /// True if it's an extension of a type that is declared elsewhere.
    public var isExtension = false
    /// True if it's a class, whose values are references.
    public var isClass = false
    /// True if it's an enum.
    public var isEnum: Bool
    /// True if it was written in Swift, which states its conformances.
    public var isWrittenInSwift = false

    /// Creates a declaration.
    public init(
      name: String, fields: [Field] = [], cases: [Case] = [], methods: [Method] = []
    ) {
      self.name = name
      self.fields = fields
      self.cases = cases
      self.methods = methods
      isEnum = !cases.isEmpty
    }
  }

  let table: TypeTable

  /// The problems in defaults and bodies, each with the origin of its text.
  public let problems: [ScriptProblem]

  /// The members in defaults and bodies that neither the language nor a declared type has.
  public let undeclaredMembers: [ScriptProblem]

  /// The warnings in default values and bodies.
  public let warnings: [ScriptProblem]

  private let declarations: [Declaration]

  /// True if a class is declared as an `ObservableObject`.
  public func isObservableObject(_ name: String) -> Bool {
    table.inheritedNames(of: name).contains("ObservableObject")
  }

  /// True if a class is `@Observable`, so that views observe its properties without
  /// `ObservableObject`.
  public func isObservable(_ name: String) -> Bool {
    guard let entry = table.entry(name), entry.isClass, !isObservableObject(name) else {
      return false
    }
    return entry.fields.contains(where: \.isObserved)
  }

  /// True if any of them is a class.
  public var hasClasses: Bool { !classNames.isEmpty }

  /// The names of the classes among them, in the order declared.
  public let classNames: [String]

  /// The errors in the bodies that were compiled on demand so far, by position.
  public var problemsOnDemand: [ScriptProblem] {
    table.compilesOnDemand ? table.problems : []
  }

  /// The errors in statements of initializers that were skipped so far.
  public var skippedStatements: [ScriptProblem] { table.skippedStatements }

  /// Reads declarations, compiling their defaults and methods.
  ///
  /// On demand, a body is compiled when it first runs. Errors in it then stop that evaluation.
  public init(_ declarations: [Declaration] = [], compilesOnDemand: Bool = false) {
    self.init(declarations, compilesOnDemand: compilesOnDemand, texts: TypeTexts())
  }

  init(_ declarations: [Declaration], compilesOnDemand: Bool, texts: TypeTexts) {
    let table = TypeTable(declarations, compilesOnDemand: compilesOnDemand, texts: texts)
    self.table = table
    classNames = table.classNames
    let findings = table.compileBodies(of: table.entries.indices)
    problems = findings.problems
    undeclaredMembers = findings.undeclaredMembers
    warnings = findings.warnings
    self.declarations = declarations
  }

  private init(copying other: ScriptTypes) {
    table = TypeTable(copying: other.table)
    problems = other.problems
    undeclaredMembers = other.undeclaredMembers
    warnings = other.warnings
    declarations = other.declarations
    classNames = other.classNames
  }

  /// A copy that compiles its bodies independently.
  func copy() -> ScriptTypes { ScriptTypes(copying: self) }

  /// True if it was read from the same declarations in the same way.
  func isRead(from declarations: [Declaration], compilesOnDemand: Bool) -> Bool {
    table.compilesOnDemand == compilesOnDemand && self.declarations == declarations
  }

  /// True if a script compiles the same with other declarations: only bodies differ, which are
  /// compiled on demand.
  func hasInterface(of other: [Declaration], compilesOnDemand: Bool) -> Bool {
    table.compilesOnDemand && compilesOnDemand
      && declarations.elementsEqual(other) { $0.hasInterface(of: $1) }
  }

  /// Finds undeclared names of types in declarations.
  public func findUnknownNames() -> [ScriptProblem] {
    declarations.enumerated().flatMap { index, declaration in
      (declaration.writtenTypes + declaration.methods.flatMap(\.writtenTypes))
        .flatMap { table.unknownNames(in: $0, ofType: index) }
    }
  }

  /// The undeclared names in the signature of a function.
  public func unknownNames(in method: Method) -> [ScriptProblem] {
    method.writtenTypes.flatMap { table.unknownNames(in: $0, ofType: nil) }
  }

  /// The undeclared names in the source of a type.
  public func unknownNames(in source: Source) -> [ScriptProblem] {
    table.unknownNames(in: WrittenType(source), ofType: nil)
  }
}
