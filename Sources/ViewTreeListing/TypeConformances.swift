import ViewTreeSyntax

/// The protocols of a document's types, so that SwiftUI can compare their values or use them as
/// identities. Only conformances that the compiler can synthesize.
struct TypeConformances {
  private let parts: [String: [String]]
  private let isEnum: [String: Bool]

  init(_ sections: DocumentSections) {
    var parts: [String: [String]] = [:]
    var isEnum: [String: Bool] = [:]
    let tree = sections.tree
    for (name, node) in sections.members(of: "types") where tree.kind(node) == .object {
      var types: [String] = []
      if let fields = sections.member("fields", of: node) {
        types += tree.members(fields).map { Self.typeName(tree.text($0.value)) }
      }
      if let cases = sections.member("cases", of: node) {
        types += tree.elements(cases).flatMap { Self.payload(of: tree.text($0)) }
        isEnum[name] = true
      }
      parts[name] = types
      if let fields = sections.member("fields", of: node),
        sections.member("id", of: fields) != nil
      {
        identified.insert(name)
      }
    }
    self.parts = parts
    self.isEnum = isEnum
  }

  private var identified: Set<String> = []

  /// The protocols to write after a type's name.
  func protocols(of name: String) -> [String] {
    var protocols: [String] = []
    if isAll(name, Self.hashable) {
      protocols.append("Hashable")
    } else if isAll(name, Self.hashable.union(Self.equatable)) {
      protocols.append("Equatable")
    }
    if identified.contains(name) { protocols.insert("Identifiable", at: 0) }
    return protocols
  }

  private static let hashable: Set = [
    "Int", "Double", "CGFloat", "Float", "String", "Bool", "UUID", "Character", "Color", "Date",
  ]
  private static let equatable: Set = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "UnitPoint", "EdgeInsets", "Angle", "Anchor",
    "ClosedRange", "Range", "Alignment",
  ]

  /// True if all parts of a type are of known types, or of declared types whose parts are.
  private func isAll(_ name: String, _ known: Set<String>, _ around: Set<String> = []) -> Bool {
    (parts[name] ?? []).allSatisfy { type in
      Self.names(in: type).allSatisfy { inner in
        if known.contains(inner) || around.contains(inner) || inner == name { return true }
        return parts[inner] != nil && isAll(inner, known, around.union([name]))
      }
    }
  }

  /// The names in a type. A function or a tuple has a name that no type has.
  private static func names(in type: String) -> [String] {
    if type.contains("->") || type.contains("(") { return ["("] }
    return type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map { String($0) }
      .filter { !["Optional", "Array", "Set", "Dictionary"].contains($0) }
  }

  private static func typeName(_ field: String) -> String {
    String(field.split(separator: "=").first ?? "").trimmed
  }

  /// The types of the values of a case.
  private static func payload(of text: String) -> [String] {
    guard let open = text.firstIndex(of: "(") else { return [] }
    return text[open...].dropFirst().dropLast().split(separator: ",").map { part in
      String(part.split(separator: ":").last ?? "").trimmed
    }
  }
}
