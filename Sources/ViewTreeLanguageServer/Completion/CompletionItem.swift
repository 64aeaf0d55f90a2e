import ViewTreeScript
import ViewTreeSyntax

/// A completion at a cursor.
struct CompletionItem {
  /// The icon in the editor. The numbers are the protocol's.
  enum Kind: Int {
    case method = 2
    case function = 3
    case field = 5
    case variable = 6
    case view = 7
    case section = 9
    case argument = 10
    case value = 12
    case member = 20
    case constant = 21
    case type = 22
    case id = 18
  }

  let label: String
  let kind: Kind
  /// The declaration, or a few words.
  var detail: String?
  /// Markdown.
  var documentation: String?
  /// The inserted text, if it isn't the label.
  var text: String?
  /// Items with lower numbers come first.
  var rank = 1

  /// The item in the protocol's form, as a replacement of a range.
  func json(replacing range: OrderedJSON) -> OrderedJSON {
    var members: [(String, OrderedJSON)] = [
      ("label", .text(label)), ("kind", .integer(kind.rawValue)),
      ("sortText", .text("\(rank)\(label)")),
    ]
    if let detail { members.append(("detail", .text(detail))) }
    if let documentation {
      members.append(("documentation", ["kind": "markdown", "value": .text(documentation)]))
    }
    members.append(("textEdit", ["range": range, "newText": .text(text ?? label)]))
    return .object(members)
  }
}

extension CompletionItem {
  /// A name that the document declares.
  init(_ name: DeclaredName, rank: Int = 1) {
    label = name.name
    kind =
      switch name.kind {
      case .component, .layout: .view
      case .modifier, .style: .method
      case .preferenceKey, .environmentKey, .layoutValueKey, .alignment: .constant
      case .type: .type
      case .function: .function
      case .id: .id
      case .state, .value, .property, .parameter, .local: .variable
      }
    detail =
      name.type.map { $0.isEmpty || $0.contains("\n") ? name.kind.rawValue : $0 }
      ?? name.kind.rawValue
    documentation = ReferenceText.declared(name)
    self.rank = rank
  }

  /// A member or a function of scripts.
  init(_ entry: ScriptCatalogue.Entry, rank: Int = 1) {
    label = entry.name
    kind = entry.isFunction ? (entry.owner == nil ? .function : .method) : .field
    detail = entry.declaration
    documentation = ReferenceText.entry(entry)
    self.rank = rank
  }
}
