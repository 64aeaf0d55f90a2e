/// The opcode of a node of compiled code.
enum Operation: UInt8 {
  // Expressions.
  case literal, local, boxed, captured, scope, binding
  case array, dictionary, tuple, range, interpolation, closure, keyPath, operatorFunction
  case implicitMember, typeReference
  case member, field, element, subscripted, optionalTry, force
  case callFunction, callMethod, callMutating, callInitializer, callGlobal, callDeclared
  case construct, constructDeclared, makeCase
  case unary, binary, and, or, coalesce, ternary, typeTest, cast, inoutArgument, matches
  case ifExpression, switchExpression
  /// `try?`
  case attempt
  // Members and functions taken as values.
  case standardFunction, declaredFunction, caseFunction
  case staticField, rawValue, rawInitializer, allCases
  // Conversions to an expected type.
  case wrap, coerce, relabel
  // Text that depends on a static type.
  case describe, formatted, coalesceText, localize
  // Statements.
  case block, deferringBlock, deferStatement, labelled
  case declare, assign, compoundAssign, expressionStatement, returnStatement
  case ifStatement, guardStatement, switchStatement, forIn, whileLoop, repeatLoop
  case breakStatement, continueStatement, fallthroughStatement, functionDeclaration
  case throwStatement, catching
  // Conditions and patterns.
  case conditionLet, conditionCase
  case wildcard, bindLocal, bindBox, tuplePattern, casePattern, expressionPattern, somePattern
  case typePattern
}
