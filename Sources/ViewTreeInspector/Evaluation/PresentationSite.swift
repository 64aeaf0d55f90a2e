import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// A modifier that presents views, with the data to build them.
struct PresentationSite {
  /// The text of an alert or a confirmation dialog.
  struct DialogTexts {
    let title: TemplateRange
    let message: TemplateRange
    /// The button that SwiftUI adds, or nothing.
    let systemButton: TemplateRange
    /// The names that the title sees.
    var names = ScriptEnvironment()
  }

  let kind: PresentationKind
  /// The modifier's record, which identifies its view.
  let record: ID<ModifierRecord>
  let isPresented: Bool
  let content: TemplateRange
  var environment: ScriptEnvironment
  let place: SavedContext
  /// The binding by which the content can dismiss itself.
  var binding: BindingValue?
  /// The value that the content has a name for, or `nil` if it has none.
  var item: Value?
  /// For popovers, the part of the view to which they are attached, and the edge at which they
  /// appear.
  var attachment = Value.none
  var edge = 0
  /// For destinations that a path pushes, that path.
  var navigation: NavigationSite?
  /// For the destination of a link, the identity of the link.
  var link: UInt64?
  /// For alerts and confirmation dialogs, the title and the message.
  var dialog: DialogTexts?
  /// For popovers, the argument with the attachment.
  var attachmentArgument = Argument.absent
}
