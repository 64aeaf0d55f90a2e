import ViewTreeNumbers
import ViewTreeScript

/// A name that a file declares for others, a member that all views have, or a private member of an
/// extended type.
struct FileDeclaration {
  let name: Name
  /// The signature that identifies the declaration among those of the same name, with labels and
  /// types of a function.
  let header: String
  let use: FileNames.Use
  /// True if it's visible in its own file only.
  let isPrivate: Bool
  /// True if other modules can use it.
  let isPublic: Bool
  /// True for a `PreviewProvider`, which no other code names.
  var isPreview = false

  /// The declarations of a top-level item.
  static func all(_ item: TopLevelSyntax, in bytes: [UInt8]) -> [FileDeclaration] {
    guard case .declaration(let member) = item else { return [] }
    guard case .type(let type) = member, type.kind == .extension else {
      return made(member, .alone, [], "", in: bytes).map { [$0] } ?? []
    }
    let text = header(from: type.name.range.lowerBound, in: bytes)
    if type.name.lastName == "View" {
      return type.members.compactMap { made($0, .member, type.modifiers, text, in: bytes) }
    }
    return type.members.compactMap { member in
      guard let isStatic = isStatic(member) else { return nil }
      let word = isStatic ? "static \(text)" : text
      let use: FileNames.Use =
        isStatic ? .staticMember(of: type.name.lastName ?? "") : .instanceMember
      let found = made(member, use, type.modifiers, word, in: bytes)
      return found.flatMap { $0.isPrivate ? $0 : nil }
    }
  }

  /// True for a static member, and `nil` for one that isn't a property or method with a name.
  private static func isStatic(_ member: TypeDeclaration.Member) -> Bool? {
    switch member {
    case .variable(let variable): variable.isStatic
    case .function(let function):
      function.name.text.first?.isLetter != true
        || ["init", "subscript"].contains(function.name.text) ? nil : function.isStatic
    case .type, .cases, .alias, .associatedType: nil
    }
  }

  private static func made(
    _ member: TypeDeclaration.Member, _ use: FileNames.Use, _ outer: [Name], _ around: String,
    in bytes: [UInt8]
  ) -> FileDeclaration? {
    func made(_ name: Name, _ modifiers: [Name], _ header: String) -> FileDeclaration {
      FileDeclaration(
        name: name, header: "\(around) \(header)", use: use,
        isPrivate: has(["private", "fileprivate"], outer + modifiers),
        isPublic: has(["public", "open", "package"], outer + modifiers))
    }
    switch member {
    case .type(let type):
      guard case .named(nil, let name, _) = type.name.form else { return nil }
      var declaration = made(name, type.modifiers, name.text)
      declaration.isPreview = type.inherited.contains { $0.lastName == "PreviewProvider" }
      return declaration
    case .variable(let variable):
      return variable.boundName.map { made($0, variable.modifiers, $0.text) }
    case .function(let function):
      let end = function.body?.range.lowerBound ?? function.range.upperBound
      let start = function.name.range.lowerBound
      return made(function.name, function.modifiers, words(bytes[start..<max(start, end)]))
    case .alias(let name, _, _): return made(name, [], name.text)
    case .cases, .associatedType: return nil
    }
  }

  private static func has(_ words: Set<String>, _ modifiers: [Name]) -> Bool {
    modifiers.contains { words.contains($0.text) }
  }

  /// The head of an extension, which names the extended views.
  private static func header(from start: Int, in bytes: [UInt8]) -> String {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "{")) ?? start
    return words(bytes[start..<end])
  }

  /// A text without white space.
  private static func words(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.filter { $0 > 0x20 }, as: UTF8.self)
  }
}
