import ViewTreeNumbers
import ViewTreeScript

/// A name that a file declares for others: a type, a function, a value, or a member that all views
/// have.
struct FileDeclaration {
  let name: Name
  /// The signature that identifies the declaration among those of the same name, with labels and
  /// types of a function.
  let header: String
  let use: FileNames.Use
  /// True if it's visible in its own file only.
  let isPrivate: Bool
  /// True for a `PreviewProvider`, which no other code names.
  var isPreview = false

  /// The declarations of a top-level item.
  static func all(_ item: TopLevelSyntax, in bytes: [UInt8]) -> [FileDeclaration] {
    guard case .declaration(let member) = item else { return [] }
    if case .type(let type) = member, type.kind == .extension {
      guard type.name.lastName == "View" else { return [] }
      let text = header(from: type.name.range.lowerBound, in: bytes)
      return type.members.compactMap {
        made($0, .member, isPrivate(type.modifiers), text, in: bytes)
      }
    }
    return made(member, .alone, false, "", in: bytes).map { [$0] } ?? []
  }

  private static func made(
    _ member: TypeDeclaration.Member, _ use: FileNames.Use, _ isInPrivate: Bool, _ around: String,
    in bytes: [UInt8]
  ) -> FileDeclaration? {
    func made(_ name: Name, _ modifiers: [Name], _ header: String) -> FileDeclaration {
      FileDeclaration(
        name: name, header: "\(around) \(header)", use: use,
        isPrivate: isInPrivate || isPrivate(modifiers))
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

  private static func isPrivate(_ modifiers: [Name]) -> Bool {
    modifiers.contains { $0.text == "private" || $0.text == "fileprivate" }
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
