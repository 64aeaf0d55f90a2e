import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The words of the declarations in some files, and the declarations that words lead to.
///
/// They depend on the files alone, so each part of a file is split into words once.
final class MentionIndex {
  /// A member, or a declaration at the top of a file.
  struct Part {
    /// The word for the type that must be mentioned, too.
    let type: Int?
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  /// The number of each word.
  private var numbers: [String: Int] = [:]
  /// The parts of the files that a word leads to.
  private(set) var parts: [[Part]] = []
  /// The words of the ranges that were read, each once and in order.
  private var known: [Range<Int>: [Int]] = [:]
  /// The other names that a word of the files has in the document, sorted.
  private var others: [Int: [Int]] = [:]

  /// Members that the language or SwiftUI uses without a mention.
  private static let implicit: Set = [
    "advanced", "allCases", "callAsFunction", "description", "errorDescription", "hash", "id",
    "init",
    "projectedValue", "rawValue", "subscript", "wrappedValue",
  ]

  /// Records the declarations of some files.
  init(_ names: DeclaredNames, in bytes: [UInt8], spellings: [String: Set<String>]) {
    self.bytes = bytes
    for (word, names) in spellings.sorted(by: { $0.key < $1.key }) {
      others[number(word)] = names.sorted().map { number($0) }
    }
    for (name, type) in names.types { record(type, name, isDeclared: true) }
    for type in names.extensions {
      guard let name = type.name.lastName else { continue }
      record(type, name, isDeclared: names.typeNames.contains(name))
    }
    for global in names.globals {
      if let name = global.boundName { add(name.text, nil, global.range) }
    }
    for (name, functions) in names.functions.sorted(by: { $0.key < $1.key }) {
      for function in functions { add(name, nil, function.range) }
    }
    for (name, functions) in names.viewFunctions.sorted(by: { $0.key < $1.key }) {
      for function in functions { add(name, nil, function.range) }
    }
  }

  private func record(_ type: TypeDeclaration, _ name: String, isDeclared: Bool) {
    let owner = isDeclared ? name : nil
    if isDeclared {
      for parent in type.inherited { add(name, nil, parent.range) }
    }
    for member in type.members {
      guard Self.isOptional(member), let own = member.declaredName, let range = member.range else {
        if let range = member.range { add(name, owner, range) }
        continue
      }
      add(own.text, owner, range)
      if owner != nil { add(name, own.text, range) }
    }
  }

  private func add(_ word: String, _ type: String?, _ range: Range<Int>) {
    let part = Part(type: type.map { number($0) }, range: range)
    parts[number(word)].append(part)
  }

  /// True for a member that a type doesn't require: a function, or a property that isn't stored in
  /// its values.
  static func isOptional(_ member: TypeDeclaration.Member) -> Bool {
    switch member {
    case .variable(let variable):
      guard let name = variable.boundName, !implicit.contains(name.text) else { return false }
      return variable.isStatic || variable.accessors?.getter != nil
    case .function(let function):
      let isOperator = function.name.text.first.map { !$0.isLetter && $0 != "_" } ?? true
      return !isOperator && !implicit.contains(function.name.text)
    case .cases, .type, .alias, .associatedType: return false
    }
  }

  // MARK: - Words

  /// The number of a word.
  private func number(_ word: String) -> Int {
    if let known = numbers[word] { return known }
    numbers[word] = parts.count
    parts.append([])
    return parts.count - 1
  }

  /// The number of a word. `nil` if no text has it.
  func knownNumber(_ word: String) -> Int? { numbers[word] }

  /// The words in a range of the files, each followed by its other names.
  func words(in range: Range<Int>) -> [Int] {
    if let words = known[range] { return words }
    let words = words(in: bytes[range])
    known[range] = words
    return words
  }

  /// The words in the text, each followed by its other names.
  func words(in text: ArraySlice<UInt8>) -> [Int] {
    var words: [Int] = []
    var seen: Set<Int> = []
    MentionedWords.forEachWord(in: text) { range in
      let word = number(String(decoding: text[range], as: UTF8.self))
      guard seen.insert(word).inserted else { return }
      words.append(word)
      words += others[word] ?? []
    }
    return words
  }
}

extension TypeDeclaration.Member {
  /// The range of the declaration in its file.
  var range: Range<Int>? {
    switch self {
    case .variable(let variable): variable.range
    case .function(let function): function.range
    case .type(let type): type.range
    case .cases(let cases):
      cases.first.map { first in
        let ends = cases.flatMap { [$0.name.range] + $0.payload.compactMap { $0.type?.range } }
        return first.name.range.lowerBound..<(ends.map(\.upperBound).max() ?? 0)
      }
    case .alias(let name, _, let type): name.range.lowerBound..<type.range.upperBound
    case .associatedType(let name): name.range
    }
  }
}
