import ViewTreeNumbers

/// Several views that a name could be: the paths of the first, and how many there are.
public struct ViewMatches: Equatable, Sendable {
  /// The maximum number of listed paths.
  public static let listed = 20

  /// The paths of the first views, in pre-order.
  public let paths: [String]
  /// The number of views with the name.
  public let count: Int

  init(_ views: [ID<InspectedView>], in inspection: Inspection) {
    paths = views.prefix(Self.listed).map { inspection.path(of: $0) }
    count = views.count
  }
}
