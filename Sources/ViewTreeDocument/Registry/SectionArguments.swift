import ViewTreeScript

/// The arguments of a section.
public struct SectionArguments: BitwiseCopyable, Sendable {
  /// Text above the content.
  public let title: Handle<TemplateRange>
  /// The content argument. A document has the views of all parts there.
  public let children: Handle<TemplateRange>
  /// The views above it, after the title.
  public let header: Handle<TemplateRange>
  /// The views below it.
  public let footer: Handle<TemplateRange>
  /// The parameter that decides if the content is shown.
  public let isExpanded: Handle<Value>

  /// The arguments that are views, in layout order.
  var parts: [Handle<TemplateRange>] { [title, header, children, footer] }
}
