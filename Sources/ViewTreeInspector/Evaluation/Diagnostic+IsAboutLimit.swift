import ViewTreeSyntax

extension Diagnostic {
  /// True for a call inside itself without end, which a skipped part can cause.
  var isAboutDepth: Bool { id == "script-out-of-depth" }

  /// True if the diagnostic reports an evaluation that exceeds its limits.
  package var isAboutLimit: Bool {
    id.hasPrefix("too-") || id.hasPrefix("script") && id.contains("-out-of-")
      || id == "views-nested-too-deeply"
  }
}
