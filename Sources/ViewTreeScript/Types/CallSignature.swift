/// A declaration of SwiftUI, with the words that a reader or a writer of its calls needs.
package struct CallSignature: Sendable {
  /// A parameter of the call.
  package struct Parameter: Sendable {
    /// The label at the call, or `nil` for `_`.
    package let label: String?
    /// The name after the label.
    package let name: String
    /// The source text of the type, without attributes.
    package let type: String
    /// The number of parameters of a closure, or `nil` for any other type.
    package let closureParameters: Int?
    /// True for a closure of a result builder.
    package let isBuilder: Bool
    /// True if a call may omit it.
    package let hasDefault: Bool
  }

  /// The name of the function, `init` for views.
  package let name: String
  /// The parameters, in order.
  package let parameters: [Parameter]
  /// The source text of the result type.
  package let result: String?

  /// Reads a declaration such as
  /// `func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View`.
  ///
  /// Text that isn't a declaration has no parameters.
  package init(_ declaration: String) { self = SignatureReader.call(declaration) }

  init(name: String, parameters: [Parameter], result: String?) {
    self.name = name
    self.parameters = parameters
    self.result = result
  }
}
