import ViewTreeDocument
import ViewTreeScript

/// The declarations of a Swift file, by name.
struct DeclaredNames {
  private(set) var views: [String: DeclaredView] = [:]
  /// The names of views in the order of the file.
  private(set) var viewNames: [String] = []
  private(set) var keys: [String: TypeDeclaration] = [:]
  private(set) var environmentKeys: [String: TypeDeclaration] = [:]
  /// Keys of values that views pass to layouts, in the order of the file.
  private(set) var layoutValueKeys: [(name: String, type: TypeDeclaration)] = []
  /// Properties of `EnvironmentValues`.
  private(set) var environmentValues: [VariableSyntax] = []
  /// Types of values, with the names that they have in a document.
  private(set) var types: [(name: String, declaration: TypeDeclaration)] = []
  private(set) var typeNames: Set<String> = []
  /// The declarations of types of values, by their names.
  private var declarations: [String: TypeDeclaration] = [:]
  /// The names of the types of values that are shapes.
  private(set) var shapes: Set<String> = []

  /// The declaration of a type of values. `nil` if none has the name.
  func type(named name: String) -> TypeDeclaration? {
    declarations[name]
  }

  /// Extensions of types of values and of those that aren't declared here.
  private(set) var extensions: [TypeDeclaration] = []
  /// Classes and actors, which are among the types, too.
  private(set) var classes: [String: TypeDeclaration] = [:]
  private(set) var protocols: Set<String> = []
  private var protocolTypes: [TypeDeclaration] = []
  /// The types of values that have a view as a member, by its name, with `()` for methods. Names
  /// that several properties or several methods share aren't included.
  private(set) var viewMembers: [String: [DeclaredView]] = [:]
  /// The properties that protocols of the files require, and the methods with `()`.
  private(set) var requirements: Set<String> = []
  /// The protocols that the types and protocols of the files name, in declarations and extensions.
  private var conformances: [String: [String]] = [:]
  /// Functions and computed properties in extensions of `View` and of views of SwiftUI.
  private(set) var viewFunctions: [String: [FunctionSyntax]] = [:]
  /// The views that functions of extensions of one view belong to, such as `Text`.
  private(set) var viewsOfFunctions: [ObjectIdentifier: String] = [:]
  private(set) var viewProperties: [String: VariableSyntax] = [:]
  /// Styles by the names that extensions of their protocols give them: `chip`, `chip(color:)`.
  private(set) var styleMembers: [StyleMember] = []
  /// Extensions of `HorizontalAlignment` and `VerticalAlignment`.
  private(set) var alignments: [(axis: String, property: VariableSyntax)] = []
  /// The values of the properties of `extension Alignment`.
  private(set) var alignmentPairs: [String: Expression] = [:]
  /// Types that give alignments their defaults.
  private(set) var alignmentDefaults: [String: FunctionSyntax] = [:]
  private(set) var aliases: [String: TypeSyntax] = [:]
  /// The names of the aliases at the top of a file.
  private(set) var globalAliases: Set<String> = []
  private(set) var globals: [VariableSyntax] = []
  private(set) var functions: [String: [FunctionSyntax]] = [:]
  /// The initializers and static functions in extensions of SwiftUI's views, by view.
  private(set) var typeFunctions: [String: [FunctionSyntax]] = [:]
  /// `#Preview`s and `PreviewProvider`s, in the order of the files.
  private(set) var previews: [PreviewFinder.Declaration] = []
  /// The names of the members of each `PreviewProvider`.
  private var constantsOfPreviews: [String: Set<String>] = [:]
  /// The `App`s with the windows that are their bodies.
  private(set) var apps: [DeclaredView] = []
  private(set) var problems: [Statement] = []
  /// The declarations that listings use for features that documents have and SwiftUI lacks.
  private(set) var support: Set<SupportName> = []

  /// The modules that the files import.
  var modules: Set<String> = []

  /// A static member for a style: a property, or a function.
  struct StyleMember {
    let style: StyleProtocol
    let name: String
    /// The type that `Self` means there.
    let type: String?
    let parameters: [ParameterSyntax]
    let body: Block?
  }

