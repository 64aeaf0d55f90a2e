/// Why objects of a class are none that documents have.
enum UnreadClass: Equatable {
  /// The file does not declare it.
  case isElsewhere
  /// It has a superclass, whose members are not known.
  case inherits(String)
  case isActor
  /// Something of it that nothing can stand in for cannot be read; that is told at its place.
  case isBroken
}
