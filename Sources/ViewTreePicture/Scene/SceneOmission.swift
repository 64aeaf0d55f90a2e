/// Something that a picture leaves out, or has no room for; the picture says so itself.
package struct SceneOmission: Equatable, Sendable {
  /// What is left out, in a sentence.
  package var sentence: String
  /// Whether a limit is why: whoever asked for the picture is told, because there is a way out.
  package var isLimit: Bool

  /// There was too much of it.
  package static func beyondLimit(_ sentence: String) -> SceneOmission {
    SceneOmission(sentence: sentence, isLimit: true)
  }

  /// It has no place in the picture.
  package static func withoutRoom(_ sentence: String) -> SceneOmission {
    SceneOmission(sentence: sentence, isLimit: false)
  }
}
