// Connects Visual Studio Code with `viewtree lsp`. It needs no other package.
const vscode = require("vscode");
const { execFile } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");
const { Client } = require("./client");

const languages = ["swift", "json", "jsonc", "yaml"];
const selector = languages.flatMap((language) => [
  { language, scheme: "file" },
  { language, scheme: "untitled" },
]);
const isOurs = (document) => languages.includes(document.languageId);

let client;
let ready;

const command = () => vscode.workspace.getConfiguration("viewtree").get("path") || "viewtree";
const identifier = (document) => ({ uri: document.uri.toString() });
const position = (at) => ({ line: at.line, character: at.character });
const at = (document, place) => ({ textDocument: identifier(document), position: position(place) });
const toPosition = (at) => new vscode.Position(at.line, at.character);
const toRange = (range) => new vscode.Range(toPosition(range.start), toPosition(range.end));
const toLocation = (found) => new vscode.Location(vscode.Uri.parse(found.uri), toRange(found.range));
const toEdit = (edit) => new vscode.TextEdit(toRange(edit.range), edit.newText);

// The server's answer, or undefined if it can't answer.
async function ask(method, params) {
  try {
    await ready;
    return await client.request(method, params);
  } catch {
    return undefined;
  }
}

function toWorkspaceEdit(edit) {
  const result = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(edit?.changes ?? {})) {
    result.set(vscode.Uri.parse(uri), edits.map(toEdit));
  }
  return result;
}

function toDiagnostic(item) {
  const severity = (item.severity ?? 1) - 1;
  const diagnostic = new vscode.Diagnostic(toRange(item.range), item.message, severity);
  diagnostic.code = item.code;
  diagnostic.source = "viewtree";
  diagnostic.relatedInformation = item.relatedInformation?.map(
    (note) => new vscode.DiagnosticRelatedInformation(toLocation(note.location), note.message)
  );
  diagnostic.data = item;
  return diagnostic;
}

function toCompletion(item) {
  const kind = item.kind ? item.kind - 1 : undefined;
  const result = new vscode.CompletionItem(item.label, kind);
  result.detail = item.detail;
  const text = item.documentation?.value ?? item.documentation;
  if (text) result.documentation = new vscode.MarkdownString(text);
  result.sortText = item.sortText;
  result.filterText = item.filterText;
  const insert = item.textEdit?.newText ?? item.insertText;
  const isSnippet = item.insertTextFormat === 2;
  if (insert) result.insertText = isSnippet ? new vscode.SnippetString(insert) : insert;
  if (item.textEdit) result.range = toRange(item.textEdit.range ?? item.textEdit.insert);
  return result;
}

