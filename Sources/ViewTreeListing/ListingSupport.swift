import ViewTreeDocument

/// Helper code for a listing, where SwiftUI has no equivalent of the document's behavior.
enum ListingSupport {
  /// The comment before the helper code. The code after it isn't part of the document.
  static let mark = "// MARK: - viewtree"

  /// The declaration of a name.
  static func lines(_ name: SupportName) -> [String] {
    switch name {
    case .color: colorLines
    case .box: boxLines
    case .size: sizeLines
    case .element: elementLines
    case .environment: environmentLines
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static let colorLines = lines(
    """
    extension Color {
      /// The color of a view whose appearance doesn't matter.
      static var \(SupportName.color.rawValue): Color { .gray.opacity(0.3) }
    }
    """)

  private static let boxLines = lines(
    """
    /// A view that takes the proposed size, within limits.
    struct \(SupportName.box.rawValue): View {
      var minWidth: CGFloat = 0
      var idealWidth: CGFloat = 10
      var maxWidth: CGFloat = .infinity
      var minHeight: CGFloat = 0
      var idealHeight: CGFloat = 10
      var maxHeight: CGFloat = .infinity
      var baseline: CGFloat?

      var body: some View {
        Limits(box: self) { Color.clear }
      }

      private struct Limits: Layout {
        let box: \(SupportName.box.rawValue)

        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          CGSize(
            width: min(max(proposal.width ?? box.idealWidth, box.minWidth), box.maxWidth),
            height: min(max(proposal.height ?? box.idealHeight, box.minHeight), box.maxHeight))
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
          }
        }

        func explicitAlignment(
          of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
          subviews: Subviews, cache: inout ()
        ) -> CGFloat? {
          guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
          return box.baseline.map { bounds.minY + $0 }
        }
      }
    }
    """)

  private static let sizeLines = lines(
    """
    extension View {
      /// Gives the view a fixed size, regardless of the proposal.
      func \(SupportName.size.rawValue)(width: CGFloat = 0, height: CGFloat = 0) -> some View {
        DocumentSize(size: CGSize(width: width, height: height)) { self }
      }
    }

    private struct DocumentSize: Layout {
      let size: CGSize

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        size
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: bounds.origin, proposal: ProposedViewSize(size))
        }
      }
    }
    """)

  private static let elementLines = lines(
    """
    /// An element of a loop with its identity.
    struct \(SupportName.element.rawValue)<Value, ID: Hashable>: Identifiable {
      let value: Value
      let id: ID
    }
    """)

  private static let environmentLines = lines(
    """
    /// Passes a value of the environment to its content.
    struct \(SupportName.environment.rawValue)<Value, Content: View>: View {
      @Environment private var value: Value
      private let content: (Value) -> Content

      init(
        _ keyPath: KeyPath<EnvironmentValues, Value>,
        @ViewBuilder content: @escaping (Value) -> Content
      ) {
        _value = Environment(keyPath)
        self.content = content
      }

      var body: some View {
        content(value)
      }
    }
    """)
}
