/// The syntax of a script that is used as a closure.
enum ClosureText {
  /// A closure with or without braces, or statements.
  case closure(ClosureSyntax)
  /// A function that was pasted whole:
  /// `static func reduce(value: inout Int, nextValue: () -> Int) { … }`.
  case function(FunctionSyntax)
  /// A property that was pasted whole: `static let defaultValue: CGFloat = 0`,
  /// `var body: some View { … }`.
  case variable(VariableSyntax)
  /// A type, or several declarations.
  case declarations([TopLevelSyntax])
}