  private let known: (String) -> Bool
  /// The types whose inner types are declared like those at the top of a file.
  private let open: OpenScopes
  /// The starts of these inner types, and their names after those of their owners: `Shop.Card`.
  private var inner: (starts: Set<Int>, names: Set<String>) = ([], [])

  /// Sorts the declarations of a file. `isSwiftUIView` identifies the views of SwiftUI.
  init(_ items: [TopLevelSyntax], isSwiftUIView: @escaping (String) -> Bool) {
    known = isSwiftUIView
    open = OpenScopes(
      items.compactMap { item in
        if case .declaration(.type(let type)) = item { type } else { nil }
      })
    var extensions: [TypeDeclaration] = []
    for item in items {
      switch item {
      case .declaration(let member): add(member, in: nil, &extensions)
      case .statement(let statement): add(statement)
      }
    }
    // The conformance to `View` may be in a later extension, so look for conformances first.
    for type in extensions {
      addConformances(of: type)
      addConformances(inside: type)
    }
    let conforming = extensions.filter { Self.isConforming($0) }
    for declaration in conforming + extensions.filter({ !Self.isConforming($0) }) {
      extend(declaration)
    }
    takeSupportOut()
    for view in views.values { for type in defaults(for: view) { view.extend(type) } }
    addViewMembers()
    addAliasesOfViews()
  }

  /// Makes a view known by its other names: `typealias Primary = PhoneName`.
  private mutating func addAliasesOfViews() {
    for (name, type) in aliases where views[name] == nil && !typeNames.contains(name) {
      if let view = type.lastName.flatMap({ views[$0] }), view.name == type.lastName {
        views[name] = view
      }
    }
  }

  // MARK: - Members that are views

  private mutating func addViewMembers() {
    var owners: [String: DeclaredView] = [:]
    var order: [DeclaredView] = []
    func add(_ type: TypeDeclaration) {
      guard let name = type.name.lastName else { return }
      if let owner = owners[name] {
        owner.extend(type)
      } else {
        let owner = DeclaredView(type, name: name, kind: .view)
        owners[name] = owner
        order.append(owner)
      }
      for case .type(let inner) in type.members where !isDeclaredApart(inner) { add(inner) }
    }
    for (_, type) in types { add(type) }
    for type in protocolTypes + extensions { add(type) }
    requirements = Set(protocolTypes.flatMap(\.members).filter(\.isRequirement).flatMap(\.uses))
    var others = Set(views.values.flatMap { $0.members.flatMap(\.uses) })
    for owner in order {
      for member in owner.members where !member.makesView && !member.isRequirement {
        others.formUnion(member.uses)
      }
    }
    for owner in order {
      let names = Set(owner.members.filter(\.makesView).flatMap(\.uses)).subtracting(others)
      for name in names where name != "body" { viewMembers[name, default: []].append(owner) }
    }
  }

  // MARK: - Protocols

  private mutating func addConformances(of type: TypeDeclaration) {
    guard let name = type.name.lastName, !type.inherited.isEmpty else { return }
    conformances[name, default: []] += type.inherited.compactMap(\.lastName)
  }

  /// The protocols of the files that a type conforms to, directly or through others.
  private func ownProtocols(of type: String) -> [String] {
    var found: [String] = []
    var open = conformances[type] ?? []
    while !open.isEmpty {
      let name = open.removeFirst()
      guard protocols.contains(name), !found.contains(name) else { continue }
      found.append(name)
      open += conformances[name] ?? []
    }
    return found
  }

  /// The protocols of the standard library that a type conforms to through protocols of the files.
  func standardProtocols(throughOwnOf type: String) -> [String] {
    let through = Set(ownProtocols(of: type).flatMap { conformances[$0] ?? [] })
    return through.intersection(Self.valueProtocols).subtracting(conformances[type] ?? []).sorted()
  }

  /// Protocols of the standard library from which values get members or operators.
  private static let valueProtocols: Set = [
    "CaseIterable", "Comparable", "CustomStringConvertible", "Equatable", "Error", "Hashable",
    "Identifiable",
  ]

