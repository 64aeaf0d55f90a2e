import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Text` (docs/explanation/text.md).
  static let text = ViewDefinition(
    """
    Text
    // read
    init(_ text: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
    init(verbatim: String)
    init<F: FormatStyle>(_ text: F.FormatInput, format: F)
    init(_ text: Date, style: Text.DateStyle)
    init(timerInterval text: ClosedRange<Date>, pauseTime unused: Date? = nil, countsDown unused: Bool = true, showsHours unused: Bool = true)
    init<F>(_ text: F, formatter: Formatter)
    """, "Lines of text.", support: .otherTypeface, paints: .text
  ) { p in
    let size = p.size()
    let text = p(
      "text", .styledText, required: true, orElse: "verbatim", drawn: true,
      "The text, or a list of parts for text joined with +.")
    let verbatim = p("verbatim", .text, "The text, without Markdown.")
    return .layout { context in
      context.addLeaf(size: size) {
        context.text(context.arguments.isGiven(text) ? text : verbatim)
      }
    }
  }

  /// The index of the text among the arguments.
  public static let textPlace = text.textIndex
}
