import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Types as the document writes them.
extension SwiftLowering {
  /// A type without names that have no meaning in a document: generic parameters, protocols, and
  /// aliases.
  func typeText(
    _ type: TypeSyntax, generics: Set<String> = [], views: Set<String> = [],
    aliases: [String: TypeSyntax] = [:], depth: Int = 0
  ) -> SourceText {
    text(
      of: type.range,
      replacing: typeReplacements(
        type, generics: generics, views: views, aliases: aliases, depth: depth))
  }

  /// A text at another location, where its problems are reported.
  func moved(_ text: SourceText, to place: Int) -> SourceText {
    let words = text.pieces.map { piece in
      switch piece {
      case .source(let range): self.text(range)
      case .made(let text, _): text
      }
    }
    return SourceText(words.joined(), at: place)
  }

  /// The type with a name that an alias of the file or of the enclosing view denotes:
  /// `typealias Kind = Filter.Kind`.
  func aliasedType(_ name: String, _ scope: Scope) -> TypeSyntax? {
    guard let known = names.aliases[name], !names.typeNames.contains(name) else { return nil }
    let own = scope.owner?.members.lazy.compactMap { member -> TypeSyntax? in
      guard case .alias(let alias, _, let type) = member, alias.text == name else { return nil }
      return type
    }.first
    guard let type = own ?? (names.globalAliases.contains(name) ? known : nil),
      case .named = type.form
    else { return nil }
    return type
  }

  /// The type that scripts have instead of another one.
  func number(_ type: String) -> String? {
    names.typeNames.contains(type) ? nil : Self.numbers[type]
  }

  private static let numbers = [
    "Decimal": "Double", "AttributedString": "String",
    "LocalizedStringResource": "LocalizedStringKey", "WritableKeyPath": "KeyPath",
    "ReferenceWritableKeyPath": "KeyPath",
  ]

  /// The parts of a type that documents don't support, with their replacements.
  func typeReplacements(
    _ type: TypeSyntax, generics: Set<String>, views: Set<String>,
    aliases: [String: TypeSyntax] = [:], depth: Int = 0
  ) -> [Replacement] {
    var found: [Replacement] = []
    func visit(_ type: TypeSyntax) {
      switch type.form {
      case .named(let base, let name, let arguments):
        if let base { return visitNested(type, base, name) }
        if views.contains(name.text) {
          found.append(Replacement(type.range, SourceText("View", at: type.range.lowerBound)))
        } else if generics.contains(name.text) || self.names.protocols.contains(name.text) {
          found.append(Replacement(type.range, SourceText("_", at: type.range.lowerBound)))
        } else if let alias = aliases[name.text] ?? self.names.aliases[name.text], depth < 16 {
          let text = typeText(
            alias, generics: generics, views: views, aliases: aliases, depth: depth + 1)
          // Adds parentheses, because `Action?` isn't a function that returns an optional.
          let place = type.range.lowerBound
          let whole =
            alias.isFunction ? SourceText("(", at: place) + text + SourceText(")", at: place) : text
          found.append(Replacement(type.range, whole))
        } else if let number = self.number(name.text) {
          found.append(Replacement(type.range, SourceText(number, at: type.range.lowerBound)))
        } else if let nested = nestedName(name.text, arguments) {
          found.append(Replacement(type.range, SourceText(nested, at: type.range.lowerBound)))
        } else {
          for argument in arguments { visit(argument) }
        }
      case .opaque(_, let inner) where inner.lastName.map(names.protocols.contains) ?? false:
        found.append(Replacement(type.range, SourceText("_", at: type.range.lowerBound)))
      case .optional(let inner), .unwrapped(let inner), .array(let inner), .opaque(_, let inner),
        .metatype(let inner):
        visit(inner)
      case .dictionary(let key, let value):
        visit(key)
        visit(value)
      case .tuple(let parts): for part in parts { visit(part.type) }
      case .function(let inputs, let result):
        for input in inputs { visit(input.type) }
        visit(result)
      case .composition(let parts): for part in parts { visit(part) }
      }
    }
    func visitNested(_ type: TypeSyntax, _ base: TypeSyntax, _ name: Name) {
      if let known = configuration(type)?.configuration {
        return found.append(Replacement(type.range, SourceText(known, at: type.range.lowerBound)))
      }
      if let start = afterModule(base) {
        let module = type.range.lowerBound..<start
        return found.append(Replacement(module, SourceText("", at: module.lowerBound)))
      }
      guard let outer = base.lastName else { return }
      if generics.contains(outer) || views.contains(outer) {
        found.append(Replacement(type.range, SourceText("_", at: type.range.lowerBound)))
      } else if let owners = ownersApart(from: type) {
        found.append(owners)
      }
    }
    visit(type)
    return found
  }

