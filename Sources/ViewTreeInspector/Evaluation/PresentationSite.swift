import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// A modifier that presents views, with what it needs to build them.
struct PresentationSite {
  let kind: PresentationKind
  /// The modifier's record, by which its view is known.
  let record: ID<ModifierRecord>
  let isPresented: Bool
  let content: TemplateRange
  var environment: ScriptEnvironment
  let place: LeftPlace
  /// The binding by which the content can dismiss itself.
  var binding: BindingValue?
  /// The value that the content has a name for, or `nil` if it has none.
  var item: Value?
  /// Popovers: the part of the view that they belong to, and the edge of it at which they stand.
  var attachment = Value.none
  var edge = 0
  /// Popovers: where the attachment stands in the document.
  var attachmentArgument = Argument.absent
}