// Frames in hover texts: two spaces, x and y, two spaces, width x height.
const frame = /```text\n.*? {2}-?[\d.]+ -?[\d.]+ {2}([\d.]+)x([\d.]+)/;
const kindOfViews = 5;

async function sizes(document, visible) {
  if (!vscode.workspace.getConfiguration("viewtree").get("sizes")) return [];
  const symbols = await ask("textDocument/documentSymbol", { textDocument: identifier(document) });
  const views = (symbols ?? []).filter((symbol) => {
    const start = symbol.location.range.start.line;
    return symbol.kind === kindOfViews && start >= visible.start.line && start <= visible.end.line;
  });
  const hints = await Promise.all(
    views.map(async ({ location }) => {
      const start = location.range.start;
      const answer = await ask("textDocument/hover", {
        textDocument: identifier(document),
        position: start,
      });
      const found = frame.exec(answer?.contents?.value ?? "");
      if (!found) return undefined;
      const end = document.lineAt(start.line).range.end;
      const hint = new vscode.InlayHint(end, `${found[1]} × ${found[2]}`);
      hint.paddingLeft = true;
      return hint;
    })
  );
  return hints.filter(Boolean);
}

// Draws the page of the saved file and opens it in the browser.
function openPage() {
  const document = vscode.window.activeTextEditor?.document;
  if (!document || !isOurs(document)) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "viewtree-"));
  const page = path.join(folder, "layout.html");
  execFile(command(), ["draw", "--format", "html", "--output", page, document.fileName], (error, _, text) => {
    if (error) vscode.window.showErrorMessage(`viewtree: ${text || error.message}`);
    else vscode.env.openExternal(vscode.Uri.file(page));
  });
}

function register() {
  const { languages: all } = vscode;
  return [
    all.registerHoverProvider(selector, {
      provideHover: async (document, place) => {
        const answer = await ask("textDocument/hover", at(document, place));
        if (!answer) return undefined;
        const range = answer.range && toRange(answer.range);
        return new vscode.Hover(new vscode.MarkdownString(answer.contents.value), range);
      },
    }),
    all.registerCompletionItemProvider(
      selector,
      {
        provideCompletionItems: async (document, place) => {
          const answer = await ask("textDocument/completion", at(document, place));
          return (answer?.items ?? answer ?? []).map(toCompletion);
        },
      },
      ".", '"', ":", "("
    ),
    all.registerDefinitionProvider(selector, {
      provideDefinition: async (document, place) => {
        const answer = await ask("textDocument/definition", at(document, place));
        return [answer ?? []].flat().map(toLocation);
      },
    }),
    all.registerReferenceProvider(selector, {
      provideReferences: async (document, place, context) => {
        const answer = await ask("textDocument/references", { ...at(document, place), context });
        return (answer ?? []).map(toLocation);
      },
    }),
    all.registerRenameProvider(selector, {
      provideRenameEdits: async (document, place, newName) =>
        toWorkspaceEdit(await ask("textDocument/rename", { ...at(document, place), newName })),
    }),
    all.registerCodeActionsProvider(selector, {
      provideCodeActions: async (document, range, context) => {
        const answer = await ask("textDocument/codeAction", {
          textDocument: identifier(document),
          range: { start: position(range.start), end: position(range.end) },
          context: { diagnostics: context.diagnostics.map((item) => item.data).filter(Boolean) },
        });
        return (answer ?? []).map((action) => {
          const result = new vscode.CodeAction(action.title, vscode.CodeActionKind.QuickFix);
          result.edit = toWorkspaceEdit(action.edit);
          return result;
        });
      },
    }),
    all.registerInlayHintsProvider(selector, { provideInlayHints: sizes }),
    vscode.commands.registerCommand("viewtree.openPage", openPage),
  ];
}

exports.activate = (context) => {
  const collection = vscode.languages.createDiagnosticCollection("viewtree");
  const publish = (method, params) => {
    if (method !== "textDocument/publishDiagnostics") return;
    collection.set(vscode.Uri.parse(params.uri), params.diagnostics.map(toDiagnostic));
  };
  client = new Client(command(), publish, (reason) =>
    vscode.window.showErrorMessage(`viewtree ended (${reason}). Check the setting viewtree.path.`)
  );
  const textDocument = { publishDiagnostics: { relatedInformation: true }, completion: { completionItem: { snippetSupport: true } } };
  ready = client
    .request("initialize", { processId: process.pid, rootUri: null, capabilities: { textDocument } })
    .then(() => client.notify("initialized", {}));
  const open = (document) => {
    if (!isOurs(document)) return;
    ready.then(() =>
      client.notify("textDocument/didOpen", {
        textDocument: {
          ...identifier(document),
          languageId: document.languageId,
          version: document.version,
          text: document.getText(),
        },
      })
    , () => {});
  };
  const workspace = vscode.workspace;
  context.subscriptions.push(
    collection,
    workspace.onDidOpenTextDocument(open),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isOurs(document) || contentChanges.length === 0) return;
      client.notify("textDocument/didChange", {
        textDocument: { ...identifier(document), version: document.version },
        contentChanges: [{ text: document.getText() }],
      });
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (isOurs(document)) client.notify("textDocument/didSave", { textDocument: identifier(document) });
    }),
    workspace.onDidCloseTextDocument((document) => {
      if (!isOurs(document)) return;
      client.notify("textDocument/didClose", { textDocument: identifier(document) });
      collection.delete(document.uri);
    }),
    ...register()
  );
  workspace.textDocuments.forEach(open);
  return ready;
};

exports.deactivate = () => client?.stop();
