/// An attribute as written: `@State`, `@Environment(\.colorScheme)`.
package struct AttributeSyntax {
  package let name: Name
  package let arguments: [Argument]
}
