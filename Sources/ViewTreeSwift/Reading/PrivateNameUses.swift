import ViewTreeScript

/// The files that use the private names of files, found in one pass.
struct PrivateNameUses {
  /// The files that use a name alone, as types, functions, and values are.
  private(set) var alone: [String: [Int]] = [:]
  /// The files that use a name after a dot.
  private(set) var members: [String: [Int]] = [:]
  /// The files that declare a name.
  private(set) var declared: [String: [Int]] = [:]

  init(_ files: [SwiftFileSyntax], _ declarations: [[FileDeclaration]]) {
    let names = Set(declarations.joined().lazy.filter(\.isPrivate).map(\.name.text))
    if names.isEmpty { return }
    for (number, file) in files.enumerated() {
      for name in file.names?.alone ?? [] where names.contains(name) {
        alone[name, default: []].append(number)
      }
      for name in file.names?.members ?? [] where names.contains(name) {
        members[name, default: []].append(number)
      }
      for name in Set(declarations[number].map(\.name.text)) where names.contains(name) {
        declared[name, default: []].append(number)
      }
    }
  }
}
