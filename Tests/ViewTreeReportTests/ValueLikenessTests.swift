import Testing
import ViewTreeScript

@testable import ViewTreeReport

/// What tells whether a step changed a variable.
@Suite("Values that are written alike")
struct ValueLikenessTests {
  private func nominal(_ name: String, _ field: Int) -> Value {
    .nominal(NominalValue(typeName: name, fields: [(label: "x", value: .int(field))]))
  }

  private var values: [Value] {
    [
      .int(1), .double(1), .double(-0.0), .double(0), .double(1.00001), .string("e\u{301}"),
      .string("\u{E9}"), .bool(true), .none, .void, .array([]), .array([.int(1)]),
      .array([.int(1), .int(2)]), .array([.array([.int(1)])]), .point(PointValue(x: 1, y: 2)),
      nominal("P", 1), nominal("P", 2), nominal("Q", 1), .set(SetValue([.int(1), .int(2)])),
      .set(SetValue([.int(2), .int(1)])), .tuple(TupleValue(elements: [.int(1), .int(2)])),
    ]
  }

  @Test("Two are alike if reports have the same bytes for both")
  func alike() {
    for value in values {
      for other in values {
        let areSame = ValueText.whole(value).utf8.elementsEqual(ValueText.whole(other).utf8)
        #expect(ValueLikeness.areAlike(value, other) == areSame, "\(value) and \(other)")
        let (list, others) = (Value.array([.int(0), value]), Value.array([.int(0), other]))
        #expect(ValueLikeness.areAlike(list, others) == areSame, "\(list) and \(others)")
      }
    }
  }
}
