/// The files that some files mention, directly or through others.
///
/// Declarations are compared by words: it may find more than the compiler needs, not less.
struct NeededFiles {
  /// A declaration of a file.
  private struct Place {
    let file: Int
    let unit: Int
    /// The word that has to be mentioned, too.
    let other: FileIndex.Word?
  }

  private let indices: [FileIndex]
  /// True for each file that is needed.
  private(set) var isNeeded: [Bool]
  private var words: Set<FileIndex.Word>
  private var new: [FileIndex.Word]
  /// The declarations that a word may complete.
  private var waiting: [FileIndex.Word: [Place]] = [:]
  /// True for each declaration that was followed.
  private var isFollowed: [[Bool]]

  /// Members that stand in for values.
  private static let standIns = ["preview", "sample", "mock", "example", "placeholder"]

  /// Finds the files that `first` need, and their previews.
  init(_ indices: [FileIndex], first: [Int]) {
    self.indices = indices
    isNeeded = indices.map { _ in false }
    isFollowed = indices.map { $0.units.map { _ in false } }
    new = Self.standIns.map { FileIndex.hash($0) }
    words = Set(new)
    record()
    let roots = first.reduce(into: Set<FileIndex.Word>()) { $0.formUnion(indices[$1].types) }
    for (file, index) in indices.enumerated() {
      let isPreview = index.hasPreviews && !index.words.isDisjoint(with: roots)
      guard first.contains(file) || index.isAlwaysNeeded || isPreview else { continue }
      isNeeded[file] = true
      add(index.words)
    }
    while let word = new.popLast() {
      for place in waiting[word] ?? [] where place.other.map({ words.contains($0) }) ?? true {
        follow(place)
      }
    }
  }

  /// Records the declarations of all files by the words that they wait for.
  private mutating func record() {
    let declared = indices.reduce(into: Set<FileIndex.Word>()) { $0.formUnion($1.types) }
    let protocols = indices.reduce(into: Set<FileIndex.Word>()) { $0.formUnion($1.protocols) }
    for (file, index) in indices.enumerated() {
      for (number, unit) in index.units.enumerated() where !unit.isPlainExtension {
        let owner = unit.owner.flatMap { declared.contains($0) ? $0 : nil }
        waiting[unit.name, default: []].append(Place(file: file, unit: number, other: owner))
        if let owner {
          waiting[owner, default: []].append(Place(file: file, unit: number, other: unit.name))
        }
        // A value of a protocol is one of a type that conforms.
        for name in unit.inherited where protocols.contains(name) {
          waiting[name, default: []].append(Place(file: file, unit: number, other: nil))
        }
      }
    }
  }

  private mutating func follow(_ place: Place) {
    guard !isFollowed[place.file][place.unit] else { return }
    isFollowed[place.file][place.unit] = true
    isNeeded[place.file] = true
    add(indices[place.file].units[place.unit].words)
  }

  private mutating func add(_ more: Set<FileIndex.Word>) {
    for word in more where words.insert(word).inserted { new.append(word) }
  }
}
