import ViewTreeDocument
import ViewTreeSyntax

/// The lowered declarations of the last attempts at a document.
///
/// Each attempt leaves out more of the files than the one before. A declaration in which nothing new is
/// left out is the same again.
final class LoweringMemory {
  /// A declaration of the document, and where it is in the files.
  struct Key: Hashable {
    let body: BodyName
    let place: Int
  }

  /// What lowering a declaration results in.
  private struct Entry {
    let value: DocumentObject
    let record: LoweringRecord
  }

  private var entries: [Key: Entry] = [:]
  private var holes: Set<Int> = []
  /// The bodies that the current attempt takes from an earlier one.
  private var repeated: Set<BodyName> = []
  /// What the bodies of the last document see: its other sections, and the parameters of its
  /// declarations.
  private var surroundings: [DocumentObject.Member] = []

  /// Begins an attempt, which leaves out parts that begin at `holes`.
  func begin(_ holes: Set<Int>) {
    let new = holes.subtracting(self.holes)
    if !self.holes.isSubset(of: holes) { entries = [:] }
    self.holes = holes
    repeated = []
    entries = entries.filter { $0.value.record.questions.isDisjoint(with: new) }
  }

  /// The value of a declaration, if nothing in it is newly left out and `repeats` can repeat the rest.
  func value(_ key: Key, _ repeats: (LoweringRecord) -> Bool) -> DocumentObject? {
    guard let entry = entries[key], repeats(entry.record) else { return nil }
    repeated.insert(key.body)
    return entry.value
  }

  /// Keeps the value of a declaration. `record` is `nil` if it can't be repeated.
  func keep(_ value: DocumentObject, _ key: Key, _ record: LoweringRecord?) {
    entries[key] = record.map { Entry(value: value, record: $0) }
  }

  /// The bodies of a document that are the same as in the last one, and see the same.
  func unchangedBodies(_ document: DocumentObject) -> Set<BodyName> {
    var surroundings: [DocumentObject.Member] = []
    for member in document.members where member.key != "root" {
      guard BodyName.sections.contains(member.key), case .object(let section) = member.value
      else {
        surroundings.append(member)
        continue
      }
      surroundings += section.members.map(Self.head)
    }
    defer { self.surroundings = surroundings }
    return surroundings == self.surroundings ? repeated : []
  }

  /// What others see of a component, a modifier or a style.
  private static func head(_ declaration: DocumentObject.Member) -> DocumentObject.Member {
    guard case .object(let object) = declaration.value else { return declaration }
    let seen = object.members.filter { ["parameters", "protocol"].contains($0.key) }
    return DocumentObject.Member(
      key: declaration.key, place: declaration.place, value: .object(object.with(seen)))
  }
}
