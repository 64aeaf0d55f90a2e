/// What a node of compiled code does.
enum Operation: UInt8 {
  // Values.
  case literal, local, boxed, captured, scope, binding
  case array, dictionary, tuple, range, interpolation, closure, keyPath, operatorFunction
  case implicitMember, typeReference
  case member, subscripted, optionalTry, force
  case callFunction, callMethod, callMutating, callInitializer, callGlobal
  case construct, constructDeclared, makeCase
  case unary, binary, and, or, coalesce, ternary, typeTest, cast, inoutArgument
  case ifExpression, switchExpression
  // Statements.
  case block, declare, assign, compoundAssign, expressionStatement, returnStatement
  case ifStatement, guardStatement, switchStatement, forIn, whileLoop, repeatLoop
  case breakStatement, continueStatement, fallthroughStatement, functionDeclaration
  // Conditions and patterns.
  case conditionLet, conditionCase
  case wildcard, bindLocal, bindBox, tuplePattern, casePattern, expressionPattern, somePattern
  case typePattern
}
