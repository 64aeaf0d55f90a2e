import ViewTreeSyntax

/// An entry of a document's outline, with its children.
struct OutlineSymbol {
  /// The icon in the editor. The numbers are the protocol's.
  enum Kind: Int {
    case section = 3
    case view = 5
    case function = 12
    case variable = 13
    case constant = 14
    case key = 20
    case type = 23
  }

  let name: String
  var detail = ""
  let kind: Kind
  /// All of it, and its name.
  let full: Range<Int>
  let range: Range<Int>
  var children: [OutlineSymbol] = []

  /// The symbol with those below it.
  func tree(in text: TextDocument) -> OrderedJSON {
    [
      "name": .text(name), "detail": .text(detail), "kind": .integer(kind.rawValue),
      "range": text.range(full), "selectionRange": text.range(range.clamped(to: full)),
      "children": .list(children.map { $0.tree(in: text) }),
    ]
  }

  /// The symbols in order, each with the name of the enclosing symbol.
  func list(in text: TextDocument, uri: String, under container: String = "") -> [OrderedJSON] {
    [
      [
        "name": .text(name), "kind": .integer(kind.rawValue),
        "location": ["uri": .text(uri), "range": text.range(full)],
        "containerName": .text(container),
      ]
    ] + children.flatMap { $0.list(in: text, uri: uri, under: name) }
  }
}

extension OutlineSymbol {
  /// A name that is declared.
  init(_ name: DeclaredName, children: [OutlineSymbol] = []) {
    let kind: Kind =
      switch name.kind {
      case .component, .modifier, .layout, .style, .id: .view
      case .preferenceKey, .environmentKey, .layoutValueKey, .alignment: .key
      case .type: .type
      case .function: .function
      case .state, .value, .property, .parameter, .local: .variable
      }
    self.init(
      name: name.name.isEmpty ? "\"\"" : name.name, detail: name.kind.rawValue, kind: kind,
      full: name.full,
      range: name.range, children: children)
  }
}
