/// The constant part of a call: who is called, with which arguments.
struct CallSite {
  /// The node of the function, or of the receiver of a method; -1 if there is none.
  var base: Int32
  /// The name of the method, function or type.
  var member: MemberReference
  /// The nodes of the arguments.
  var arguments: [Int32]
  /// The labels, if any argument has one.
  var labels: [String?]?
  /// Whether an argument is passed with `&`.
  var hasInout = false
  /// The shape of the struct or enum case that is made.
  var nominal: NominalShape?
  var enumShape: EnumShape?
  /// For a declared type: for each field the argument that fills it, or -1 for its default.
  var fieldSources: [Int32] = []
}
