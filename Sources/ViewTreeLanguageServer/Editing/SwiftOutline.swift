import ViewTreeSyntax

/// The outline of a Swift file: its declarations, and in them the views that they show.
enum SwiftOutline {
  /// The symbols of a file. `tree` is the translated document, if there are no errors.
  static func symbols(_ names: DeclaredNames, _ tree: SyntaxTree?, count: Int) -> [OutlineSymbol] {
    let declared = names.all.filter { $0.kind != .local && $0.kind != .id }
    let views = tree.map { TreeOutline($0, names).views(in: 0) }?.flatMap { flat($0) } ?? []
    // Symbols of other files come after the end of this file.
    let all = declared.map { OutlineSymbol($0) } + views.filter { $0.full.upperBound <= count }
    return nested(
      all.sorted {
        ($0.full.lowerBound, -$0.full.upperBound) < ($1.full.lowerBound, -$1.full.upperBound)
      })
  }

  private static func flat(_ symbol: OutlineSymbol) -> [OutlineSymbol] {
    var own = symbol
    own.children = []
    return [own] + symbol.children.flatMap { flat($0) }
  }

  /// Symbols in the order of the text, nested in their enclosing symbols.
  private static func nested(_ symbols: [OutlineSymbol]) -> [OutlineSymbol] {
    var open: [OutlineSymbol] = []
    var done: [OutlineSymbol] = []
    func close() {
      guard let last = open.popLast() else { return }
      if open.isEmpty { done.append(last) } else { open[open.count - 1].children.append(last) }
    }
    var lastRange: Range<Int>?
    for symbol in symbols {
      // Several views of the document can have the same location.
      if symbol.full == lastRange, symbol.kind == .view { continue }
      lastRange = symbol.full
      while let last = open.last,
        last.full.upperBound < symbol.full.upperBound
          || last.full.upperBound <= symbol.full.lowerBound
      {
        close()
      }
      open.append(symbol)
    }
    while !open.isEmpty { close() }
    return done
  }
}
