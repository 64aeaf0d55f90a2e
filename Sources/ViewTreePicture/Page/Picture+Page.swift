import ViewTreeInspector

extension Picture {
  /// A page for a browser with pictures of a document's start and of each step, or of two
  /// documents.
  ///
  /// - Parameters:
  ///   - moments: The states to show, at least one.
  ///   - options: The options of the pictures. Their kind is the picture that is shown first.
  ///   - comparison: True if `moments` are an old and a new document.
  package static func page(
    of moments: [PageMoment], _ options: PictureOptions, comparison: Bool = false
  ) -> [UInt8] {
    PageWriter.page(of: moments, options, compares: comparison)
  }
}
