import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The declarations that the views of a document mention, directly or through others.
///
/// Of several files, all else is left out, so that what is wrong there doesn't matter. Names are
/// compared as words, without their types: it may hold more than the compiler needs, not less.
struct DocumentReach {
  private let bytes: [UInt8]
  /// The other names that a word of the files has in the document.
  private let spellings: [String: Set<String>]
  private(set) var words: Set<String> = []
  /// The number of bytes of the parts read.
  private(set) var bytesRead = 0
  /// The words that are not followed yet.
  private var new: [String] = []
  /// The parts of the files that a word leads to.
  private var parts: [String: [Part]] = [:]

  /// A member, or a declaration at the top of a file.
  private struct Part {
    /// The type that has to be mentioned, too.
    let type: String?
    let range: Range<Int>
  }

  /// Members that the language or SwiftUI uses without a mention.
  private static let implicit: Set = [
    "allCases", "callAsFunction", "description", "errorDescription", "hash", "id", "init",
    "projectedValue", "rawValue", "subscript", "wrappedValue",
  ]

  /// Records the declarations of some files.
  init(_ names: DeclaredNames, in bytes: [UInt8], spellings: [String: Set<String>]) {
    self.bytes = bytes
    self.spellings = spellings
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

  private mutating func record(_ type: TypeDeclaration, _ name: String, isDeclared: Bool) {
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

  private mutating func add(_ word: String, _ type: String?, _ range: Range<Int>) {
    parts[word, default: []].append(Part(type: type, range: range))
  }

  /// True for a member that a type can do without: a function, or a property that is not stored in
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

  /// Follows the words of a part of the document.
  mutating func follow(_ value: DocumentValue) {
    read(value)
    while let word = new.popLast() {
      for part in parts[word] ?? [] where part.type.map({ words.contains($0) }) ?? true {
        read(part.range)
      }
    }
  }

  private mutating func read(_ value: DocumentValue) {
    switch value {
    case .text(let text, _):
      for piece in text.pieces {
        switch piece {
        case .source(let range): read(range)
        case .made(let text, _): read(Array(text.utf8)[...])
        }
      }
    case .list(let elements, _): for element in elements { read(element) }
    case .object(let object):
      for member in object.members {
        read(Array(member.key.utf8)[...])
        read(member.value)
      }
    case .number, .amount, .truth, .null, .setting, .version: break
    }
  }

  private mutating func read(_ range: Range<Int>) {
    bytesRead += range.count
    read(bytes[range])
  }

  private mutating func read(_ text: ArraySlice<UInt8>) {
    MentionedWords.forEachWord(in: text) { range in
      let word = String(decoding: text[range], as: UTF8.self)
      add(word)
      for other in (spellings[word] ?? []).sorted() { add(other) }
    }
  }

  private mutating func add(_ word: String) {
    if words.insert(word).inserted { new.append(word) }
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
