/// An attribute as written: `@State`, `@Environment(\.colorScheme)`.
struct AttributeSyntax {
  let name: Name
  let arguments: [Argument]
}
