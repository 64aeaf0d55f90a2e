/// The parameter of modifiers that present content outside of the layout.
extension ParameterDefinition {
  /// A Boolean value or binding that decides if the modifier presents its content.
  static let isPresented = ParameterDefinition(
    "isPresented", .presented, required: true, "Whether it is there, or a binding to that.")
}
