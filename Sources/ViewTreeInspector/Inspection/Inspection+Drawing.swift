import ViewTreeNumbers

extension Inspection {
  /// The drawing properties of a view. Most views have none.
  public func drawing(of view: InspectedView) -> InspectedDrawing {
    view.drawing.map { drawings[$0] } ?? InspectedDrawing()
  }

  /// The looks of a view: its own arguments, then its modifiers from the innermost outward.
  public func looks(of view: InspectedView) -> ArraySlice<InspectedLook> {
    let drawing = drawing(of: view)
    return looks[drawing.firstLook..<drawing.firstLook.advanced(by: drawing.lookCount)]
  }

  /// The arguments of a look.
  public func arguments(of look: InspectedLook) -> ArraySlice<InspectedArgument> {
    lookArguments[look.firstArgument..<look.firstArgument.advanced(by: look.argumentCount)]
  }

  /// The modifier that a look is of, or `nil` for a view's own arguments.
  public func name(of look: InspectedLook) -> String? {
    look.modifier.map { names.modifiers[modifiers.name(of: $0)] }
  }
}
