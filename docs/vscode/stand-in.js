// The part of the API of Visual Studio Code that the extension uses, for tests.
class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}
class Range {
  constructor(start, end) { Object.assign(this, { start, end }); }
}
class Location {
  constructor(uri, range) { Object.assign(this, { uri, range }); }
}
class Uri {
  constructor(text) { this.text = text; }
  toString() { return this.text; }
  static parse(text) { return new Uri(text); }
  static file(name) { return new Uri(`file://${name}`); }
}
class TextEdit {
  constructor(range, newText) { Object.assign(this, { range, newText }); }
}
class WorkspaceEdit {
  constructor() { this.changes = new Map(); }
  set(uri, edits) { this.changes.set(uri.toString(), edits); }
}
class Diagnostic {
  constructor(range, message, severity) { Object.assign(this, { range, message, severity }); }
}
class DiagnosticRelatedInformation {
  constructor(location, message) { Object.assign(this, { location, message }); }
}
class CompletionItem {
  constructor(label, kind) { Object.assign(this, { label, kind }); }
}
class MarkdownString {
  constructor(value) { this.value = value; }
}
class SnippetString extends MarkdownString {}
class Hover {
  constructor(contents, range) { Object.assign(this, { contents, range }); }
}
class InlayHint {
  constructor(position, label) { Object.assign(this, { position, label }); }
}
class CodeAction {
  constructor(title, kind) { Object.assign(this, { title, kind }); }
}

const events = {};
const event = (name) => (handler) => ((events[name] = handler), { dispose() {} });
const providers = {};
const provider = (name) => (_, object) => ((providers[name] = object), { dispose() {} });
const state = { settings: { path: "viewtree", sizes: true }, errors: [], opened: [], diagnostics: new Map() };

module.exports = {
  Position, Range, Location, Uri, TextEdit, WorkspaceEdit, Diagnostic, DiagnosticRelatedInformation,
  CompletionItem, MarkdownString, SnippetString, Hover, InlayHint, CodeAction,
  CodeActionKind: { QuickFix: "quickfix" },
  workspace: {
    textDocuments: [],
    getConfiguration: () => ({ get: (name) => state.settings[name] }),
    onDidOpenTextDocument: event("open"),
    onDidChangeTextDocument: event("change"),
    onDidSaveTextDocument: event("save"),
    onDidCloseTextDocument: event("close"),
  },
  window: { showErrorMessage: (text) => state.errors.push(text) },
  env: { openExternal: (uri) => state.opened.push(uri.toString()) },
  commands: { registerCommand: (name, run) => ((providers[name] = { run }), { dispose() {} }) },
  languages: {
    createDiagnosticCollection: () => ({
      set: (uri, list) => { state.diagnostics.set(uri.toString(), list); state.onDiagnostics?.(); },
      delete: (uri) => state.diagnostics.delete(uri.toString()),
    }),
    registerHoverProvider: provider("hover"),
    registerCompletionItemProvider: provider("completion"),
    registerDefinitionProvider: provider("definition"),
    registerReferenceProvider: provider("references"),
    registerRenameProvider: provider("rename"),
    registerCodeActionsProvider: provider("actions"),
    registerInlayHintsProvider: provider("hints"),
  },
  test: { state, events, providers },
};