  /// The extensions of protocols that give members to a type, with the members that it lacks.
  func defaults(
    for name: String, _ members: @autoclosure () -> [TypeDeclaration.Member]
  ) -> [TypeDeclaration] {
    let own = ownProtocols(of: name)
    if own.isEmpty { return [] }
    var known = Set(members().flatMap(\.signatures))
    return own.flatMap { `protocol` in
      extensions.filter { $0.name.lastName == `protocol` }.compactMap { type in
        guard isFor(name, own, type) else { return nil }
        let members = type.members.filter { member in
          let signatures = member.signatures
          return !signatures.isEmpty && known.isDisjoint(with: signatures)
        }
        known.formUnion(members.flatMap(\.signatures))
        return members.isEmpty ? nil : type.with(members: members)
      }
    }
  }

  private func defaults(for view: DeclaredView) -> [TypeDeclaration] {
    defaults(for: view.name, view.members)
  }

  /// True if the constraints of an extension of a protocol apply to a type, judged by names.
  private func isFor(_ name: String, _ protocols: [String], _ type: TypeDeclaration) -> Bool {
    type.requirements.allSatisfy { subject, _, other in
      // A constraint of an associated type isn't checked, because the compiler takes the use.
      guard subject.lastName == "Self" else { return true }
      guard let other = other.lastName else { return false }
      return other == name || protocols.contains(other)
        || conformances[name]?.contains(other) ?? false
    }
  }

  private static func isConforming(_ declaration: TypeDeclaration) -> Bool {
    viewKind(Set(declaration.inherited.compactMap(\.lastName))) != nil
  }

  /// Takes the declarations of support away from those that are views and types of the document.
  private mutating func takeSupportOut() {
    for support in SupportName.allCases {
      let name = support.rawValue
      switch support {
      case .box, .environment:
        guard views.removeValue(forKey: name) != nil else { continue }
        viewNames.removeAll { $0 == name }
      case .element:
        guard typeNames.remove(name) != nil else { continue }
        types.removeAll { $0.name == name }
        declarations[name] = nil
      case .size:
        guard viewFunctions.removeValue(forKey: name) != nil else { continue }
      case .color:
        let place = extensions.firstIndex { $0.declaresVariable(name) }
        guard let place else { continue }
        extensions.remove(at: place)
      }
      self.support.insert(support)
    }
  }

  /// The meaning of a name that listings declare, or `nil` if the file doesn't declare it.
  func support(_ name: String) -> SupportName? {
    SupportName(rawValue: name).flatMap { support.contains($0) ? $0 : nil }
  }

  /// Adds a type that is declared inside a function.
  mutating func declare(_ type: TypeDeclaration) {
    var extensions: [TypeDeclaration] = []
    add(type, in: "", &extensions)
    for declaration in extensions { extend(declaration) }
  }

  private mutating func add(_ statement: Statement) {
    guard case .expression(let expression) = statement.form,
      case .macro(let name, let arguments) = expression.form
    else { return problems.append(statement) }
    guard name.text == "Preview", case .closure(let closure)? = arguments.last?.value.form else {
      return
    }
    previews.append(.macro(arguments, closure, expression.range))
  }

  /// Adds a declaration inside a type with a full name, or at the top of a file.
  private mutating func add(
    _ member: TypeDeclaration.Member, in owner: String?, _ extensions: inout [TypeDeclaration]
  ) {
    switch member {
    case .type(let type): add(type, in: owner, &extensions)
    case .alias(let name, _, let type):
      aliases[name.text] = type
      if owner == nil { globalAliases.insert(name.text) }
    case .variable(let variable): if owner == nil { globals.append(variable) }
    case .function(let function):
      if owner == nil { functions[function.name.text, default: []].append(function) }
    case .cases, .associatedType: break
    }
  }

