/// What a listing brings along where SwiftUI has nothing that answers as the document says.
enum ListingSupport: CaseIterable {
  /// A view that nobody knows, with the lengths that it takes.
  case box
  /// A leaf with one size for every proposal.
  case sized
  /// An element of a loop with an identity that a closure gives.
  case identified
  /// A value of the environment in the midst of a body.
  case environmentReader

  /// The comment before them: what follows is no part of the document.
  static let mark = "// MARK: - viewtree"

  /// The names of its types.
  var names: [String] {
    switch self {
    case .box: ["Box"]
    case .sized: ["OneSize"]
    case .identified: ["Identified"]
    case .environmentReader: ["EnvironmentReader"]
    }
  }

  /// The declaration.
  var lines: [String] {
    switch self {
    case .box: Self.boxLines
    case .sized: Self.sizedLines
    case .identified: Self.identifiedLines
    case .environmentReader: Self.environmentReaderLines
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static let boxLines = lines(
    """
    /// A view that takes what it is proposed, within limits.
    struct Box: View {
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
        let box: Box

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

  private static let sizedLines = lines(
    """
    extension View {
      /// Gives the view one size, whatever it is proposed.
      func sized(width: CGFloat = 0, height: CGFloat = 0) -> some View {
        OneSize(size: CGSize(width: width, height: height)) { self }
      }
    }

    struct OneSize: Layout {
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

  private static let identifiedLines = lines(
    """
    struct Identified<Value, ID: Hashable>: Identifiable {
      let value: Value
      let id: ID
    }
    """)

  private static let environmentReaderLines = lines(
    """
    /// Hands a value of the environment to its content.
    struct EnvironmentReader<Value, Content: View>: View {
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
