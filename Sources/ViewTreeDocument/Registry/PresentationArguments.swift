import ViewTreeScript

/// The arguments of a modifier that presents views.
public struct PresentationArguments: Sendable {
  /// The presented content.
  public let content: Handle<TemplateRange>
  /// The parameter that decides if the content is presented, or `nil` if it always is.
  public let isPresented: Handle<Value>?
  /// In its place: what has to have a value, which the views get, or `nil` for what has none.
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