  private mutating func add(
    _ type: TypeDeclaration, in owner: String?, _ extensions: inout [TypeDeclaration]
  ) {
    if type.kind == .extension { return extensions.append(type) }
    guard let name = type.name.lastName else { return }
    let path = owner.map { $0.isEmpty ? name : $0 + "." + name } ?? name
    if let owner { addInner(type, name, of: owner) }
    addConformances(of: type)
    if type.kind == .protocol {
      protocols.insert(name)
      protocolTypes.append(type)
      return
    }
    let conformances = Set(type.inherited.compactMap(\.lastName))
    if let kind = Self.viewKind(of: type) {
      addView(DeclaredView(type, name: name, kind: kind, path: path))
    } else if conformances.contains("PreferenceKey") {
      keys[name] = type
    } else if conformances.contains("LayoutValueKey") {
      layoutValueKeys.append((name, type))
    } else if conformances.contains("EnvironmentKey") {
      environmentKeys[name] = type
    } else if conformances.contains("AlignmentID") {
      addAlignmentDefault(name, type)
    } else if conformances.contains("PreviewProvider") {
      if let block = Self.content(of: type, "previews") {
        previews.append(.provider(name, block, type.members))
        constantsOfPreviews[name] = Set(type.members.compactMap { $0.declaredName?.text })
      }
    } else if conformances.contains("App") {
      apps.append(DeclaredView(type, name: name, kind: .view))
    } else {
      if type.kind == .classType { classes[name] = type }
      types.append((name, type))
      if typeNames.insert(name).inserted { declarations[name] = type }
      if Self.isShape(type) { shapes.insert(name) }
      addTypes(in: type, path, &extensions)
      addConformances(inside: type)
      return
    }
    let isForeign = views[name]?.kind == .foreign
    for member in type.members {
      // Skips the coordinator class of a UIKit view.
      if isForeign, case .type(let inner) = member, inner.kind == .classType { continue }
      add(member, in: path, &extensions)
    }
  }

  private mutating func addInner(_ type: TypeDeclaration, _ name: String, of owner: String) {
    inner.starts.insert(type.range.lowerBound)
    if let last = owner.split(separator: ".").last { inner.names.insert("\(last).\(name)") }
  }

  /// True if the document declares an inner type apart from its owner.
  func isDeclaredApart(_ type: TypeDeclaration) -> Bool {
    inner.starts.contains(type.range.lowerBound) || Self.isView(type)
  }

  /// True if the document declares an inner type of this name apart from its owner, so that the
  /// owner's name is no part of its name.
  func isDeclaredApart(_ name: String, from owner: String) -> Bool {
    inner.names.contains("\(owner).\(name)")
  }

  /// True if the type is a view, a modifier, or a similar type.
  static func isView(_ type: TypeDeclaration) -> Bool { viewKind(of: type) != nil }

  /// True if the types inside a type are in the document's own scope.
  static func opensScope(_ type: TypeDeclaration) -> Bool {
    isView(type)
      || type.inherited.contains { $0.lastName.map(Self.namespaces.contains) ?? false }
  }

  /// The protocols of types that are neither views nor values.
  private static let namespaces: Set = [
    "PreferenceKey", "LayoutValueKey", "EnvironmentKey", "AlignmentID", "PreviewProvider", "App",
  ]

  /// True for a structure that is a shape. Documents have it as a type of values.
  private static func isShape(_ type: TypeDeclaration) -> Bool {
    type.isPlainStructure
      && viewKind(Set(type.inherited.compactMap(\.lastName))) == .shape
  }

  private static func viewKind(of type: TypeDeclaration) -> DeclaredView.Kind? {
    if isShape(type) { return nil }
    if let kind = viewKind(Set(type.inherited.compactMap(\.lastName))) { return kind }
    return isViewOfOtherProtocol(type) ? .view : nil
  }

  /// True if a structure has the body of a view, and a protocol that another module may derive from
  /// `View`.
  private static func isViewOfOtherProtocol(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .structure,
      type.inherited.contains(where: { $0.lastName.map { !plainProtocols.contains($0) } ?? false })
    else { return false }
    return type.members.contains { member in
      switch member {
      case .variable(let variable):
        variable.boundName?.text == "body" && variable.accessors?.getter != nil
          && variable.type?.isSomeView ?? false
      case .function(let function):
        function.name.text == "body" && !function.isStatic && function.result?.isSomeView ?? false
      default: false
      }
    }
  }

  /// Protocols of the standard library that don't make a type a view.
  private static let plainProtocols: Set = [
    "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "DynamicProperty", "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "Sendable",
  ]

