import ViewTreeSyntax

extension Diagnostic {
  /// True if the diagnostic reports an evaluation that exceeds its limits.
  package var isAboutLimit: Bool {
    id.hasPrefix("too-") || id.hasPrefix("script") && id.contains("-out-of-")
      || id == "views-nested-too-deeply"
  }
}
