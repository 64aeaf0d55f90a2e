import ViewTreeSyntax

/// What of a file is left out because it cannot be read, and why.
struct SwiftHoles {
  /// Where the parts begin.
  private(set) var starts: Set<Int> = []
  /// One for each part.
  private(set) var diagnostics: [Diagnostic] = []
  private let areErrors: Bool

  init(areErrors: Bool) { self.areErrors = areErrors }

  /// Finds for each error the smallest part around it that can be left out; false if nothing is new.
  mutating func add(
    _ problems: [Diagnostic], _ omissible: [SwiftLowering.Omissible]
  ) -> Bool {
    let known = starts.count
    for problem in problems where problem.severity == .error {
      let parts = omissible.filter { part in
        guard let range = problem.range else { return false }
        return part.range.lowerBound <= Int(range.start) && Int(range.end) <= part.range.upperBound
          && !starts.contains(part.range.lowerBound)
      }
      guard let part = parts.min(by: { $0.range.count < $1.range.count }) else { continue }
      starts.insert(part.range.lowerBound)
      diagnostics.append(
        .swiftHole(part.kind.consequence(part.name), problem, isError: areErrors))
    }
    return starts.count > known
  }
}

extension SwiftLowering.Omissible.Kind {
  /// What becomes of what is left out.
  fileprivate func consequence(_ name: String) -> Diagnostic.SwiftHole {
    switch self {
    case .action: .action
    case .function: .function(name)
    case .modifier: .modifier(name)
    case .type: .type(name)
    }
  }
}
