import Testing

@testable import ViewTreePicture

/// What is taken out of the source of a page's script and style.
@Suite("The script of a page without what only people need")
struct CompactTextTests {
  @Test("Indentation, comments and spaces beside signs go")
  func spaces() {
    #expect(
      CompactText.script("  // Why.\n  const a = b + 1;\n\n  f(a, 2);\n")
        == "const a=b+1;\nf(a,2);\n")
  }

  @Test("Texts in quotes stay as they are, an escaped quote in them included")
  func texts() {
    #expect(CompactText.script("f(\"a , b\" + \"\\\" ; \", 1)") == "f(\"a , b\"+\"\\\" ; \",1)\n")
  }

  @Test("Words and equal signs are not joined")
  func words() {
    #expect(CompactText.script("return a + +b - -c") == "return a+ +b- -c\n")
    #expect(CompactText.script("const $x = typeof y") == "const $x=typeof y\n")
  }

  @Test(
    "Nothing that the compacting could harm is in the script: no text over several lines, no comment behind code"
  )
  func source() {
    for line in PageScript.text.split(separator: "\n") {
      #expect(!line.contains("`") && !line.contains(";//") && !line.contains("/*"))
      #expect(line.count { $0 == "\"" }.isMultiple(of: 2) || line.contains("\\\""))
    }
  }
}
