import ViewTreeInspector

extension Picture {
  /// One page with the pictures of some moments, to look at in a browser: the start and what is after each
  /// step, or two documents.
  ///
  /// - Parameters:
  ///   - moments: What is shown, at least one.
  ///   - options: What the pictures have; their kind is the one that is seen first.
  ///   - comparison: Whether the moments are two documents, the old one and the new one.
  package static func page(
    of moments: [PageMoment], _ options: PictureOptions, comparison: Bool = false
  ) -> [UInt8] {
    PageWriter.page(of: moments, options, compares: comparison)
  }
}
