import Testing
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

@testable import ViewTreeDocument

@Suite("Arguments in a document's list")
struct ArgumentListTests {
  private typealias Argument = ViewTreeDocument.Argument

  private static let arguments: [Argument] = [
    .absent, .number(0), .number(-0.0), .number(-390.5), .number(.infinity), .number(-.infinity),
    .number(.greatestFiniteMagnitude), .number(-.greatestFiniteMagnitude),
    .number(.leastNonzeroMagnitude), .bool(true), .bool(false), .option(0), .option(.max),
    .alignment(.center), .alignment(.bottomTrailing), .alignment(.topLeading), .edges(.all),
    .edges([]), .edges(.horizontal), .axes(.both), .axes(.vertical), .unitPoint(8), .text(0),
    .text(.max), .markdown(.max), .member(.max), .constant(ID(UInt32.max)), .script(ID(UInt32.max)),
    .anchorSource(.max), .preferenceKey(ShortID(UInt16.max)), .size(firstArgument: ID(UInt32.max)),
    .styledText(firstArgument: ID(UInt32.max), count: .max), .font(firstArgument: ID(UInt32.max)),
    .content(TemplateRange(first: ID(0), end: ID(0))),
    .content(TemplateRange(first: ID(7), end: ID(7 + 8191))),
    .content(TemplateRange(first: ID(7), end: ID(7 + 8192))),
    .content(TemplateRange(first: ID(UInt32.max), end: ID(UInt32.max))),
    .content(TemplateRange(first: ID(0), end: ID(UInt32.max))),
    .content(TemplateRange(first: ID(9), end: ID(2))),
  ]

  @Test("Every kind of argument comes back as it was appended or set")
  func roundTrip() {
    var list = ArgumentList()
    for argument in Self.arguments { list.append(argument) }
    list.appendAbsent(count: Self.arguments.count)
    for (place, argument) in Self.arguments.enumerated() {
      list[Self.arguments.count + place] = argument
    }
    let expected = (Self.arguments + Self.arguments).map { "\($0)" }
    #expect(list.map { "\($0)" } == expected)
  }

  @Test("Negative zero stays negative, and a number that is none stays one")
  func numbers() {
    var list = ArgumentList()
    let numbers = [-0.0, Double.nan, -Double.nan, Double(bitPattern: .max)]
    for number in numbers { list.append(.number(number)) }
    let found = list.map { if case .number(let value) = $0 { value } else { Double.infinity } }
    #expect(found[0].sign == .minus)
    #expect(found.dropFirst().map(\.isNaN) == [true, true, true])
  }

  @Test("What was not given, literals and scripts are told without reading them")
  func kinds() {
    var list = ArgumentList()
    for argument in Self.arguments { list.append(argument) }
    for (place, argument) in Self.arguments.enumerated() {
      let isAbsent = if case .absent = argument { true } else { false }
      #expect(list.isAbsent(place) == isAbsent)
      let literal: UInt32? = if case .text(let node) = argument { node } else { nil }
      #expect(list.literal(place) == literal)
      let isScript =
        switch argument {
        case .script, .constant, .styledText, .markdown, .font: true
        default: false
        }
      #expect(list.isScript(place) == isScript)
    }
    list.removeLast(Self.arguments.count - 1)
    #expect(list.count == 1)
  }
}
