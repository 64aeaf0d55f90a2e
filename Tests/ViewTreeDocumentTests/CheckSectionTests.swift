import Testing
import ViewTreeSyntax

@testable import ViewTreeDocument

@Suite("What a document says of its golden files")
struct CheckSectionTests {
  /// The section as the whole document is read, and as it is read alone.
  private func checks(_ section: String) -> (whole: DocumentChecks?, alone: DocumentChecks?) {
    let read = ReadDocument(root: "\"Color\"", "\"checks\": \(section)")
    return (read.document?.checks, DocumentReader.checks(read.source))
  }

  @Test("A list, and an object with it and a folder, are read alike alone and in the document")
  func forms() {
    let list = #"["order --reduces", "@wide inspect --scale 3"]"#
    let cases: [(String, [String]?, String?)] = [
      (list, ["order --reduces", "@wide inspect --scale 3"], nil),
      ("[]", [], nil), ("{}", nil, nil),
      (#"{ "goldens": "../Goldens", "comment": 1 }"#, nil, "../Goldens"),
      (
        #"{ "reports": \#(list), "goldens": "Own" }"#,
        ["order --reduces", "@wide inspect --scale 3"], "Own"
      ),
    ]
    for (section, reports, goldens) in cases {
      let (whole, alone) = checks(section)
      #expect(whole?.reports?.map(\.text) == reports && whole?.goldens == goldens, "\(section)")
      #expect(alone == whole, "\(section)")
    }
  }

  @Test("A mistake is told where it is, and the section alone counts as none")
  func mistakes() {
    let cases: [(String, String, String)] = [
      (#"{ "goldens": "" }"#, "wrong-check", "\"\""),
      (#"{ "goldens": "/Goldens" }"#, "wrong-check", "\"/Goldens\""),
      (#"{ "goldens": ["a"] }"#, "wrong-kind", "[\"a\"]"),
      (#"{ "reports": "order" }"#, "wrong-kind", "\"order\""),
      (#"{ "reports": ["oder"] }"#, "wrong-check", "\"oder\""),
      (#"{ "golden": "a" }"#, "unknown-argument", "\"golden\""),
      ("1", "wrong-kind", "1"),
    ]
    for (section, id, place) in cases {
      let read = ReadDocument(root: "\"Color\"", "\"checks\": \(section)")
      #expect(read.ids == [id] && read.places == [place], "\(section) \(read.ids)")
      #expect(DocumentReader.checks(read.source) == nil, "\(section)")
    }
  }

  @Test("The text of a check asks for it again")
  func texts() {
    for text in ["inspect", "@wide order --set \"name=Jane Doe\"", "keys --format json"] {
      #expect(CheckTemplate(text)?.text == text)
    }
    #expect(CheckTemplate("@wide") == nil && CheckTemplate("parse") == nil)
  }
}
