import ViewTreeDocument
import ViewTreeScript

/// The meanings of names at a location in the file.
struct Scope {
  /// The meaning of a name that isn't a member.
  indirect enum Meaning {
    /// A value: the document knows it by the same name.
    case value
    /// A value that the document knows by another name.
    case renamed(String)
    /// Views that are passed to a component under a name, with the names of their inputs.
    case slot(String, inputs: [String])
    /// An expression that is a view, and the scope of its names.
    case view(Expression, Scope)
    /// A closure that makes views, and the scope of its names.
    case builder(ClosureSyntax, Scope)
    /// A closure or a binding that is passed on unchanged, and the scope of its names.
    case passed(Expression, Scope)
    /// A function inside a function.
    case function(FunctionSyntax, Scope)
    /// The view that is modified: `self` or `content`.
    case base
    /// A property of a style's configuration, by its name in the document.
    case configuration(StyleProtocol, String)
    /// Views that are already lowered, such as the argument of a closure that changes a view.
    case written([ViewEntry])

    /// True if the document uses this other name for it.
    func isRenamed(to name: String) -> Bool {
      if case .renamed(name) = self { return true }
      return false
    }
  }

  /// The type whose members are in scope.
  var owner: DeclaredView?
  /// True if only the static members of the type are in scope.
  var isStatic = false
  /// The local names, which hide members.
  var names: [String: Meaning] = [:]
  /// The names whose values are placeholders.
  var madeUp: Set<String> = []
  /// The types of local names, as far as declarations say them.
  var types: [String: SwiftLowering.DeclaredType] = [:]
  /// The names of the enclosing component, which its members can use everywhere.
  var memberNames: [String: Meaning] = [:]
  /// The names in views, closures and bindings that were passed to the functions being expanded.
  var passedNames: Set<String> = []
  /// The names of `$0`, `$1` … in the document.
  var anonymous: [String] = []
  /// The type that the enclosing closure declares as its result, to which members without a base
  /// belong.
  var result: TypeSyntax?
  /// The name of the enclosing image's phase.
  var imagePhase: String?
  /// The direction of the stack or the list around the views, or `nil` in other views.
  var axis: Axis?
  /// True if members without a base belong to the modified view.
  var hasBase = false
  /// The view of SwiftUI that the enclosing initializer makes.
  var madeView: Name?
  /// The modified view, if the modifier is expanded where it is used.
  var writtenBase: [ViewEntry]?
  /// True if an object that is created here is created only once, as in a preview.
  var makesObjectsOnce = false
  /// The functions and properties that are being expanded, so that none expands itself.
  var open: [String] = []

  /// A direction in which a container places its views.
  enum Axis {
    case row, column
  }

  /// The scope of the content of a view of SwiftUI.
  func inside(_ view: String) -> Scope {
    var scope = self
    switch view {
    case "VStack", "LazyVStack", "List", "Form", "ScrollView": scope.axis = .column
    case "HStack", "LazyHStack": scope.axis = .row
    case "Group", "Section", "ForEach": break
    default: scope.axis = nil
    }
    return scope
  }

  /// The scope of a member of the type.
  var ofMembers: Scope {
    var scope = self
    scope.names = memberNames
    scope.types = [:]
    scope.anonymous = []
    return scope
  }

  /// True if the name is a member of the type. Helpers that are expanded here still see it.
  func isMember(_ name: String) -> Bool {
    if memberNames[name] != nil { return true }
    guard let owner else { return false }
    return owner.memberNames.contains(name)
  }

  /// Declares a name in the scope. Returns its name in the document.
  mutating func declare(_ name: String, at place: Int) -> String {
    types[name] = nil
    guard name != "_", isMember(name) || passedNames.contains(name) else {
      names[name] = .value
      return name
    }
    let written = "\(name)\(place)"
    names[name] = .renamed(written)
    return written
  }

  func adding(_ names: [String]) -> Scope {
    var scope = self
    for name in names {
      scope.names[name] = .value
      scope.types[name] = nil
    }
    return scope
  }
}
