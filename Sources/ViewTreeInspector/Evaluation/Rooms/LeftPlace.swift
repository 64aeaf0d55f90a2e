import ViewTreeDocument
import ViewTreeNumbers

/// A place in the tree whose content is built when all around it is: what surrounded it.
struct LeftPlace {
  /// The environment that views inherit there.
  let viewEnvironment: ID<ViewEnvironment>
  let identity: UInt64
  let componentDepth: Int
}
