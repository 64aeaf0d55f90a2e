/// An attribute in source code: `@State`, `@Environment(\.colorScheme)`.
package struct AttributeSyntax {
  package let name: Name
  package let arguments: [Argument]
}
