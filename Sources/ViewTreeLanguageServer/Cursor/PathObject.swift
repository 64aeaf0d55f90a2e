/// The known parts of an object on the path to a position, even while it's being typed.
struct PathObject: Equatable {
  /// The keys of its members.
  var keys: [String] = []
  /// The name of its view, if it has one.
  var view: String?
}
