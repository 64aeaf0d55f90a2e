/// Content that a picture omits, or has no space for. The picture mentions it.
package struct SceneOmission: Equatable, Sendable {
  /// A sentence about the omitted content.
  package var sentence: String
  /// True if a limit is the reason. viewtree then reports it, because an option raises the limit.
  package var isLimit: Bool

  /// Content beyond a limit.
  package static func beyondLimit(_ sentence: String) -> SceneOmission {
    SceneOmission(sentence: sentence, isLimit: true)
  }

  /// Content that doesn't fit in the picture.
  package static func withoutRoom(_ sentence: String) -> SceneOmission {
    SceneOmission(sentence: sentence, isLimit: false)
  }
}
