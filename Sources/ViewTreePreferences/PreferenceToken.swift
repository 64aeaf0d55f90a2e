/// The client's ID for the view or modifier of a node.
public typealias PreferenceToken = UInt32
