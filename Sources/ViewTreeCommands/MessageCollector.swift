import ViewTreeReport
import ViewTreeSyntax

/// Collects the messages of one run, to write them at once (`--diagnostics json`).
final class MessageCollector {
  private(set) var parts: [DiagnosticReport.Part] = []

  /// Adds the messages of another collector.
  func add(_ part: DiagnosticReport.Part) {
    parts.append(part)
  }

  /// Adds diagnostics of a file.
  func add(_ diagnostics: [Diagnostic], in source: SourceFile) {
    parts.append(DiagnosticReport.Part(source: source, diagnostics: diagnostics))
  }

  /// Adds a message about the command line or about a file that can't be read.
  func add(_ message: String) {
    let mark = "viewtree: "
    let text = message.hasPrefix(mark) ? String(message.dropFirst(mark.count)) : message
    parts.append(DiagnosticReport.Part(source: nil, diagnostics: [.commandFailed(text)]))
  }
}
