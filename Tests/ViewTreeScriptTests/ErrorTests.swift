import Testing

@testable import ViewTreeScript

/// Errors that a script throws, and the code that catches them.
@Suite("Errors")
struct ErrorTests {
  /// `f(1)` to `f(3)` throw an error each, and any other number is returned.
  private static let throwing = """
    var log = ""
    func f(_ n: Int) throws -> Int {
      defer { log += "d" }
      if n == 1 { throw Failure.offline }
      if n == 2 { throw Failure.bad(7) }
      if n == 3 { throw Friendly() }
      return n
    }

    """

  private static let types = ScriptTypes(
    ScriptTypes.declarations(
      in: Array(
        """
        enum Failure: Error { case offline, bad(Int) }
        struct Friendly: LocalizedError { var errorDescription: String? { "Please try again" } }
        struct Stack {
          var items = [1]
          mutating func add(_ n: Int) throws {
            items.append(n)
            if n > 5 { throw Failure.offline }
          }
        }
        """.utf8), origin: 1
    ).declarations)

  private func result(_ text: String) -> String {
    Bench(types: Self.types).result(
      Self.throwing + text, as: .closure(parameters: [], inoutFirst: false))
  }

  @Test("Without an error the catch doesn't run, and with one the rest of the do doesn't")
  func catching() {
    let text = "do { let x = try f(NUMBER); log += \"\\(x)\" } catch { log += \"c\" }; return log"
    #expect(result(text.replacing("NUMBER", with: "5")) == #""d5""#)
    #expect(result(text.replacing("NUMBER", with: "1")) == #""dc""#)
  }

  @Test("The first catch whose pattern matches runs, and others let the error pass")
  func patterns() {
    let text = """
      func run(_ n: Int) throws {
        do { _ = try f(n) }
        catch Failure.bad(let code) where code > 5 { log += "bad \\(code)" }
        catch is Friendly { log += "friendly" }
      }
      do { try run(2); try run(3); try run(1) } catch { log += " rest" }
      return log
      """
    #expect(result(text) == #""dbad 7dfriendlyd rest""#)
  }

  @Test("A catch without a pattern has 'error', whose description is its own or Foundation's")
  func description() {
    func description(_ number: Int) -> String {
      result(
        "do { _ = try f(\(number)) } catch { return error.localizedDescription }; return \"\"")
    }
    #expect(
      description(1) == #""The operation couldn’t be completed. (Failure error 1.)""#)
    #expect(
      description(2) == #""The operation couldn’t be completed. (Failure error 0.)""#)
    #expect(description(3) == #""Please try again""#)
    #expect(
      result(
        "do { _ = try f(3) } catch let wrong as Friendly { return wrong.localizedDescription } catch {}; return \"\""
      ) == #""Please try again""#)
  }

  @Test("'try?' is nil for an error, and stops in the middle of the expression")
  func optional() {
    #expect(result("return (try? f(1) + f(5)) ?? 9") == "9")
    #expect(result("return (try? f(4) + f(5)) ?? 0") == "9")
    #expect(result("_ = try? f(5) + f(1) + f(6); return log") == #""dd""#)
  }

  @Test("A value that is being changed keeps what was done before the error")
  func changing() {
    let text = """
      var stack = Stack()
      do { try stack.add(4); try stack.add(6); try stack.add(2) } catch {}
      return stack.items
      """
    #expect(result(text) == "[1, 4, 6]")
  }

  @Test("What an action throws must be caught there, and only an Error can be thrown")
  func mistakes() {
    var bench = Bench()
    bench.names = [ScopeName("count", storage: .state)]
    bench.values = [.int(1)]
    #expect(
      bench.state(after: "enum E: Error { case a }; throw E.a").contains("at 'throw E.a'"))
    #expect(bench.state(after: "do { throw 5 } catch { count = 2 }").contains("at '5'"))
    #expect(
      bench.state(after: "enum E: Error { case a }; do { throw E.a } catch { count = 2 }") == "2")
  }
}
