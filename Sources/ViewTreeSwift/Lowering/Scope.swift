import ViewTreeDocument
import ViewTreeScript

/// What names mean at a place of the file.
struct Scope {
  /// What a name that is no member stands for.
  indirect enum Meaning {
    /// A value: the document knows it by the same name.
    case value
    /// A value that the document knows by another name.
    case renamed(String)
    /// Views that a component is given under a name, with the names of what these are made of.
    case slot(String, inputs: [String])
    /// An expression that is a view, and what its names mean.
    case view(Expression, Scope)
    /// A closure that makes views, and what its names mean.
    case builder(ClosureSyntax, Scope)
    /// A closure that is handed on as it is.
    case closure(Expression, Scope)
    /// A function inside of a function.
    case function(FunctionSyntax, Scope)
    /// The view that is modified: `self` or `content`.
    case base
    /// What a style is told of its control, which the document knows by this name.
    case configuration(StyleProtocol, String)
    /// Views that are written already: what a closure is given that changes a view.
    case written([ViewEntry])

    /// Whether the document knows it by a name.
    func isRenamed(to name: String) -> Bool {
      if case .renamed(name) = self { return true }
      return false
    }
  }

  /// The type whose members are in sight.
  var owner: DeclaredView?
  /// The names of the place, which hide members.
  var names: [String: Meaning] = [:]
  /// The names of the component around, which its members see wherever they are used.
  var memberNames: [String: Meaning] = [:]
  /// What `$0`, `$1` … are called in the document.
  var anonymous: [String] = []
  /// What the phase of the image around is called.
  var imagePhase: String?
  /// Whether members that stand alone are those of the view that is modified.
  var hasBase = false
  /// The view that is modified, where what modifies it is written out at its place.
  var writtenBase: [ViewEntry]?
  /// Whether an object that is made here is made once and for all, as in a preview.
  var makesObjectsOnce = false
  /// Functions and properties that are being written out, so that none is inside of itself.
  var open: [String] = []

  /// What a member of the type sees.
  var ofMembers: Scope {
    var scope = self
    scope.names = memberNames
    scope.anonymous = []
    return scope
  }

  /// Whether a name is one of the type's members, which helpers that are written out here still see.
  func isMember(_ name: String) -> Bool {
    if memberNames[name] != nil { return true }
    guard let owner else { return false }
    return owner.memberNames.contains(name)
  }

  /// Gives a name of the place a meaning; the name that it has in the document.
  mutating func declare(_ name: String, at place: Int) -> String {
    guard name != "_", isMember(name) else {
      names[name] = .value
      return name
    }
    let written = "\(name)\(place)"
    names[name] = .renamed(written)
    return written
  }

  func adding(_ names: [String]) -> Scope {
    var scope = self
    for name in names { scope.names[name] = .value }
    return scope
  }
}
