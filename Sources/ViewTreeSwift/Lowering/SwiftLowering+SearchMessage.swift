import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// SwiftUI's message for a search without results.
extension SwiftLowering {
  /// `ContentUnavailableView.search` and `.search(text:)` with the words of the system, or `nil`
  /// for any other member.
  func searchMessage(
    _ base: Expression, _ name: Name, _ arguments: [Argument], _ range: Range<Int>, _ scope: Scope
  ) -> ViewEntry? {
    guard Self.isSearchMessage(base, name) else { return nil }
    let place = name.range
    var view = LoweredView(named: "ContentUnavailableView", base.range, range)
    view.members.add("title", place, searchTitle(arguments.first?.value, place, scope))
    view.members.add("systemImage", place, .word("magnifyingglass", place))
    view.members.add(
      "description", place, .word("Check the spelling or try a new search.", place))
    return .view(view)
  }

  /// True for `ContentUnavailableView.search`.
  static func isSearchMessage(_ base: Expression, _ name: Name) -> Bool {
    guard case .name(let type, _) = base.form else { return false }
    return type.text == "ContentUnavailableView" && name.text == "search"
  }

  private func searchTitle(
    _ text: Expression?, _ place: Range<Int>, _ scope: Scope
  ) -> DocumentValue {
    guard let text, !isHole(.argument, text.range, "text") else {
      return .word("No Results", place)
    }
    let start = text.range.lowerBound
    if let literal = literalText(text, scope) {
      let title = SourceText("No Results for “", at: start) + literal + SourceText("”", at: start)
      return .text(title, text.range)
    }
    let code =
      SourceText("\"No Results for “\" + (", at: start) + self.text(of: text, scope)
      + SourceText(") + \"”\"", at: start)
    return .single("$", .text(code, text.range), text.range)
  }
}
