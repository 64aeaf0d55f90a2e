/// The reasons why documents do not support a class.
enum UnreadClass: Equatable {
  /// The file does not declare it.
  case isElsewhere
  /// It has a superclass, whose members are not known.
  case inherits(String)
  case isActor
  /// A required part of it cannot be read, which is reported at that part.
  case isBroken
}
