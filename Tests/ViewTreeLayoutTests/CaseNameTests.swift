import Testing
import ViewTreeLayout

@Suite("Names of cases")
struct CaseNameTests {
  @Test("Styles, weights and directions have the names that they are declared with")
  func names() {
    for style in FontStyle.allCases { #expect(style.name == "\(style)") }
    for weight in FontWeight.allCases { #expect(weight.name == "\(weight)") }
    for direction in LayoutDirection.allCases { #expect(direction.name == "\(direction)") }
  }
}
