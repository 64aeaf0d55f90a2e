/// Questions of the system with buttons (docs/explanation/containers.md, Dialogs).
extension ModifierDefinition {
  /// SwiftUI's `alert(_:isPresented:actions:message:)`.
  static let alert = dialog(
    .alert,
    """
    func alert<A: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
    func alert<A: View, M: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
    func alert<A: View, D>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: D?, @ViewBuilder actions: (D) -> A) -> some View
    func alert<A: View, M: View, D>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: D?, @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M) -> some View
    // read
    func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
    """, "Asks a question in the middle of the window.")

  /// SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  static let confirmationDialog = dialog(
    .confirmationDialog,
    """
    func confirmationDialog<A: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View
    func confirmationDialog<A: View, M: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
    func confirmationDialog<A: View, D>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting: D?, @ViewBuilder actions: (D) -> A) -> some View
    func confirmationDialog<A: View, M: View, D>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting: D?, @ViewBuilder actions: (D) -> A, @ViewBuilder message: (D) -> M) -> some View
    """, "Asks a question at the bottom of the window.")

  private static func dialog(
    _ kind: PresentationKind, _ swift: String, _ summary: String
  ) -> ModifierDefinition {
    ModifierDefinition(
      swift, summary,
      support: .approximate(
        "its sizes are approximate")
    ) { p in
      let title = p("title", .textView, unlabelled: true, orAs: "Text(", "The title.")
      let isPresented = p(
        "isPresented", .presented, required: true,
        "A Boolean value or binding that presents it.")
      let visibility =
        kind == .confirmationDialog
        ? p(
          "titleVisibility", .option(["automatic", "visible", "hidden"]),
          "The visibility of the title (default: hidden).") : nil
      let item = p(
        "presenting", .expression, "An optional value, without which it isn't presented.")
      p("as", .parameterName(default: ["data"]), "The name of that value in the views.")
      let actions = p("actions", .content, "The buttons.")
      let message = p("message", .content, "The views below the title.")
      return .presentation(
        kind,
        PresentationArguments(
          content: actions, isPresented: isPresented, item: item,
          dialog: DialogArguments(title: title, visibility: visibility, message: message)))
    }
  }
}
