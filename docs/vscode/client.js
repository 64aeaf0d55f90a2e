// A client of `viewtree lsp`: JSON-RPC messages over the standard streams of a process.
const { spawn } = require("child_process");

class Client {
  // `onNotification` gets the method and the parameters of each notification of the server.
  constructor(command, onNotification, onEnd) {
    this.onNotification = onNotification;
    this.pending = new Map();
    this.lastID = 0;
    this.buffer = Buffer.alloc(0);
    this.process = spawn(command, ["lsp"], { stdio: ["pipe", "pipe", "ignore"] });
    this.process.on("error", (error) => this.end(onEnd, error.message));
    this.process.on("exit", (code) => this.end(onEnd, `exit code ${code}`));
    this.process.stdin.on("error", () => {});
    this.process.stdout.on("data", (data) => this.receive(data));
  }

  end(onEnd, reason) {
    for (const { reject } of this.pending.values()) reject(new Error(reason));
    this.pending.clear();
    if (!this.isStopped) onEnd(reason);
    this.isStopped = true;
  }

  request(method, params) {
    const id = ++this.lastID;
    return new Promise((resolve, reject) => {
      if (this.isStopped) return reject(new Error("viewtree isn't running"));
      this.pending.set(id, { resolve, reject });
      this.send({ id, method, params });
    });
  }

  notify(method, params) {
    if (!this.isStopped) this.send({ method, params });
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  receive(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(this.buffer.toString("ascii", 0, end))?.[1]);
      if (this.buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.buffer.toString("utf8", end + 4, end + 4 + length));
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.handle(message);
    }
  }

  handle(message) {
    if (message.method) return this.onNotification(message.method, message.params);
    const request = this.pending.get(message.id);
    if (!request) return;
    this.pending.delete(message.id);
    if (message.error) request.reject(new Error(message.error.message));
    else request.resolve(message.result);
  }

  async stop() {
    if (this.isStopped) return;
    this.isStopped = true;
    this.send({ id: ++this.lastID, method: "shutdown" });
    this.send({ method: "exit" });
  }
}

module.exports = { Client };
