/// The struct and enum types that a document declares.
public struct ScriptTypes: Sendable {
  /// A piece of source text.
  public struct Source: Sendable {
    /// The bytes of the text.
    public var text: [UInt8]
    /// A number that tells the caller which text a problem is about.
    public var origin: Int
    /// The part of the text that is meant; all of it if none is given.
    public var range: Range<Int>?

    /// Makes a source.
    public init(_ text: [UInt8], origin: Int = 0, range: Range<Int>? = nil) {
      self.text = text
      self.origin = origin
      self.range = range
    }

    /// Makes a source from a string.
    public init(_ text: String, origin: Int = 0) {
      self.init(Array(text.utf8), origin: origin)
    }
  }

  /// A stored property.
  public struct Field: Sendable {
    /// The name.
    public var name: String
    /// The type as written, if it is.
    public var typeName: String?
    /// The expression of the initial value, if there is one.
    public var defaultValue: Source?
    /// Whether it may be assigned.
    public var isVariable = true
    /// Whether it belongs to the type and not to its values.
    public var isStatic = false
    /// Whether views observe it: a published property of an object.
    public var isObserved = false
    /// What runs before it is given a value.
    public var willSet: Observer?
    /// What runs after that.
    public var didSet: Observer?

    /// The body of an observer, with the name that the other value has there.
    public struct Observer: Sendable {
      /// The name of the new value, or of the old one.
      public let parameter: String
      /// The body.
      public let body: Source
    }

    /// Makes a field.
    public init(name: String, typeName: String? = nil, defaultValue: Source? = nil) {
      self.name = name
      self.typeName = typeName
      self.defaultValue = defaultValue
    }
  }

  /// An enum case.
  public struct Case: @unchecked Sendable {
    /// The name.
    public var name: String
    /// The types of the associated values as written.
    public var payload: [String]
    /// The labels of the associated values.
    public var labels: [String?]
    /// The raw value, if one is written.
    public var rawValue: Value?

    /// Makes a case.
    public init(name: String, payload: [String] = [], labels: [String?] = []) {
      self.name = name
      self.payload = payload
      self.labels = labels
    }
  }

  /// A method or a computed property.
  public struct Method: Sendable {
    /// A parameter.
    public struct Parameter: Sendable {
      /// The label at the call; `nil` for `_`.
      public var label: String?
      /// The name in the body.
      public var name: String
      /// The type as written, if it is.
      public var typeName: String?
      /// What it is where the call leaves it out.
      public var defaultValue: Source?
      /// Whether the caller's variable changes.
      public var isInout = false

      /// Makes a parameter.
      public init(label: String?, name: String, typeName: String? = nil) {
        self.label = label
        self.name = name
        self.typeName = typeName
      }
    }

    /// The name.
    public var name: String
    /// The parameters; a computed property has none.
    public var parameters: [Parameter]
    /// The generic parameters of its own, and what each conforms to.
    public var generics: [String: [String]] = [:]
    /// The result type as written, if it is.
    public var resultTypeName: String?
    /// Whether this is a computed property.
    public var isProperty: Bool
    /// Whether the method changes `self`.
    public var isMutating: Bool
    /// Whether it belongs to the type and not to its values.
    public var isStatic = false
    /// Whether it is an `init?`.
    public var isFailable = false
    /// Whether it is known to return nothing.
    public var hasNoResult = false
    /// Whether its result may be dropped without a word: `@discardableResult`.
    public var isDiscardable = false
    /// What assigns to a computed property, whose parameter is `newValue`.
    public var setter: Source?
    /// The statements or the expression.
    public var body: Source

    /// Makes a method.
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

  /// A struct or an enum.
  public struct Declaration: Sendable {
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
    /// Other names of types, by name, as written: `typealias Value = CGFloat`.
    public var aliases: [String: String] = [:]
    /// Where its name stands in the text, if it was read from one.
    public var place: Range<Int>?
    /// What it conforms to, as written.
    public var inherited: [String] = []
    /// The type of the raw values of an enum.
    public var rawType: String?
    /// The types that the generic parameters of an extended type have, as written: `where Element == Int`.
    public var sameTypes: [String: String] = [:]
    /// Whether it adds to a type that is declared elsewhere.
    public var isExtension = false
    /// Whether its values are references to objects.
    public var isClass = false
    /// Whether it is an enum.
    public var isEnum: Bool
    /// Whether it was written as Swift, which says what it conforms to.
    public var isWrittenInSwift = false

    /// Makes a declaration.
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

  /// What Swift compiles with a warning in defaults and bodies.
  public let warnings: [ScriptProblem]

  /// Whether a class says that it is an `ObservableObject`.
  public func isObservableObject(_ name: String) -> Bool {
    table.entry(name)?.inherited.contains("ObservableObject") == true
  }

  /// Whether views observe properties of a class without its being an `ObservableObject`: it is `@Observable`.
  public func isObservable(_ name: String) -> Bool {
    guard let entry = table.entry(name), entry.isClass, !isObservableObject(name) else {
      return false
    }
    return entry.fields.contains(where: \.isObserved)
  }

  /// Whether there are classes among them.
  public var hasClasses: Bool { !classNames.isEmpty }

  /// The names of the classes among them, in the order declared.
  public let classNames: [String]

  /// Reads declarations, compiling their defaults and methods.
  public init(_ declarations: [Declaration] = []) {
    let table = TypeTable(declarations)
    self.table = table
    classNames = table.classNames
    let findings = table.compileBodies()
    problems = findings.problems
    undeclaredMembers = findings.undeclaredMembers
    warnings = findings.warnings
  }
}
