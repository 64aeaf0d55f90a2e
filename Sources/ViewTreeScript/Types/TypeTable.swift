import ViewTreeSyntax

/// The declared types in the form that the checker and the machine use.
///
/// Initially it has all types of the document. Types in blocks of scripts are added when the script
/// is checked, under names that source text can't contain.
final class TypeTable: @unchecked Sendable {
  /// A stored property.
  struct Field {
    let name: String
    var type: StaticType
    let isVariable: Bool
    /// True if views observe it: a published property of an object.
    var isObserved = false
    let defaultValue: ScriptTypes.Source?
    var program: ScriptProgram?
    var willSet: Observer?
    var didSet: Observer?
    /// The declaration in a superclass, for a property that a class inherits.
    var origin: FieldReference?

    /// True if it has a value before an initializer assigns one.
    var hasFirstValue: Bool { defaultValue != nil || isVariable && type.wrapped != nil }
  }

  /// An observer of a stored property.
  struct Observer {
    let source: ScriptTypes.Observer
    var program: ScriptProgram?
  }

  struct Case {
    let name: String
    let payload: [Signature.Parameter]
    let shape: CaseInfo
    let rawValue: Value?
  }

  /// A method, a computed property, an initializer or an operator.
  struct Method {
    var signature: Signature
    let body: ScriptTypes.Source
    let parameterNames: [String]
    let isResultWritten: Bool
    /// Its own generic parameters, with the protocols that they conform to.
    let generics: [String: [String]]
    var program: ScriptProgram?
    /// The setter of a computed property.
    var setter: ScriptProgram?
    let setterBody: ScriptTypes.Source?
    let setterParameter: String
    /// True for an initializer that calls another one of its class.
    var isConvenience = false
    /// True for a `lazy` property, whose value objects keep.
    var isLazy = false

    var isProperty: Bool { signature.kind == .property }
  }

  struct MethodReference: Hashable {
    let type: Int
    let method: Int
    /// True for a member of `super`, which overrides don't replace.
    var isDirect = false
    /// The class whose objects an inherited initializer makes.
    var made: Int?

    static func == (a: Self, b: Self) -> Bool { a.type == b.type && a.method == b.method }

