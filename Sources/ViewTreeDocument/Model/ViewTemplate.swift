import ViewTreeNumbers
import ViewTreeSyntax

/// One entry of a list of views in a document: a view, a component, or a control structure.
///
/// Templates are in one flat array. The contents of a template directly follow it.
public struct ViewTemplate: Sendable {
  /// The kinds of entries.
  public enum Kind: UInt8, Sendable {
    /// A view of the registry. `definition` is an index in `ViewRegistry`.
    case view
    /// A component. `definition` is an index in the document's components.
    case component
    /// A view that a declared layout lays out. `definition` is an index in the document's layouts.
    /// The arguments are those for the layout's parameters, then the children.
    case layout
    /// `if`: arguments are the condition, the views if it's true, and the views if it's false.
    case conditional
    /// `if let`: arguments are the optional, the views with it, the views without.
    case optionalBinding
    /// `forEach`: arguments are the data, the id, the views of an element.
    case forEach
    /// `switch`: arguments are the subject, then a test and views for each case.
    case `switch`
    /// A slot for views that are passed to a component. `definition` is an index in the document's
    /// slots. The arguments are the views, then their inputs.
    case slot
  }

  /// The kind of the entry.
  public internal(set) var kind: Kind
  /// True if the entry may produce different views at different times.
  public internal(set) var isDynamic: Bool
  /// True if a modifier gives its container a trait of the view or of a view in the group, such as
  /// a tag.
  public internal(set) var hasTrait = false
  /// True if an argument must be evaluated in each pass.
  public internal(set) var hasScripts: Bool
  /// The kind of argument that the `id` is.
  @usableFromInline var idForm = IDForm.absent
  /// The view or component.
  public internal(set) var definition: UInt16
  /// The number of arguments.
  public internal(set) var argumentCount: UInt32
  /// The number of modifiers.
  public internal(set) var modifierCount: UInt32
  /// The first argument in the document's list.
  public internal(set) var firstArgument: ID<Argument>
  /// The first modifier in the document's list.
  public internal(set) var firstModifier: ID<ModifierTemplate>
  /// The first of the `let` scripts in the document's list.
  public internal(set) var firstLet: ID<LetTemplate>
  /// The number of `let` scripts.
  public internal(set) var letCount: UInt32
  /// The number of the `id`, next to its kind. Stored without an `Argument`, because there is one
  /// for each view and an `Argument` has 16 bytes.
  var idNumber: UInt32 = 0
  /// The index of the template after everything that belongs to this one.
  public internal(set) var end: ID<ViewTemplate>
  /// Its node in the document.
  public internal(set) var syntax: SyntaxNode.Index

  /// Its arguments in the document's list.
  @inlinable public var arguments: Range<ID<Argument>> {
    firstArgument..<firstArgument.advanced(by: argumentCount)
  }
  /// Its modifiers in the document's list, the innermost first.
  @inlinable public var modifiers: Range<ID<ModifierTemplate>> {
    firstModifier..<firstModifier.advanced(by: modifierCount)
  }
  /// Its `let` scripts in the document's list.
  @inlinable public var lets: Range<ID<LetTemplate>> {
    firstLet..<firstLet.advanced(by: letCount)
  }

  /// The view of the registry that it is, if its kind is `view`.
  @inlinable public var view: ShortID<ViewDefinition> { ShortID(definition) }
  /// The component that it is, if its kind is that.
  @inlinable public var component: ShortID<ComponentTemplate> { ShortID(definition) }
  /// The layout that it is, if its kind is that.
  @inlinable public var layout: ShortID<LayoutTemplate> { ShortID(definition) }
  /// The slot that it is, if its kind is that.
  @inlinable public var slot: ShortID<ContentSlot> { ShortID(definition) }

  /// The kinds of arguments that an `id` may be.
  @usableFromInline
  enum IDForm: UInt8, Sendable {
    case absent, text, script, constant
  }

  /// True if there is an `id`, which is rare.
  @inlinable public var hasID: Bool { idForm != .absent }

  /// The `id`: a string or a script.
  public internal(set) var id: Argument {
    get {
      switch idForm {
      case .absent: .absent
      case .text: .text(idNumber)
      case .script: .script(ID(idNumber))
      case .constant: .constant(ID(idNumber))
      }
    }
    set {
      switch newValue {
      case .text(let node): (idForm, idNumber) = (.text, node)
      case .script(let script): (idForm, idNumber) = (.script, script.rawValue)
      case .constant(let constant): (idForm, idNumber) = (.constant, constant.rawValue)
      default: (idForm, idNumber) = (.absent, 0)
      }
    }
  }
}
