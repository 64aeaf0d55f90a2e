import ViewTreeLayout
import ViewTreeNumbers

/// What a pass has of those before it, and what it leaves to those that follow.
struct PassRecall {
  /// What the pass before has left.
  let memory: PassMemory
  /// What all passes share.
  let shared: SharedCaptures
  /// Whether another pass may follow, which will ask what this one found.
  let isRemembered: Bool
  /// Per view, the same number in every pass; empty where no other pass follows.
  var viewIdentities: [UInt64] = []
  /// Where anchors are in `anchors`, where there are some of earlier passes.
  var anchorPlaces: [Int: Int] = [:]
  /// The site whose closure runs, where resolutions of anchors are to be remembered.
  var runningSite: ID<ClosureSite>?
  /// The anchors that closures of sites resolved: number, view of the reader, value.
  var resolutions: [ID<ClosureSite>: [(anchor: Int, view: ID<ViewRecord>, value: AnchorGeometry)]] =
    [:]
  /// The anchors that views resolved before this pass had them from an earlier one: number, view of the
  /// reader. They come out of the state.
  var earlyResolutions: [(anchor: Int, view: ID<ViewRecord>)] = []
  /// The first views by their identities, as many as were looked at so far.
  var viewsByIdentity: [UInt64: ID<ViewRecord>] = [:]
  var viewsLookedAt = 0
  /// Anchors that were made, those of the pass before not counted.
  var newAnchors = 0
  /// Elements of arrays that were copied so that their values can be remembered.
  var keptElements = 0

  /// What is remembered when a pass begins.
  init(_ remembering: Pass.Remembering) {
    memory = remembering.memory
    shared = remembering.shared
    isRemembered = remembering.isRemembered
  }
}
