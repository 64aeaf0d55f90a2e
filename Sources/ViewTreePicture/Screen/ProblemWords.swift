import ViewTreeInspector
import ViewTreeReport

/// The words for problems in pictures and pages: `1 text truncated · 2 views outside the window`.
enum ProblemWords {
  /// The findings of each lint in one line, in the order in which they were found, or `nil` if
  /// there are none.
  static func line(_ problems: [LayoutProblem]) -> String? {
    let parts = groups(problems).map { count($0.count, $0.lint) }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// The lints with the numbers of their findings: views, or findings that are about no view.
  static func groups(_ problems: [LayoutProblem]) -> [(lint: String, count: Int)] {
    var groups: [(lint: String, count: Int)] = []
    for problem in problems {
      let count = max(problem.views.count, 1)
      if let place = groups.firstIndex(where: { $0.lint == problem.lint }) {
        groups[place].count += count
      } else {
        groups.append((problem.lint, count))
      }
    }
    return groups
  }

  /// A number of findings: `2 views outside the window`.
  static func count(_ count: Int, _ lint: String) -> String {
    let words = words[lint] ?? (one(lint), one(lint))
    return ReportWords.count(count, words.one, words.many)
  }

  /// One finding, for a mark: `text truncated`.
  static func one(_ lint: String) -> String {
    words[lint]?.one ?? lint.split(separator: "-").joined(separator: " ")
  }

  /// Several findings: `texts truncated`.
  static func many(_ lint: String) -> String { words[lint]?.many ?? one(lint) }

  private static let words: [String: (one: String, many: String)] = [
    "text-truncated": ("text truncated", "texts truncated"),
    "text-squeezed": ("text without space", "texts without space"),
    "text-cut": ("text cut off", "texts cut off"),
    "word-broken": ("word broken", "words broken"),
    "outside-window": ("view outside the window", "views outside the window"),
    "siblings-overlap": ("view overlaps", "views overlap"),
    "children-dont-fit": ("stack too small", "stacks too small"),
    "under-bar": ("view under a bar", "views under bars"),
    "small-control": ("control too small", "controls too small"),
    "scroll-without-height": ("list without height", "lists without height"),
    "reader-overflows": ("reader too small", "readers too small"),
    "duplicate-id": ("duplicate id", "duplicate ids"),
    "unused-state": ("unused variable", "unused variables"),
    "unused-component": ("unused component", "unused components"),
  ]
}