    func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(method)
    }
  }

  struct FieldReference: Hashable {
    let type: Int
    let field: Int
  }

  /// A part of a declaration that runs.
  enum Body: Hashable {
    case method(MethodReference)
    case setter(MethodReference)
    case firstValue(FieldReference)
    case staticValue(FieldReference)
    case willSet(FieldReference)
    case didSet(FieldReference)
  }

  struct Entry {
    let name: String
    let generics: [String]
    let isEnum: Bool
    let isExtension: Bool
    let isClass: Bool
    let shape: StructInfo
    var fields: [Field] = []
    var statics: [Field] = []
    var cases: [Case] = []
    var methods: [Method] = []
    let inherited: [String]
    /// True if the declaration states its conformances. A declaration in JSON doesn't.
    let saysConformances: Bool
    /// The class that a class inherits from, and its generic arguments.
    var superclass: Superclass?
    var rawType: StaticType?
    /// The constraints of an extension on its generic parameters: `where Element == Int`.
    var sameTypes: [String: StaticType] = [:]
    /// The table's names for the types declared in the enclosing blocks, by source name.
    var localTypes: [String: String] = [:]

    /// The memberwise initializer of a struct without a declared one.
    var memberwise: Signature? {
      guard !isEnum, !isExtension, !methods.contains(where: { $0.signature.kind == .initializer })
      else { return nil }
      var signature = Signature(name: "init", kind: .initializer, isStatic: true)
      // A class only has an initializer without parameters, and only if all properties have values.
      if isClass {
        return superclass == nil && fields.allSatisfy(\.hasFirstValue) ? signature : nil
      }
      signature.parameters = fields.filter { $0.isVariable || $0.defaultValue == nil }.map {
        field in
        Signature.Parameter(
          label: field.name, type: field.type,
          hasDefault: field.defaultValue != nil || field.isVariable && field.type.wrapped != nil)
      }
      return signature
    }

    var fieldTypes: [StaticType] { fields.map(\.type) }

    var memberNames: [String] { fields.map(\.name) + methods.map(\.signature.name) }

    var staticNames: [String] {
      cases.map(\.name) + statics.map(\.name)
        + methods.filter { $0.signature.isStatic }.map(\.signature.name)
    }
  }

  @exclusivity(unchecked) private(set) var entries: [Entry] = []
  private var indices: [String: Int] = [:]
  private var extensionIndices: [String: [Int]] = [:]
  /// The type aliases, by name qualified with the enclosing type.
  private var aliases: [String: String] = [:]
  private(set) var mutatingMethods: Set<String> = []
  /// True if a class has a `lazy` property.
  private(set) var hasLazyProperties = false
  /// True if a class inherits from another declared class.
  var hasSubclasses = false
  /// The fields, cases and methods of all declared types.
  private(set) var memberNames: Set<String> = []
  /// True if literals make values of a declared type.
  private(set) var hasLiterals = false
  /// True if a body is compiled when it first runs. Errors in bodies that don't run are then not
  /// found.
  let compilesOnDemand: Bool
  /// The methods still to compile, the number that wait for another, and the findings.
  var methodsToCompile: Set<MethodReference> = []
  /// The first values still to compile, if bodies are compiled on demand.
  var valuesToCompile: Set<Body> = []
  /// The errors in bodies that were compiled on demand.
  var failures: [Body: [ScriptProblem]] = [:]
  /// The errors in statements of initializers that are skipped, because bodies are compiled on
  /// demand.
  var skippedStatements: [ScriptProblem] = []
  var waitingMethods = 0
  private var localCount = 0
  var methodFindings = Findings()
  /// The lists of names, which copies share. A table to which types are added gets its own.
  private var nameLists = NameLists()

  /// Lists of names, each made when it's first needed.
  private final class NameLists {
    var names: [String]?
    var typeNames: [String]?
    var memberNames: [String]?
    /// The names in the inherited types of a type.
    var inherited: [String: [String]] = [:]
    /// The type whose name is nearest to an unknown one.
    var nearest: [String: String?] = [:]
  }

  /// A cache of the parsed types, by their text.
  let texts: TypeTexts
  /// The number of changes. Programs that were compiled without one don't depend on the order of
  /// compiling.
  private(set) var changeCount = 0

  init(
    _ declarations: [ScriptTypes.Declaration], compilesOnDemand: Bool = false,
    texts: TypeTexts = TypeTexts()
  ) {
    self.compilesOnDemand = compilesOnDemand
    self.texts = texts
    add(declarations)
  }

  /// A copy, which later changes of the other table don't affect.
  init(copying other: TypeTable) {
    compilesOnDemand = other.compilesOnDemand
    texts = other.texts
    entries = other.entries
    indices = other.indices
    extensionIndices = other.extensionIndices
    aliases = other.aliases
    mutatingMethods = other.mutatingMethods
    hasLazyProperties = other.hasLazyProperties
    hasSubclasses = other.hasSubclasses
    hasLiterals = other.hasLiterals
    memberNames = other.memberNames
    methodsToCompile = other.methodsToCompile
    valuesToCompile = other.valuesToCompile
    failures = other.failures
    skippedStatements = other.skippedStatements
    localCount = other.localCount
    methodFindings = other.methodFindings
    nameLists = other.nameLists
  }

  /// Adds types that may refer to each other, and returns their indices.
  @discardableResult
  func add(
    _ declarations: [ScriptTypes.Declaration], seeing localTypes: [String: String] = [:]
  ) -> Range<Int> {
    let start = entries.count
    changeCount += 1
    nameLists = NameLists()
    defer { nameLists = NameLists() }
    let inheritance = inheritance(of: declarations, at: start, seeing: localTypes)
    for (index, declaration) in zip(start..., declarations) {
      let plain = TypeNames.plain(declaration.name)
      let labels = declaration.fields.filter { !$0.isStatic }.map(\.name)
      entries.append(
        Entry(
          name: plain, generics: declaration.generics, isEnum: declaration.isEnum,
          isExtension: declaration.isExtension, isClass: declaration.isClass,
          shape: StructInfo(
            typeName: plain, labels: inheritance.labels[index - start] + labels,
            declaration: index,
            hasObservers: inheritance.observers[index - start]
              || declaration.fields.contains { $0.willSet != nil || $0.didSet != nil }),
          inherited: declaration.inherited,
          saysConformances: declaration.isWrittenInSwift))
      entries[index].localTypes = localTypes
      hasLiterals =
        hasLiterals
        || declaration.inherited.contains { $0.hasPrefix("ExpressibleBy") || $0 == "OptionSet" }
      for (name, type) in declaration.aliases { aliases[plain + "." + name] = type }
      if declaration.isExtension {
        extensionIndices[plain, default: []].append(index)
      } else {
        indices[plain] = index
      }
    }
    for place in inheritance.order {
      if let superclass = inheritance.superclasses[place] {
        inherit(start + place, from: superclass, declarations[place])
      }
      fill(start + place, declarations[place])
    }
    return start..<entries.count
  }

  /// A name for a type that a block declares.
  func localName(_ name: String) -> String {
    localCount += 1
    return "\(name)\(TypeNames.localMark)\(localCount)"
  }

  /// True if there are no declarations.
  var isEmpty: Bool { entries.isEmpty }

  /// The names of the document's types.
  var names: [String] {
    if let known = nameLists.names { return known }
    let names = entries.indices.filter {
      !entries[$0].isExtension && !entries[$0].name.contains(TypeNames.localMark)
    }.map { entries[$0].name }
    nameLists.names = names
    return names
  }

  /// The names of all types: those of the language, then the document's.
  var typeNames: [String] {
    if let known = nameLists.typeNames { return known }
    let names = StandardTypes.names + self.names
    nameLists.typeNames = names
    return names
  }

  /// The type whose name is nearest to a name. `nil` if none is near and about as long.
  func nearestType(to name: String) -> String? {
    if let known = nameLists.nearest[name] { return known }
    // Most names have no near name of their length, so that the others needn't be compared.
    let alike = typeNames.filter { abs($0.utf8.count - name.utf8.count) <= 1 }
    let isAlike = NearMatch.nearestName(to: name, in: alike) != nil
    let nearest = isAlike ? NearMatch.nearestName(to: name, in: typeNames) : nil
    nameLists.nearest[name] = .some(nearest)
    return nearest
  }

  /// The names of all members: those of the language, then those of declared types, both sorted.
  var sortedMemberNames: [String] {
    if let known = nameLists.memberNames { return known }
    let names = StandardTypes.sortedMemberNames + memberNames.sorted()
    nameLists.memberNames = names
    return names
  }

  /// True for an enum with `allCases`.
  func isCaseIterable(_ entry: Entry) -> Bool {
    entry.isEnum && entry.cases.allSatisfy { $0.payload.isEmpty }
      && (!entry.saysConformances || inheritedNames(of: entry.name).contains("CaseIterable"))
  }

  /// The names in the inherited types of a declared type and its extensions.
  func inheritedNames(of name: String) -> [String] {
    if let known = nameLists.inherited[name] { return known }
    let all = (index(name).map { [$0] } ?? []) + extensions(of: name)
    var names = all.flatMap { entries[$0].inherited }.flatMap(Self.names)
    if let superclass = entry(name)?.superclass {
      names += inheritedNames(of: entries[superclass.type].name)
    }
    nameLists.inherited[name] = names
    return names
  }

  /// The names in an inherited type: `Codable & Hashable`, `Swift.Equatable`.
  private static func names(_ written: String) -> [String] {
    written.split(separator: "&").map { part in
      String(part.split { $0 == " " || $0 == "." }.last ?? part)
    }
  }

  /// The names of the classes.
  var classNames: [String] { entries.filter { $0.isClass && !$0.isExtension }.map(\.name) }

  func index(_ name: String) -> Int? { indices[name] }

  /// The source text of the type that an alias denotes.
  func alias(_ name: String) -> String? { aliases[name] }

  /// The full name of a type that is declared inside another type, or inside an enclosing type of
  /// it.
  func nested(_ name: String, in outer: String?) -> String? {
    guard var outer = outer.map({ $0[...] }) else { return nil }
    while true {
      let whole = outer + "." + name
      if indices[String(whole)] != nil { return String(whole) }
      guard let dot = outer.lastIndex(of: ".") else { return nil }
      outer = outer[..<dot]
    }
  }

  func entry(_ name: String) -> Entry? { indices[name].map { entries[$0] } }

  func extensions(of name: String) -> [Int] { extensionIndices[name] ?? [] }

  /// The types of the values of a case.
  func payload(_ typeName: String, _ name: String) -> [StaticType] {
    entry(typeName)?.cases.first { $0.name == name }?.payload.map(\.type) ?? []
  }

  func ownType(_ index: Int) -> StaticType {
    let entry = entries[index]
    return .named(
      entry.name, genericNames(of: index).map { entry.sameTypes[$0] ?? .parameter($0) })
  }

  /// The generic parameters of a declared type, or of the type that an extension extends.
  func genericNames(of index: Int) -> [String] {
    let entry = entries[index]
    guard entry.isExtension else { return entry.generics }
    return self.entry(entry.name)?.generics ?? StandardTypes.named(entry.name)?.parameters ?? []
  }

  // MARK: Reading declarations

  private func fill(_ index: Int, _ declaration: ScriptTypes.Declaration) {
    for (name, text) in declaration.sameTypes {
      entries[index].sameTypes[name] = TypeReader.type(
        text, self, localTypes: entries[index].localTypes)
    }
    let own = ownType(index)
    let generics = Set(genericNames(of: index))
    func type(_ text: String?) -> StaticType {
      TypeReader.type(
        text, self, generics: generics, selfType: own, localTypes: entries[index].localTypes)
    }
    if declaration.isEnum, let raw = declaration.rawType { entries[index].rawType = type(raw) }
    for field in declaration.fields {
      let made = Field(
        name: field.name, type: type(field.typeName), isVariable: field.isVariable,
        isObserved: field.isObserved, defaultValue: field.defaultValue, program: nil,
        willSet: field.willSet.map { Observer(source: $0) },
        didSet: field.didSet.map { Observer(source: $0) })
      if field.isStatic {
        entries[index].statics.append(made)
      } else {
        entries[index].fields.append(made)
      }
      memberNames.insert(field.name)
    }
    fillCases(index, declaration, type)
    for method in declaration.methods {
      fillMethod(index, method) { text in
        TypeReader.type(
          text, self, generics: generics.union(method.generics.keys), selfType: own,
          localTypes: entries[index].localTypes)
      }
    }
  }

  private func fillCases(
    _ index: Int, _ declaration: ScriptTypes.Declaration, _ type: (String?) -> StaticType
  ) {
    var next = 0
    for enumCase in declaration.cases {
      let labels = enumCase.labels.contains { $0 != nil } ? enumCase.labels : nil
      let payload = enumCase.payload.enumerated().map { place, text in
        let value = enumCase.defaults.indices.contains(place) ? enumCase.defaults[place] : nil
        return Signature.Parameter(
          label: place < enumCase.labels.count ? enumCase.labels[place] : nil, type: type(text),
          hasDefault: value != nil, defaultValue: value.flatMap { Self.expression($0) },
          defaultOrigin: value?.origin ?? 0)
      }
      var raw: Value?
      switch entries[index].rawType {
      case .string?, .localizedKey?: raw = enumCase.rawValue ?? .string(enumCase.name)
      case let known? where known.numberKind != nil:
        if case .int(let number)? = enumCase.rawValue { next = number }
        raw = enumCase.rawValue ?? .int(next)
        next += 1
      default: raw = enumCase.rawValue
      }
      entries[index].cases.append(
        Case(
          name: enumCase.name, payload: payload,
          shape: CaseInfo(
            typeName: entries[index].name, name: enumCase.name, labels: labels), rawValue: raw))
      memberNames.insert(enumCase.name)
    }
  }

  private static func expression(_ source: ScriptTypes.Source) -> Expression? {
    guard
      case .value(let expression) = ScriptParser.expression(
        source.text, origin: source.origin, in: source.range)
    else { return nil }
    return expression
  }

  private func fillMethod(
    _ index: Int, _ method: ScriptTypes.Method, _ type: (String?) -> StaticType
  ) {
    if method.isMutating { mutatingMethods.insert(method.name) }
    if method.isLazy { hasLazyProperties = true }
    memberNames.insert(method.name)
    entries[index].methods.append(
      Method(
        signature: signature(of: method, ownType(index), type), body: method.body,
        parameterNames: method.parameters.map(\.name),
        isResultWritten: method.resultTypeName != nil || method.hasNoResult,
        generics: method.generics, program: nil, setter: nil, setterBody: method.setter,
        setterParameter: method.setterParameter, isConvenience: method.isConvenience,
        isLazy: method.isLazy))
  }

  private func signature(
    of method: ScriptTypes.Method, _ own: StaticType, _ type: (String?) -> StaticType
  ) -> Signature {
    var signature = Signature(name: method.name, kind: kind(of: method))
    signature.isStatic = method.isStatic || method.name == "init"
    signature.isMutating = method.isMutating
    signature.isDiscardable = method.isDiscardable
    signature.generics = method.generics.keys.sorted()
    signature.requirements = signature.generics.flatMap { name in
      (method.generics[name] ?? []).map {
        Signature.Requirement(type: .parameter(name), relation: .conforms($0))
      }
    }
    signature.parameters = method.parameters.map { parameter in
      Signature.Parameter(
        label: parameter.label, type: type(parameter.typeName),
        hasDefault: parameter.defaultValue != nil,
        defaultValue: parameter.defaultValue.flatMap { Self.expression($0) },
        defaultOrigin: parameter.defaultValue?.origin ?? 0,
        isVariadic: parameter.isVariadic, isInout: parameter.isInout)
    }
    signature.result =
      method.name == "init"
      ? (method.isFailable ? .optional(own) : own)
      : method.resultTypeName.map { type($0) } ?? (method.hasNoResult ? .void : .unknown)
    return signature
  }

  private func kind(of method: ScriptTypes.Method) -> Signature.Kind {
    switch method.name {
    case _ where method.isProperty: .property
    case "init": .initializer
    case "subscript": .subscript
    default: .method
    }
  }

  // MARK: Values

  /// The declaration of the type that an extension extends, or the type itself.
  func declaration(of type: Int) -> Int {
    entries[type].isExtension ? index(entries[type].name) ?? type : type
  }

  /// The declaration of a type, and its extensions.
  func indices(ofType name: String) -> [Int] {
    (index(name).map { [$0] } ?? []) + extensions(of: name)
  }

  /// The method or computed property of a declared type, or of an extension of a type, by its name.
  func method(
    _ name: String, ofType typeName: String, isStatic: Bool = false
  ) -> MethodReference? {
    guard memberNames.contains(name) else { return nil }
    for type in indices(ofType: typeName) {
      let place = entries[type].methods.firstIndex {
        $0.signature.name == name && $0.signature.isStatic == isStatic
      }
      if let place { return MethodReference(type: type, method: place) }
    }
    guard let superclass = entry(typeName)?.superclass else { return nil }
    return method(name, ofType: entries[superclass.type].name, isStatic: isStatic)
  }

  /// The method of the same name and type whose labels are those of a call. The given one if none has
  /// them.
  func overload(of first: MethodReference, labels: [String?]) -> MethodReference {
    let signature = entries[first.type].methods[first.method].signature
    if signature.accepts(labels) { return first }
    for type in indices(ofType: entries[first.type].name) {
      let place = entries[type].methods.firstIndex {
        $0.signature.name == signature.name && $0.signature.isStatic == signature.isStatic
          && $0.signature.kind == signature.kind && $0.signature.accepts(labels)
      }
      if let place { return MethodReference(type: type, method: place) }
    }
    return first
  }

  /// The raw value of a case. `nil` if its enum has none.
  func rawValue(of value: Value) -> Value? {
    guard case .enumCase(let found) = value, let typeName = found.typeName,
      let entry = entry(typeName)
    else { return nil }
    return entry.cases.first { $0.name == found.name }?.rawValue
  }

  /// The case with a raw value, or `nil`.
  func value(ofRaw raw: Value, in type: Int) -> Value {
    guard let found = entries[type].cases.first(where: { $0.rawValue == raw }) else {
      return .none
    }
    return .enumCase(EnumValue(shape: found.shape))
  }

  /// The number of an enum's cases.
  func caseCount(_ type: Int) -> Int { entries[type].cases.count }

  /// All cases of an enum, in the order of their declaration.
  func allCases(_ type: Int) -> Value {
    .array(entries[type].cases.map { .enumCase(EnumValue(shape: $0.shape)) })
  }

  /// A value with only the defaults of its fields, for an initializer to fill.
  func blank(_ type: Int) -> Value {
    let entry = entries[type]
    return .nominal(
      NominalValue(shape: entry.shape, fields: entry.fields.map { _ in Value.none }))
  }

  func update(_ index: Int, _ change: (inout Entry) -> Void) {
    changeCount += 1
    change(&entries[index])
  }
}
