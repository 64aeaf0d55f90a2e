/// The declarations that scripts can use, and the members of declared types, for completion and
/// hover.
///
/// They come from the tables that the checker reads.
package enum ScriptCatalogue {
  /// A member, or a function without a receiver.
  package struct Entry: Sendable {
    /// The name.
    package let name: String
    /// The declaration as Swift writes it.
    package let declaration: String
    /// The type or protocol that has it. `nil` for a function without a receiver.
    package let owner: String?
    /// True if it's a function.
    package let isFunction: Bool
    /// The suggested replacement, if scripts can't use it.
    package let instead: String?
  }

  /// The first case of an enum of SwiftUI or of the standard library.
  package static func firstCase(of type: String) -> String? {
    StandardTypes.named(type)?.cases?.first
  }

  /// The members that values of a type have, each name once, its own first.
  package static func members(of type: ScriptType, in types: ScriptTypes) -> [Entry] {
    switch type.form {
    case .named(let name, _):
      return unique(declared(name, types, isStatic: false) + standard(name, isStatic: false))
    case .tuple(let elements):
      return elements.enumerated().map { place, element in
        let name = element.label ?? String(place)
        return Entry(
          name: name, declaration: "var \(name): \(element.type)", owner: nil, isFunction: false,
          instead: nil)
      }
    default: return []
    }
  }

  /// The static members and cases of a type.
  package static func staticMembers(of name: String, in types: ScriptTypes) -> [Entry] {
    unique(declared(name, types, isStatic: true) + standard(name, isStatic: true))
  }

  /// The members of values of all standard types, each name once, for a value of unknown type.
  package static let all: [Entry] = unique(
    StandardTypes.names.flatMap { standard($0, isStatic: false) })

  /// The functions that have no receiver.
  package static let functions: [Entry] = entries(of: StandardTypes.functions, isStatic: true).map {
    Entry(
      name: $0.name, declaration: $0.declaration, owner: nil, isFunction: true,
      instead: $0.instead)
  }

  /// The usual types that conform to a protocol of numbers or of sequences: for sequences, arrays,
  /// or strings if arrays don't conform. Empty for any other protocol.
  package static func usualTypes(conformingTo name: String) -> [String] {
    func conforming(_ types: [String]) -> [String] {
      types.filter { type in
        StandardTypes.named(type)?.inherited.contains { StandardTypes.refines($0, name) } ?? false
      }
    }
    if StandardTypes.refines(name, "Numeric") { return conforming(["Double", "CGFloat", "Int"]) }
    if name == "Comparable" { return ["Double", "CGFloat", "Int"] }
    guard StandardTypes.refines(name, "Sequence") else { return [] }
    return Array(conforming(["Array", "String"]).prefix(1))
  }

  /// The names of all standard types.
  package static let typeNames: [String] = StandardTypes.names

  /// The members with a name of all standard types.
  package static func all(named name: String) -> [Entry] {
    unique(
      StandardTypes.names.flatMap { type in
        standard(type, isStatic: false).filter { $0.name == name }
      }, by: \.declaration)
  }

  // MARK: - Tables

  private static func standard(_ name: String, isStatic: Bool) -> [Entry] {
    guard let type = StandardTypes.named(name) else { return [] }
    return ([type] + type.ancestors).flatMap { entries(of: $0, isStatic: isStatic) }
  }

  private static func entries(of type: StandardType, isStatic: Bool) -> [Entry] {
    type.memberNames.filter { $0 != "init" && $0 != "subscript" }
      .flatMap { type.members[$0] ?? [] }
      .filter { $0.signature.isStatic == isStatic || type === StandardTypes.functions }
      .map { member in
        var instead: String?
        if case .refused(let words) = member.action { instead = words }
        return Entry(
          name: member.signature.name, declaration: member.declaration, owner: type.name,
          isFunction: member.signature.kind == .method, instead: instead)
      }
  }

  private static func declared(
    _ name: String, _ types: ScriptTypes, isStatic: Bool
  ) -> [Entry] {
    let table = types.table
    let places = (table.index(name).map { [$0] } ?? []) + table.extensions(of: name)
    return places.flatMap { place in
      let entry = table.entries[place]
      let fields = isStatic ? entry.statics : entry.fields
      let cases = isStatic ? entry.cases : []
      return fields.map {
        property($0.name, "\($0.isVariable ? "var" : "let") \($0.name): \($0.type)", name)
      }
        + cases.map { property($0.name, "case \($0.name)", name) }
        + entry.methods.filter {
          $0.signature.isStatic == isStatic && $0.signature.kind != .initializer
        }
        .map { method in
          Entry(
            name: method.signature.name,
            declaration: (method.isProperty ? "var " : "func ") + method.signature.fullName
              + (method.isProperty ? ": " : " -> ") + "\(method.signature.result)",
            owner: name, isFunction: !method.isProperty, instead: nil)
        }
    }
  }

  private static func property(_ name: String, _ declaration: String, _ owner: String) -> Entry {
    Entry(name: name, declaration: declaration, owner: owner, isFunction: false, instead: nil)
  }

  private static func unique(
    _ entries: [Entry], by key: (Entry) -> String = { $0.name }
  ) -> [Entry] {
    var known: Set<String> = []
    return entries.filter { known.insert(key($0)).inserted }
  }
}
