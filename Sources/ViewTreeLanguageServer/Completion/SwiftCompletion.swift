import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Completions in Swift: in a file, or in a script of a document.
struct SwiftCompletion {
  private let place: DocumentPlace
  private let names: DeclaredNames
  private let bytes: ArraySlice<UInt8>
  private let isFile: Bool
  private let cursor: SwiftCursor

  init(
    _ place: DocumentPlace, _ names: DeclaredNames, in bytes: ArraySlice<UInt8>, isFile: Bool
  ) {
    self.place = place
    self.names = names
    self.bytes = bytes
    self.isFile = isFile
    cursor = SwiftCursor(in: bytes, at: place.offset)
  }

  /// True if the cursor is at a member whose type the context implies.
  var isImplicitMember: Bool { cursor.role == .member(of: nil) }

  var list: CompletionList {
    let items: [CompletionItem] =
      switch cursor.role {
      case .nothing: []
      case .member(of: nil): implicitMembers
      case .member(let receiver?): members(of: receiver)
      case .name: labels + seenNames
      }
    return CompletionList(items: items, replaced: cursor.word)
  }

  // MARK: - Members

  /// The values of the argument at the cursor, and the cases of types.
  private var implicitMembers: [CompletionItem] {
    let parameters = isFile ? cursor.call.map { SwiftCallNames.parameters(at: $0) } ?? [] : []
    let values = parameters.flatMap { parameter in
      SchemaWalk.standard.values(of: parameter).map {
        CompletionItem(label: $0, kind: .member, documentation: parameter.summary, rank: 0)
      }
    }
    guard let types else { return values }
    return values
      + names.names(of: [.type]).flatMap {
        ScriptCatalogue.staticMembers(of: $0.name, in: types).map { CompletionItem($0) }
      }
  }

  private func members(of receiver: Range<Int>) -> [CompletionItem] {
    let text = String(decoding: bytes[receiver], as: UTF8.self)
    if text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), text.first?.isUppercase == true
    {
      return staticMembers(of: text)
    }
    let modifiers = isFile && isView(text) ? self.modifiers : []
    if !modifiers.isEmpty, text.first?.isUppercase == true { return modifiers }
    let known = ScriptExpressionType(document, at: place.offset, names).members(of: text)
    return modifiers.isEmpty || known != nil
      ? (known ?? ScriptCatalogue.all).map { CompletionItem($0) }
      : modifiers + ScriptCatalogue.all.map { CompletionItem($0, rank: 2) }
  }

  private func staticMembers(of type: String) -> [CompletionItem] {
    let own = CompletionItem(
      label: "self", kind: .constant, detail: "\(type).Type",
      documentation: "The type itself, as a key.")
    let members = ScriptCatalogue.staticMembers(of: type, in: types ?? ScriptTypes())
    return [own] + members.map { CompletionItem($0) }
  }

  /// True if the text may be a view: it starts with the name of a view, or with a name that the
  /// file declares.
  private func isView(_ text: String) -> Bool {
    let root = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if root.first?.isUppercase == true {
      let name = String(root)
      return ReferenceText.view(name) != nil
        || names.meaning(of: name, at: place.offset, kinds: [.component, .layout]) != nil
    }
    return !root.isEmpty
  }

  private var modifiers: [CompletionItem] {
    names.names(of: [.modifier]).map { CompletionItem($0, rank: 0) }
      + Self.allModifiers
  }

  private static let allModifiers: [CompletionItem] = ModifierRegistry.standard.definitions.map {
    CompletionItem(
      label: $0.name, kind: .method, detail: $0.summary,
      documentation: ReferenceText.modifier($0.name))
  }

  // MARK: - Names

  /// The unused labels of the call's arguments.
  private var labels: [CompletionItem] {
    guard isFile, let call = cursor.call, call.isAtStart,
      let definition = SwiftCallNames.definition(of: call)
    else {
      return []
    }
    return SwiftCallNames.labels(of: call).compactMap { label, parameter in
      guard let label, !call.labels.contains(label) else { return nil }
      return CompletionItem(
        label: label, kind: .argument,
        documentation: ReferenceText.parameter(parameter.name, of: definition), text: "\(label): ",
        rank: 0)
    }
  }

  private var seenNames: [CompletionItem] {
    var items = names.visible(at: place.offset).filter {
      isFile || ![.component, .modifier, .layout].contains($0.kind)
    }
    .map { CompletionItem($0) }
    if isFile { items += Self.allViews }
    items += ScriptCatalogue.functions.map { CompletionItem($0, rank: 2) }
    items += ScriptCatalogue.typeNames.map { CompletionItem(label: $0, kind: .type, rank: 3) }
    return items
  }

  private static let allViews: [CompletionItem] = ViewRegistry.standard.definitions.map {
    CompletionItem(
      label: $0.name, kind: .view, detail: $0.summary, documentation: ReferenceText.view($0.name))
  }

  private var document: Document? { place.reading.document ?? place.good?.document }
  private var types: ScriptTypes? { document?.types }
}
