import ViewTreeNumbers

/// The entries of a list of views, without their contents.
public struct TemplateEntries: Sequence, IteratorProtocol {
  /// An entry with its index in the document's templates.
  public typealias Element = (index: ID<ViewTemplate>, template: ViewTemplate)

  @usableFromInline let templates: [ViewTemplate]
  @usableFromInline var place: ID<ViewTemplate>
  @usableFromInline let end: ID<ViewTemplate>

  /// The entries of a list. `templates` are all of its document.
  @inlinable
  public init(_ content: TemplateRange, of templates: [ViewTemplate]) {
    self.templates = templates
    place = content.first
    end = content.end
  }

  /// The next entry, or `nil` after the last.
  @inlinable
  public mutating func next() -> Element? {
    guard place < end else { return nil }
    let entry = (index: place, template: templates[place])
    place = entry.template.end
    return entry
  }
}

extension Document {
  /// The entries of a list of views, one after another.
  @inlinable
  public func entries(of content: TemplateRange) -> TemplateEntries {
    TemplateEntries(content, of: templates)
  }
}
