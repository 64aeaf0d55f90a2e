import ViewTreeSyntax

/// All names that a document declares, in the order of the text.
struct DeclaredNames {
  let all: [DeclaredName]
  /// The indices of each name in the list of all names.
  private let places: [String: [Int]]

  static let none = DeclaredNames([])

  init(_ names: [DeclaredName]) {
    let all = names.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    self.all = all
    places = Dictionary(grouping: all.indices) { all[$0].name }
  }

  /// The names of some kinds, each once.
  func names(of kinds: Set<DeclaredName.Kind>) -> [DeclaredName] {
    var known: Set<String> = []
    return all.filter { kinds.contains($0.kind) && known.insert($0.name).inserted }
  }

  /// The names that are visible at an offset.
  func visible(at offset: Int) -> [DeclaredName] {
    all.filter { $0.kind != .id && ($0.scope?.contains(offset) ?? true) }
  }

  /// The declaration of a name at an offset. If there are several, the declaration with the
  /// smallest scope.
  func meaning(of name: String, at offset: Int, kinds: Set<DeclaredName.Kind>? = nil)
    -> DeclaredName?
  {
    (places[name] ?? []).map { all[$0] }.filter { declared in
      (kinds?.contains(declared.kind) ?? (declared.kind != .id))
        && (declared.scope.map { $0.contains(offset) || $0.upperBound == offset } ?? true)
    }
    .min { ($0.scope?.count ?? .max) < ($1.scope?.count ?? .max) }
  }
}
