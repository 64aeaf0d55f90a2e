import ViewTreeDocument
import ViewTreeNumbers

/// The saved context for content that is built later.
struct SavedContext {
  /// The environment that views inherit there.
  let viewEnvironment: ID<ViewEnvironment>
  let identity: UInt64
  let componentDepth: Int
}
