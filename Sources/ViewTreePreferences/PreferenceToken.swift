/// The client's name for the view or modifier that a node of the graph stands for.
public typealias PreferenceToken = UInt32
