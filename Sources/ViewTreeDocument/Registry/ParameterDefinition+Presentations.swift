/// The parameter of modifiers that present what is not laid out.
extension ParameterDefinition {
  /// Whether what a modifier presents is there.
  static let isPresented = ParameterDefinition(
    "isPresented", .presented, required: true, "Whether it is there, or a binding to that.")
}
