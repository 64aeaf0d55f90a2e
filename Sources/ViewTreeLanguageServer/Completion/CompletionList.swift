import ViewTreeSyntax

/// The completions at a cursor, and the range of the text that they replace.
struct CompletionList {
  var items: [CompletionItem]
  let replaced: Range<Int>

  func json(in text: TextDocument) -> OrderedJSON {
    var known: Set<String> = []
    let range = text.range(replaced)
    return [
      "isIncomplete": false,
      "items": .list(
        items.filter { known.insert($0.label).inserted }.map { $0.json(replacing: range) }),
    ]
  }
}
