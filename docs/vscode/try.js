// Opens a Swift file in the extension, and checks the answers: node try.js EXTENSION VIEWTREE
const assert = require("assert");
const fs = require("fs");
const os = require("os");
const path = require("path");
const vscode = require("vscode");

const [extension, viewtree] = process.argv.slice(2);
const { state, events, providers } = vscode.test;
state.settings.path = viewtree;

const text = `import SwiftUI

struct Badge: View {
  var body: some View {
    Text("New").frame(width: 60, height: 30).pading(4)
  }
}

#Preview { Badge() }
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "viewtree-try-"));
const fileName = path.join(folder, "Badge.swift");
fs.writeFileSync(fileName, text.replace("pading", "padding"));

const document = {
  uri: vscode.Uri.file(fileName), fileName, languageId: "swift", version: 1, text,
  getText() { return this.text; },
  lineAt(line) {
    const end = this.text.split("\n")[line].length;
    return { range: new vscode.Range(new vscode.Position(line, 0), new vscode.Position(line, end)) };
  },
};
const all = new vscode.Range(new vscode.Position(0, 0), new vscode.Position(99, 0));
const diagnostics = () => new Promise((resolve) => { state.onDiagnostics = resolve; });
const until = async (test) => {
  for (let turn = 0; turn < 200 && !test(); turn++) await new Promise((done) => setTimeout(done, 50));
  assert(test());
};

async function run() {
  vscode.workspace.textDocuments = [document];
  const main = require(extension);
  const first = diagnostics();
  await main.activate({ subscriptions: [] });
  await first;
  const [problem] = state.diagnostics.get(document.uri.toString());
  assert.match(problem.message, /pading/);
  assert.equal(problem.range.start.line, 4);
  const actions = await providers.actions.provideCodeActions(document, problem.range, { diagnostics: [problem] });
  console.log(`diagnostic: ${problem.message.split("\n")[0]}, ${actions.length} quick fix(es)`);

  const second = diagnostics();
  document.text = text.replace("pading", "padding");
  document.version = 2;
  events.change({ document, contentChanges: [{}] });
  await second;
  assert.deepEqual(state.diagnostics.get(document.uri.toString()), []);

  const hints = await providers.hints.provideInlayHints(document, all);
  console.log(`sizes: ${hints.map((hint) => hint.label).join(", ")}`);
  assert(hints.some((hint) => hint.position.line === 4 && /^\d[\d.]* × \d[\d.]*$/.test(hint.label)));

  const hover = await providers.hover.provideHover(document, new vscode.Position(4, 5));
  assert.match(hover.contents.value, /Text/);
  const items = await providers.completion.provideCompletionItems(document, new vscode.Position(4, 16));
  console.log(`completion: ${items.length} items`);
  assert(items.length > 5);

  vscode.window.activeTextEditor = { document };
  providers["viewtree.openPage"].run();
  await until(() => state.opened.length + state.errors.length > 0);
  assert.deepEqual(state.errors, []);
  assert.match(fs.readFileSync(state.opened[0].replace("file://", ""), "utf8"), /<html/i);
  console.log("the layout page opened");
  await main.deactivate();
}

run().then(
  () => { fs.rmSync(folder, { recursive: true }); process.exit(0); },
  (error) => { console.error(error); process.exit(1); }
);
