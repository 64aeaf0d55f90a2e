import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Facts about files that all attempts at a document of them share, each found when it's needed.
final class LoweringFacts {
  /// The declarations that words lead to.
  private(set) lazy var mentions = MentionIndex(names, in: source.bytes, spellings: spellings)
  /// The classes that are mentioned outside their own declarations.
  private(set) lazy var mentionedClasses = findMentionedClasses()

  /// The literals that are localized keys. Needed only with resources.
  lazy var localized = LocalizedLiterals(names)

  /// The extensions, by the last names of their types.
  private lazy var extensions = Dictionary(grouping: names.extensions) { $0.name.lastName ?? "" }
  /// The full names of nested types, by their own names.
  private var nestedNames: [String: String?] = [:]
  /// The names of static members, by the names of their types.
  private var statics: [String: Set<String>] = [:]

  /// The types of values that conform to each protocol by their declarations and extensions.
  private lazy var conforming = findConforming()
  /// True for the names that are like those of known types.
  private var likeOthers: [String: Bool] = [:]
  private lazy var knownTypes = ScriptCatalogue.typeNames + names.typeNames.sorted()

  /// The names of optional members for which a view shows more, once they are needed.
  var wantedMembers: Set<String>?

  private let names: DeclaredNames
  private let source: SourceFile
  /// The other names that a word of the files has in the document.
  private let spellings: [String: Set<String>]

  convenience init(
    _ names: DeclaredNames, _ source: SourceFile, spelled: [(range: Range<Int>, text: String)]
  ) {
    var spellings: [String: Set<String>] = [:]
    for word in spelled {
      let written = String(decoding: source.bytes[word.range], as: UTF8.self)
      spellings[written, default: []].insert(word.text)
    }
    self.init(names, source, spellings)
  }

  private init(
    _ names: DeclaredNames, _ source: SourceFile, _ spellings: [String: Set<String>]
  ) {
    self.names = names
    self.source = source
    self.spellings = spellings
  }

  /// The facts with other declared names.
  func with(_ names: DeclaredNames) -> LoweringFacts {
    LoweringFacts(names, source, spellings)
  }

  /// The extensions of a type, in the order of the files.
  func extensions(of type: String) -> [TypeDeclaration] { extensions[type] ?? [] }

  /// The names of the static properties and functions of a type of values.
  func staticMembers(of type: String) -> Set<String> {
    if let known = statics[type] { return known }
    let all = (names.type(named: type).map { [$0] } ?? []) + extensions(of: type)
    let found = Set(
      all.flatMap(\.members).compactMap { member -> String? in
        switch member {
        case .variable(let variable): variable.isStatic ? variable.boundName?.text : nil
        case .function(let function): function.isStatic ? function.name.text : nil
        case .cases, .type, .alias, .associatedType: nil
        }
      })
    statics[type] = found
    return found
  }

  /// The types of values that conform to a protocol by their declarations and extensions.
  func types(conformingTo name: String) -> [String] { conforming[name] ?? [] }

  private func findConforming() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for (name, declaration) in names.types {
      let inherited = ([declaration] + extensions(of: name)).flatMap(\.inherited)
      for parent in Set(inherited.compactMap(\.lastName)) {
        found[parent, default: []].append(name)
      }
    }
    return found
  }

  /// True if an undeclared name would be taken for a misspelled one of a type.
  func isLikeType(_ name: String) -> Bool {
    if let known = likeOthers[name] { return known }
    let isLike = NearMatch.nearestName(to: name, in: knownTypes) != nil
    likeOthers[name] = isLike
    return isLike
  }

  /// The full name of a type that only one type of values contains, unless the library has the name.
  func nestedName(_ name: String) -> String? {
    if let known = nestedNames[name] { return known }
    // The lists of the library's names are made when they are first needed.
    let found = names.nestedName(name).flatMap { nested in
      ScriptCatalogue.typeNames.contains(name) || FoundationTypes.names.contains(name)
        ? nil : nested
    }
    nestedNames[name] = .some(found)
    return found
  }

  private func findMentionedClasses() -> Set<String> {
    if names.classes.isEmpty { return [] }
    let bytes = source.bytes
    var found: Set<String> = []
    MentionedWords.forEachWord(in: bytes[...]) { range in
      // The name of a class begins with a capital letter.
      guard bytes[range.lowerBound] &- UInt8(ascii: "A") < 26 else { return }
      let written = String(decoding: bytes[range], as: UTF8.self)
      for word in [written] + (spellings[written] ?? []) {
        guard let type = names.classes[word], !type.range.contains(range.lowerBound) else {
          continue
        }
        found.insert(word)
      }
    }
    return found
  }
}
