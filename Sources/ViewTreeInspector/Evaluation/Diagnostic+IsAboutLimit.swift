import ViewTreeSyntax

extension Diagnostic {
  /// True for one script without end, which a skipped part can cause: a call inside itself, or a
  /// loop. Other scripts can still run.
  var isAboutOneScript: Bool {
    ["script-out-of-depth", "script-out-of-memory", "script-out-of-steps"].contains(id)
  }

  /// True if the diagnostic reports an evaluation that exceeds its limits.
  package var isAboutLimit: Bool {
    id.hasPrefix("too-") || id.hasPrefix("script") && id.contains("-out-of-")
      || id == "views-nested-too-deeply"
  }
}
