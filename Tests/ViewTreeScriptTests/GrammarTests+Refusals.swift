import Testing

@testable import ViewTreeScript

/// What is refused, where, and what is written instead.
extension GrammarTests {
  @Test(
    "A bracket that is missing is told at the one that it belongs to",
    arguments: [
      ("{ a", "no } for { at 0"),
      ("foo(a, [1, 2)", "no ] for [ at 7"),
      ("foo(a]", "no ) for ( at 3"),
      ("if a { if b { 1 }", "no } for { at 5"),
      ("a }", "stray } at 2"),
      ("{ a }}", "stray } at 5"),
      ("#if X\n1", "no #endif for #if at 0"),
      (#""a \(b""#, #"no ) for \( at 3"#),
      (#""a \(b + "c""#, #"no ) for \( at 3"#),
    ])
  func brackets(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Words and operators of other languages",
    arguments: [
      ("x++", "no '++' at '++': write '+= 1'"),
      ("--x", "no '--' at '--': write '-= 1'"),
      ("for i in 0..3 { }", "no '..' at '..': write '..<' or '...'"),
      ("a and b", "no 'and' at 'and': write '&&'"),
      ("if not a { }", "no 'not' at 'not': write '!' before the value"),
      ("a &&& b", "no '&&&' at '&&&': write '&&'"),
      ("a <> b", "no '<>' at '<>': write '!='"),
      (
        "x => x + 1", "no '=>' at '=>': write 'in' between the parameters and the body of a closure"
      ),
      ("let s = 'abc'", #"no a string in '…' at ''abc'': write "…""#),
      ("let x := 5", "no ':=' at ':=': write '=' after the name, as in 'let x = 1'"),
      ("if a { } elif b { }", "no 'elif' at 'elif': write 'else if'"),
      ("if a { } els { }", "expected 'else' at 'els'"),
      ("function f() { }", "no 'function' at 'function': write 'func'"),
      ("const x = 5", "no 'const' at 'const': write 'let'"),
      ("new Foo()", "no 'new' at 'new': remove it"),
      ("for (int i = 0; i < 3; i++) { }", "no a 'for' with ';' at '(': write 'for i in 0..<n { }'"),
      ("do { x } while a", "no 'do { } while' at 'while': write 'repeat { } while'"),
      ("x ≤ 5", "no '≤' at '≤': write '<='"),
      (".5", "no '.5' at '.5': write '0.5'"),
    ])
  func slips(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "= where a value is compared",
    arguments: [
      ("if x = 5 { }", "no '=' in a condition at '=': write '==' to compare"),
      ("while a, x = 1 { }", "no '=' in a condition at '=': write '==' to compare"),
      ("guard x = 1 else { return }", "no '=' in a condition at '=': write '==' to compare"),
      (
        "f(x = 1)",
        "no '=' inside an expression at '=': write '==' to compare, or assign in a separate statement"
      ),
      (
        "if a!=b { }", "no '!=' without white space at '=': write ' != ' with white space around it"
      ),
      ("x= 5", "no '=' with white space on one side at '=': write ' = '"),
    ])
  func equals(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "= where a value is compared, in expressions",
    arguments: [
      (
        "x = 5",
        "no '=' inside an expression at '=': write '==' to compare, or assign in a separate statement"
      )
    ])
  func equalsOfExpressions(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }

  @Test(
    "White space on one side of an operator",
    arguments: [
      (
        "x -1",
        "no '-' with white space on one side at '-': write '-' with white space on both sides"
      ),
      (
        "x- 1",
        "no '-' with white space on one side at '-': write '-' with white space on both sides"
      ),
      ("1 + + 2", "no white space after '+' at '+': write '+' right before its value"),
      ("a==-b", "no '==-' at '==-': write '== -' with a space between them"),
      ("x=-1", "no '=-' at '=-': write '= -' with a space between them"),
    ])
  func spaces(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "A word that the grammar does not allow",
    arguments: [
      ("1 +", "expected an expression at ''"),
      ("a b", "expected a new line or ';' at 'b'"),
      ("f(a b)", "expected ',' or ')' at 'b'"),
      ("let = 5", "expected a name at '='"),
      ("let x", "expected '=' or ':' and a type at ''"),
      ("if a 5", "expected '{' at '5'"),
      ("if { }", "expected a condition at '{'"),
      ("else { }", "expected 'if' before 'else' at 'else'"),
      ("switch x { 1: 2 }", "expected 'case' or 'default' at '1'"),
      ("func f(x) { }", "expected ':' and the type of 'x' at ')'"),
      ("func f() -> Int; f()", "expected '{' and the body of the function at ';'"),
      ("func f<V>(_ a: V)\nf(1)", "expected '{' and the body of the function at 'f'"),
      ("a < b < c", "expected '&&' or '||' between comparisons at '<'"),
      ("1...2...3", "expected '(' and ')' around one of the two operators at '...'"),
      ("a ? b", "expected ':' of '? :' at ''"),
      ("x[]", "expected an index at ']'"),
      ("x.", "expected the name of a member right after '.' at ''"),
      (
        "guard xs.contains { $0 > 1 } else { return }",
        "expected 'else', or '(' around a closure in a condition at '{'"
      ),
      (
        "f(if a { 1 } else { 2 })",
        "no 'if' inside an expression at 'if': write 'condition ? a : b', or use 'let' before it"
      ),
      (
        "{ (a, (b, c)) in a }",
        "no a tuple among a closure's parameters at '(': give it a name and read its '.0' and '.1'"
      ),
      (#"\.a()"#, "no a call in a key path at '(': write a closure, such as '{ $0.first?.count }'"),
      (#"\(x)"#, #"no '\(' outside of a string at '(': write the value itself"#),
      (#""\()""#, "expected a value at ')'"),
      (#"let x: Int = #"a""#, #"unterminatedString at '#"a"'"#),
      ("case 1: 2", "expected a statement at 'case'"),
    ])
  func words(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Literals that are none",
    arguments: [
      (#""abc"#, #"unterminatedString at '"abc'"#),
      ("/* x", "unterminatedComment at '/*'"),
      (#""\q""#, #"invalidEscape("\\q") at '\q'"#),
      (#""\u{110000}""#, #"invalidEscape("\\u{110000}") at '\u{110000}'"#),
      (
        "99999999999999999999", #"numberTooLarge("99999999999999999999") at '99999999999999999999'"#
      ),
      ("1abc", #"invalidNumber("1abc") at '1abc'"#),
      ("0x", #"invalidNumber("0x") at '0x'"#),
    ])
  func literalRefusals(text: String, expected: String) {
    #expect(SyntaxPrinter.closure(text) == expected)
  }

  @Test(
    "Literals that are none, in expressions",
    arguments: [
      (
        "\"\"\"\n  a\n b\n  \"\"\"",
        #"expected the line to begin with the white space before the closing """ at ' b'"#
      ),
      (#""""a""""#, #"expected a new line after """ at '"""'"#),
    ])
  func literalRefusalsOfExpressions(text: String, expected: String) {
    #expect(SyntaxPrinter.expression(text) == expected)
  }
}
