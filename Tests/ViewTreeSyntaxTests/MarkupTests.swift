import Testing

@testable import ViewTreeSyntax

@Suite("Texts in markup and in addresses")
struct MarkupTests {
  private func markup(_ text: String) -> String {
    var buffer = ByteBuffer()
    buffer.append(markup: text)
    return buffer.text
  }

  @Test("What would be markup is written as a reference, between tags and in quotes")
  func references() {
    #expect(markup("a <b> & \"c\" 'd'") == "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;")
    #expect(markup("é 日本 👍") == "é 日本 👍")
    for scalar in ["<", ">", "&", "\""] as [Unicode.Scalar] {
      #expect(ByteBuffer.reference(to: scalar) != nil)
    }
    #expect(ByteBuffer.reference(to: "'") == nil)
  }

  @Test("Characters without a shape, and those that turn others, are shown by their numbers")
  func unsafe() {
    #expect(markup("a\u{0}\u{202E}\u{2028}\n\u{FFFE}") == #"a\u{0}\u{202e}\u{2028}\u{a}\u{fffe}"#)
  }

  @Test("A path in an address has nothing but what may stand there")
  func addresses() {
    #expect(PercentEncoding.path("a/b-c_d~e.1") == "a/b-c_d~e.1")
    #expect(PercentEncoding.path("a b%?#:é") == "a%20b%25%3F%23%3A%C3%A9")
    #expect(PercentEncoding.encoded(10) == "%0A")
  }
}