  /// Adds the views that are declared inside a type of values, and the other types if it opens its
  /// scope. Otherwise, these are in its own text.
  private mutating func addTypes(
    in type: TypeDeclaration, _ path: String, _ extensions: inout [TypeDeclaration]
  ) {
    let isOpen = open.contains(path)
    for member in type.members {
      switch member {
      case .type(let inner) where isOpen || Self.isView(inner): add(member, in: path, &extensions)
      case .alias where isOpen: add(member, in: path, &extensions)
      default: break
      }
    }
  }

  private mutating func addConformances(inside type: TypeDeclaration) {
    for case .type(let inner) in type.members {
      addConformances(of: inner)
      addConformances(inside: inner)
    }
  }

  private mutating func addAlignmentDefault(_ name: String, _ type: TypeDeclaration) {
    for case .function(let function) in type.members where function.name.text == "defaultValue" {
      alignmentDefaults[name] = function
    }
  }

  private static func viewKind(_ conformances: Set<String>) -> DeclaredView.Kind? {
    if !conformances.isDisjoint(with: contents) { return .view }
    if !conformances.isDisjoint(with: modifiers) { return .modifier }
    if !conformances.isDisjoint(with: ["Shape", "InsettableShape"]) { return .shape }
    if conformances.contains("Layout") { return .layout }
    if let style = conformances.compactMap({ StyleProtocol(rawValue: $0) }).first {
      return .style(style)
    }
    let foreign: Set = [
      "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    ]
    return conformances.isDisjoint(with: foreign) ? nil : .foreign
  }

  private static let modifiers: Set = ["ViewModifier", "AnimatableModifier", "PreviewModifier"]

  /// Protocols of views, and of the content of toolbars and tables.
  private static let contents: Set = [
    "View", "ToolbarContent", "CustomizableToolbarContent", "TableRowContent",
  ]

  private mutating func addView(_ view: DeclaredView) {
    views[view.name] = view
    viewNames.append(view.name)
  }

  private static func content(of type: TypeDeclaration, _ name: String) -> Block? {
    for case .variable(let variable) in type.members where variable.boundName?.text == name {
      return variable.accessors?.getter
    }
    return nil
  }

  // MARK: - Classes

  /// The reason why documents don't support a class, or `nil` if they do. With several files, a
  /// superclass that none declares is taken for one without members.
  func whyUnread(_ type: TypeDeclaration, ofSeveral: Bool) -> UnreadClass? {
    guard let first = type.inherited.first?.lastName else { return nil }
    if let superclass = classes[first], superclass !== type { return nil }
    return ofSeveral || isProtocol(first) ? nil : .inherits(first)
  }

  /// The full name of a type that only one type of values contains, and that no declaration at the
  /// top of a file has.
  func nestedName(_ name: String) -> String? {
    guard !isDeclared(name) else { return nil }
    var found: [String] = []
    func search(_ type: TypeDeclaration, _ path: String) {
      for case .type(let inner) in type.members {
        guard let own = inner.name.lastName else { continue }
        if own == name { found.append(path + "." + own) }
        search(inner, path + "." + own)
      }
    }
    for (owner, type) in types { search(type, owner) }
    for type in extensions { if let owner = type.name.lastName { search(type, owner) } }
    return found.count == 1 && !found[0].hasPrefix(name + ".") ? found[0] : nil
  }

  /// True for `Self.post` and `Row_Previews.post`, if the provider of previews declares `post`.
  func isConstantOfPreview(_ name: String, of owner: String) -> Bool {
    if owner != "Self" { return constantsOfPreviews[owner]?.contains(name) ?? false }
    return constantsOfPreviews.values.contains { $0.contains(name) }
  }

  /// The views with a name such as `Card`, `Shop.Card` or `Module.Shop.Card`, those at the top of a
  /// file first.
  func views(named name: String) -> [DeclaredView] {
    let words = name.split(separator: ".").map(String.init)
    let all = viewNames.compactMap { views[$0] }
    func found(_ words: ArraySlice<String>) -> [DeclaredView] {
      let views = all.filter { $0.path.suffix(words.count) == words }
      let exact = views.filter { $0.path.count == words.count }
      return exact.isEmpty ? views : exact
    }
    let whole = found(words[...])
    guard whole.isEmpty, words.count > 1, modules.contains(words[0]) else { return whole }
    return found(words.dropFirst())
  }

  /// True if the files declare a type, a view or a protocol of a name.
  func isDeclared(_ name: String) -> Bool {
    typeNames.contains(name) || classes[name] != nil || views[name] != nil
      || protocols.contains(name) || aliases[name] != nil
  }

  /// True if a class inherits from another declared class.
  func hasSuperclass(_ type: TypeDeclaration) -> Bool {
    type.kind == .classType && type.inherited.first?.lastName.map { classes[$0] != nil } ?? false
  }

  /// True if the first name after a class's colon is a protocol, or a class without relevant
  /// members.
  private func isProtocol(_ name: String) -> Bool {
    if classes[name] != nil { return false }
    if protocols.contains(name) || ["ObservableObject", "Error"].contains(name) { return true }
    // The prefix of a framework, such as that of `NSManagedObject`.
    if name.prefix(2).allSatisfy(\.isUppercase) { return true }
    // Recognizes protocols of other files by the usual endings of their names.
    let endings = ["Protocol", "Delegate", "DataSource", "able", "ible", "ing", "Type"]
    return endings.contains { name.hasSuffix($0) }
  }

  // MARK: - Extensions

  private mutating func extend(_ type: TypeDeclaration) {
    guard let name = type.name.lastName else { return extensions.append(type) }
    let conformances = Set(type.inherited.compactMap(\.lastName))
    var nested: [TypeDeclaration] = []
    if let view = views[name] {
      view.extend(type)
      let path = OpenScopes.path(of: type.name)
      for member in type.members { add(member, in: path, &nested) }
    } else if Self.viewKind(conformances) == .shape, declarations[name]?.isPlainStructure ?? false {
      shapes.insert(name)
      extensions.append(type)
    } else if let kind = Self.viewKind(conformances), let declaration = declarations[name] {
      let view = DeclaredView(
        declaration, name: name, kind: kind, path: OpenScopes.path(of: type.name))
      types.removeAll { $0.declaration === declaration }
      typeNames.remove(name)
      declarations[name] = nil
      view.extend(type)
      addView(view)
    } else if name == "EnvironmentValues" {
      for case .variable(let variable) in type.members { environmentValues.append(variable) }
    } else if name == "HorizontalAlignment" || name == "VerticalAlignment" {
      addInstanceMembers(of: type)
      addAlignments(name == "HorizontalAlignment" ? "horizontal" : "vertical", type, &nested)
    } else if name == "Alignment" {
      addInstanceMembers(of: type)
      for case .variable(let variable) in type.members where variable.isStatic {
        if let name = variable.boundName { alignmentPairs[name.text] = variable.soleValue }
      }
    } else if let style = StyleProtocol(rawValue: name) {
      addStyleMembers(type, of: style)
    } else if name == "View" || known(name) && name != "Color" {
      addViewMembers(type, &nested)
    } else {
      extensions.append(type)
      addTypes(in: type, OpenScopes.path(of: type.name), &nested)
    }
  }

  /// Adds the members of an extension of an alignment that aren't alignments themselves.
  private mutating func addInstanceMembers(of type: TypeDeclaration) {
    let members = type.members.filter { member in
      switch member {
      case .variable(let variable): !variable.isStatic
      case .function(let function): !function.isStatic
      case .cases, .type, .alias, .associatedType: false
      }
    }
    if !members.isEmpty { extensions.append(type.with(members: members)) }
  }

  private mutating func addAlignments(
    _ axis: String, _ type: TypeDeclaration, _ nested: inout [TypeDeclaration]
  ) {
    for member in type.members {
      switch member {
      case .variable(let variable):
        if variable.isStatic { alignments.append((axis, variable)) }
      case .function(let function) where !function.isStatic: break
      default: add(member, in: type.name.lastName, &nested)
      }
    }
  }

  private mutating func addStyleMembers(_ type: TypeDeclaration, of style: StyleProtocol) {
    for member in type.members {
      switch member {
      case .variable(let variable):
        guard let name = variable.boundName else { continue }
        styleMembers.append(
          StyleMember(
            style: style, name: name.text, type: type.ownType ?? variable.type?.lastName,
            parameters: [], body: variable.accessors?.getter))
      case .function(let function):
        styleMembers.append(
          StyleMember(
            style: style, name: function.name.text,
            type: type.ownType ?? function.result?.lastName,
            parameters: function.parameters, body: function.body))
      default: break
      }
    }
  }

  private mutating func addViewMembers(
    _ type: TypeDeclaration, _ nested: inout [TypeDeclaration]
  ) {
    for member in type.members {
      switch member {
      case .function(let function) where function.name.text == "init" || function.isStatic:
        if let owner = type.name.lastName {
          typeFunctions[owner, default: []].append(function)
        }
      case .function(let function):
        viewFunctions[function.name.text, default: []].append(function)
        if let owner = type.name.lastName, owner != "View" {
          viewsOfFunctions[ObjectIdentifier(function)] = owner
        }
      case .variable(let variable) where !variable.isStatic:
        if let name = variable.boundName { viewProperties[name.text] = variable }
      default: add(member, in: type.name.lastName, &nested)
      }
    }
  }
}

extension DeclaredNames {
  /// True for a type that is declared apart from its owner, and for a member of values that is a
  /// view, which is written out where it is used.
  func isWrittenOut(_ member: TypeDeclaration.Member) -> Bool {
    if case .type(let inner) = member { return isDeclaredApart(inner) }
    return member.makesView && member.uses.contains { viewMembers[$0] != nil }
  }
}

extension TypeSyntax {
  /// True for `some View` and the views that properties of values mostly are.
  var isPlainView: Bool {
    if isSomeView { return true }
    guard case .named(let module, let name, _) = form, module?.lastName ?? "SwiftUI" == "SwiftUI"
    else { return false }
    return ["AnyView", "Image", "Label", "Text"].contains(name.text)
  }