  /// The full name of a nested type without generic arguments, which code that is expanded
  /// elsewhere needs.
  private func nestedName(_ name: String, _ arguments: [TypeSyntax]) -> String? {
    arguments.isEmpty ? facts.nestedName(name) : nil
  }

  /// The owners in a type's name from which the document declares it apart, to be removed. `nil` if
  /// there are none.
  func ownersApart(from type: TypeSyntax) -> Replacement? {
    guard case .named(let base?, let name, _) = type.form, let outer = base.lastName else {
      return nil
    }
    guard names.isDeclaredApart(name.text, from: outer) else { return ownersApart(from: base) }
    let start = type.range.lowerBound
    return Replacement(start..<name.range.lowerBound, SourceText("", at: start))
  }

  /// The start of a type after the name of its module, or `nil` without a module.
  func afterModule(_ base: TypeSyntax) -> Int? {
    guard case .named(let outer, let name, _) = base.form else { return nil }
    if let outer { return afterModule(outer) }
    guard isModule(name.text) else { return nil }
    var start = name.range.upperBound
    while start < bytes.count, !Byte.isNamePart(bytes[start]) { start += 1 }
    return start
  }

  /// True if a file imports a module of this name, and no type has the name.
  func isModule(_ name: String) -> Bool {
    (names.modules.contains(name) || ["Swift", "SwiftUI", "Foundation"].contains(name))
      && !names.typeNames.contains(name) && names.views[name] == nil
      && names.classes[name] == nil
  }

  /// True if a type mentions one of the names.
  func mentions(_ type: TypeSyntax, _ names: Set<String>) -> Bool {
    !names.isEmpty
      && text(type.range).split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        .contains { names.contains(String($0)) }
  }

  /// The written type of a static member of a declared type. `nil` if the files don't write it.
  private func staticType(of member: String, in type: String) -> String? {
    let declared = [names.classes[type] ?? names.type(named: type)].compactMap { $0 }
    let extensions = facts.extensions(of: type)
    for found in (declared + extensions).flatMap(\.members) {
      var written: TypeSyntax?
      switch found {
      case .variable(let variable) where variable.isStatic && variable.boundName?.text == member:
        if variable.type == nil, case .array? = variable.value?.form { return "[\(type)]" }
        written = variable.type
      case .function(let function) where function.isStatic && function.name.text == member:
        written = function.result
      default: continue
      }
      guard let written else { return nil }
      let text = self.text(written.range)
      return text.split(separator: "Self", omittingEmptySubsequences: false).joined(separator: type)
    }
    return nil
  }

  /// The type of a value, if its syntax shows it.
  func inferredType(_ value: Expression) -> String? {
    switch value.form {
    case .integer: return "Int"
    case .floating: return "Double"
    case .boolean: return "Bool"
    case .string: return "String"
    case .prefix(_, let operand): return inferredType(operand)
    case .array(let elements):
      return elements.first.flatMap { inferredType($0) }.map { "[\($0)]" }
    case .member(let base, let member):
      guard case .name(let type, _) = base.form, type.text.first?.isUppercase == true else {
        return nil
      }
      return staticType(of: member.text, in: type.text) ?? type.text
    case .call(let callee, _):
      switch callee.form {
      case .name(let type, _):
        return type.text.first?.isUppercase == true ? text(callee.range) : nil
      case .member(let base, _): return inferredType(base) ?? inferredType(callee)
      case .type: return text(callee.range)
      default: return nil
      }
    default: return nil
    }
  }
}
