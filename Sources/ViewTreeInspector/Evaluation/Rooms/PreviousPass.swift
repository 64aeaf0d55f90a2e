import ViewTreeLayout
import ViewTreeNumbers

/// State from earlier passes, and state for later ones.
struct PreviousPass {
  /// The memory of the previous pass.
  let memory: PassMemory
  /// The captures that all passes share.
  let shared: SharedCaptures
  /// True if another pass can follow, which will use the results of this one.
  let isRemembered: Bool
  /// An identity for each view, equal in every pass. Empty if no other pass follows.
  var viewIdentities: [UInt64] = []
  /// The index of each anchor in `anchors`, if anchors of earlier passes exist.
  var anchorPlaces: [Int: Int] = [:]
  /// The site whose running closure resolves anchors, if resolutions are recorded.
  var runningSite: ID<ClosureSite>?
  /// The anchors that closures of sites resolved: number, view of the reader, value.
  var resolutions: [ID<ClosureSite>: [(anchor: Int, view: ID<ViewRecord>, value: AnchorGeometry)]] =
    [:]
  /// The anchors that views resolved before this pass created them, from an earlier pass: the
  /// number, and the view of the reader. They come from the state.
  var earlyResolutions: [(anchor: Int, view: ID<ViewRecord>)] = []
  /// The first views by identity, for the views visited so far.
  var viewsByIdentity: [UInt64: ID<ViewRecord>] = [:]
  var viewsLookedAt = 0
  /// Anchors that were made, those of the pass before not counted.
  var newAnchors = 0
  /// Elements of arrays that were copied so that their values can be remembered.
  var keptElements = 0

  /// Creates the state at the start of a pass.
  init(_ remembering: Pass.MemoryOptions) {
    memory = remembering.memory
    shared = remembering.shared
    isRemembered = remembering.isRemembered
  }
}
