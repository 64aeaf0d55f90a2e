import ViewTreeScript

/// The image of an `AsyncImage`: where a phase has one, its name is a view.
extension SwiftLowering {
  /// True if the value is the image of the phase in scope.
  func isImage(_ value: Expression, _ scope: Scope) -> Bool {
    guard case .member(let base, let name) = value.form, name.text == "image",
      let phase = scope.imagePhase
    else { return false }
    return ownName(base)?.text == phase
  }

  /// The meaning of the image's name: a picture, which is never loaded.
  func image(_ range: Range<Int>) -> Scope.Meaning {
    var view = LoweredView(named: "Image", range, range)
    view.members.add("name", range, .word("image", range))
    return .written([.view(view)])
  }
}

extension Scope {
  /// The scope of the content of an `AsyncImage` whose closure takes a phase.
  func ofImage(_ arguments: [Argument]) -> Scope {
    var scope = self
    guard !arguments.contains(where: { $0.label?.text == "placeholder" }),
      case .closure(let closure)? = arguments.last?.value.form
    else { return scope }
    scope.imagePhase = closure.parameters?.first?.name.text
    return scope
  }
}
