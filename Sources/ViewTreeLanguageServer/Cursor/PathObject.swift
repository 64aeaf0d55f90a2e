/// What is known of an object on the way to a place: also of one that is being typed.
struct PathObject: Equatable {
  /// The keys of its members.
  var keys: [String] = []
  /// The name of the view that it is, if it says one.
  var view: String?
}
