import Testing
import ViewTreeNumbers

@Suite("Strings by their bytes")
struct StringBytesTests {
  @Test("A string comes before a longer one that it begins, and the empty one before all others")
  func prefixes() {
    #expect("a".hasBytes(before: "ab") && !"ab".hasBytes(before: "a"))
    #expect("".hasBytes(before: "a") && !"".hasBytes(before: ""))
    #expect("file10".hasBytes(before: "file9") && "Z".hasBytes(before: "a"))
  }

  @Test("Letters are ordered by their bytes, in long strings as in short ones")
  func letters() {
    let start = String(repeating: "folder/", count: 9)
    #expect((start + "z").hasBytes(before: start + "é"))
    #expect(!(start + "z").hasBytes(before: start + "z") && (start + "z").hasBytes(of: start + "z"))
  }

  @Test("A letter and its composition from two are equal strings with other bytes")
  func composition() {
    #expect("é" == "e\u{301}" && !"é".hasBytes(of: "e\u{301}"))
    #expect("e\u{301}".hasBytes(before: "é"))
  }
}
