/// The reasons why documents don't support a class.
enum UnreadClass: Equatable {
  /// The file doesn't declare it.
  case isElsewhere
  /// It has a superclass, whose members aren't known.
  case inherits(String)
  /// A required part of it can't be read, which is reported at that part.
  case isBroken
}
