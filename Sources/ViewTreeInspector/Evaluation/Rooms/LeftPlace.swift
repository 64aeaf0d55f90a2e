/// A place in the tree whose content is built when all around it is: what surrounded it.
struct LeftPlace {
  /// What views inherit there, in `BuiltTree.viewEnvironments`.
  let viewEnvironment: UInt32
  let identity: UInt64
  let componentDepth: Int
}
