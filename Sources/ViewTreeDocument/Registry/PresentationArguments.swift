import ViewTreeScript

/// The arguments of a modifier that presents views.
public struct PresentationArguments: Sendable {
  /// What it shows.
  public let content: Handle<TemplateRange>
  /// Whether it is there; `nil` for what always is.
  public let isPresented: Handle<Value>?
  /// In its place: what has to have a value, which the views get; `nil` for what has none.
  public let item: Handle<Value>?
  /// Popovers: the part of the view that it belongs to, and the edge of that part at which it stands.
  public let attachment: (anchor: Handle<Value>, edge: Handle<Int>)?

  init(
    content: Handle<TemplateRange>, isPresented: Handle<Value>?,
    item: Handle<Value>? = nil,
    attachment: (anchor: Handle<Value>, edge: Handle<Int>)? = nil
  ) {
    self.content = content
    self.isPresented = isPresented
    self.item = item
    self.attachment = attachment
  }
}