  /// True for `some View`.
  var isSomeView: Bool {
    if case .opaque(_, let inner) = form { return inner.lastName == "View" }
    return false
  }
}

extension TypeDeclaration.Member {
  /// True for a computed property or a method of a value that is a view.
  fileprivate var makesView: Bool {
    switch self {
    case .variable(let variable):
      !variable.isStatic && variable.accessors?.getter != nil
        && (variable.attribute("ViewBuilder") != nil || variable.type?.isPlainView ?? false)
    case .function(let function):
      !function.isStatic && function.body != nil
        && (function.attributes.contains { $0.name.text == "ViewBuilder" }
          || function.result?.isPlainView ?? false)
    case .cases, .type, .alias, .associatedType: false
    }
  }

  /// True for a member that a protocol requires.
  fileprivate var isRequirement: Bool {
    switch self {
    case .variable(let variable):
      variable.accessors.map { $0.getter == nil && $0.willSet == nil && $0.didSet == nil } ?? false
    case .function(let function): function.body == nil
    case .cases, .type, .alias, .associatedType: false
    }
  }

  /// The names of properties, and of methods with parentheses.
  fileprivate var uses: [String] {
    switch self {
    case .variable(let variable): variable.pattern.boundNames
    case .function(let function): [function.name.text + "()"]
    case .cases, .type, .alias, .associatedType: []
    }
  }

  /// The names of a member, with the labels of a function.
  fileprivate var signatures: [String] {
    switch self {
    case .variable(let variable): variable.pattern.boundNames
    case .function(let function):
      [
        function.name.text + "("
          + function.parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
      ]
    case .cases, .type, .alias, .associatedType: []
    }
  }
}

extension TypeDeclaration {
  func declaresVariable(_ name: String) -> Bool {
    members.contains { member in
      if case .variable(let variable) = member { variable.boundName?.text == name } else { false }
    }
  }
}

extension TypeDeclaration {
  /// True for a structure without generic parameters.
  fileprivate var isPlainStructure: Bool { kind == .structure && generics.isEmpty }
}
