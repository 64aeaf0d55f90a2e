/// The files that some files mention, directly or through others.
///
/// Files are compared by words: it may find more than the compiler needs, not less.
struct NeededFiles {
  private let indices: [FileIndex]
  /// True for each file that is needed.
  private(set) var isNeeded: [Bool]
  private var words: Set<FileIndex.Word> = []
  private var new: [FileIndex.Word] = []
  /// The declarations that a word may complete.
  private var waiting: [FileIndex.Word: [(file: Int, other: FileIndex.Word?)]] = [:]

  /// Finds the files that `first` need, and their previews.
  init(_ indices: [FileIndex], first: [Int]) {
    self.indices = indices
    isNeeded = indices.map(\.isAlwaysNeeded)
    let declared = indices.reduce(into: Set<FileIndex.Word>()) { $0.formUnion($1.types) }
    let protocols = indices.reduce(into: Set<FileIndex.Word>()) { $0.formUnion($1.protocols) }
    for (file, index) in indices.enumerated() {
      for declaration in index.declarations {
        let owner = declaration.owner.flatMap { declared.contains($0) ? $0 : nil }
        waiting[declaration.name, default: []].append((file, owner))
        if let owner { waiting[owner, default: []].append((file, declaration.name)) }
      }
      // A value of a protocol is one of a type that conforms.
      for name in index.inherited where protocols.contains(name) {
        waiting[name, default: []].append((file, nil))
      }
    }
    for file in first { isNeeded[file] = true }
    let roots = first.reduce(into: Set<FileIndex.Word>()) { $0.formUnion(indices[$1].types) }
    for (file, index) in indices.enumerated()
    where index.hasPreviews && !index.words.isDisjoint(with: roots) {
      isNeeded[file] = true
    }
    for file in isNeeded.indices where isNeeded[file] { add(indices[file].words) }
    while let word = new.popLast() {
      for (file, other) in waiting[word] ?? [] where !isNeeded[file] {
        guard other.map({ words.contains($0) }) ?? true else { continue }
        isNeeded[file] = true
        add(indices[file].words)
      }
    }
  }

  private mutating func add(_ more: Set<FileIndex.Word>) {
    for word in more where words.insert(word).inserted { new.append(word) }
  }
}
