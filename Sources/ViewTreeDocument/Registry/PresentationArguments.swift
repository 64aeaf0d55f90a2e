import ViewTreeScript

/// The arguments of a modifier that presents views.
public struct PresentationArguments: Sendable {
  /// The presented content.
  public let content: Handle<TemplateRange>
  /// The parameter that decides if the content is presented, or `nil` if it always is.
  public let isPresented: Handle<Value>?
  /// An optional item instead of it, whose value the views get, or `nil` for presentations without
  /// one.
  public let item: Handle<Value>?
  /// For destinations of links: the type of the values, each of which the views get.
  public let valueType: Handle<Value>?
  /// For popovers: the part of the view that it is attached to, and the edge of that part.
  public let attachment: (anchor: Handle<Value>, edge: Handle<Int>)?
  /// For alerts and confirmation dialogs: the title and the message.
  public let dialog: DialogArguments?

  init(
    content: Handle<TemplateRange>, isPresented: Handle<Value>?,
    item: Handle<Value>? = nil, valueType: Handle<Value>? = nil,
    attachment: (anchor: Handle<Value>, edge: Handle<Int>)? = nil,
    dialog: DialogArguments? = nil
  ) {
    self.content = content
    self.isPresented = isPresented
    self.item = item
    self.valueType = valueType
    self.attachment = attachment
    self.dialog = dialog
  }
}
