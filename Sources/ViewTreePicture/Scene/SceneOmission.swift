/// Something that a picture leaves out because there is too much of it.
package struct SceneOmission: Equatable, Sendable {
  /// What is left out.
  package enum Content: Equatable, Sendable { case views, boxes, names, texts, closures }

  /// What is left out.
  package var content: Content
  /// How many are left out.
  package var count: Int
  /// How many there are in all.
  package var total: Int

  package init(_ content: Content, _ count: Int, of total: Int) {
    self.content = content
    self.count = count
    self.total = total
  }
}
