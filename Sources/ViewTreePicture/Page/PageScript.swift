/// The script of a page. It draws only outlines around the selection. Otherwise it shows and hides
/// the pictures and the data of the page.
///
/// The data is that of `PageData`, which defines the names of its parts.
enum PageScript {
  /// The script as embedded in the page.
  static let text = CompactText.script(source)

  private static let source = #"""
    "use strict";
    (() => {
    const D = JSON.parse(document.getElementById("data").textContent), S = D.strings, moments = D.moments;
    const $ = id => document.getElementById(id), SVG = "http://www.w3.org/2000/svg";
    const el = (what, ...children) => {
      const [name, ...classes] = what.split("."), e = document.createElement(name);
      e.className = classes.join(" ");
      e.append(...children);
      return e;
    };
    const on = (id, f, kind = "click") => $(id).addEventListener(kind, f);
    const set = (e, values) => { for (const k in values) e.setAttribute(k, values[k]); return e; };
    const button = (what, text, f) => {
      const b = set(el("button" + what, text), { type: "button" });
      b.addEventListener("click", f);
      return b;
    };
    const plural = (n, one) => n + " " + (n === 1 ? one : one + "s");
    const resized = (a, b) => a[2] !== b[2] || a[3] !== b[3];
    const moved = (a, b) => a[0] !== b[0] || a[1] !== b[1];
    const num = x => String(Math.round(x * 1000) / 1000);
    const size = f => num(f[2]) + "×" + num(f[3]);

    // The data of a moment, made when it is first looked at.
    function expand(m) {
      const views = [], above = [], names = new Map();
      for (let i = 0; i < m.views.length; i += 2)
        for (let k = 0; k < m.views[i + 1]; k++) {
          const r = D.rows[m.views[i] + k], [depth, name, role, proposal, modifiers] = D.kinds[r[0]];
          const index = views.length, frame = r.length > 4 && r.slice(4, 8);
          above.length = depth;
          const v = {
            index, depth, up: depth ? above[depth - 1] : -1, name: S[name], role: S[role], id: S[r[2]],
            text: S[r[3]], frame, content: r.length > 8 ? r.slice(8) : frame, proposal: S[proposal],
            modifiers: modifiers || [], why: D.reasons[r[1] - 1], inside: [], counts: {}, runs: [], skips: []
          };
          const around = views[v.up];
          if (around) {
            around.inside.push(index);
            v.nth = around.counts[v.role] = (around.counts[v.role] ?? -1) + 1;
          }
          above[depth] = index;
          views.push(v);
        }
      for (const v of views) {
        const around = views[v.up];
        v.path = v.depth > 100 ? "@" + v.index : (around ? around.path + "/" : "") + (v.role ? v.role + "/" : "")
          + v.name + (around && around.counts[v.role] ? "[" + v.nth + "]" : "");
        if (!names.has(v.path)) names.set(v.path, v.index);
        if (v.id) names.set("#" + v.id, names.has("#" + v.id) ? -1 : v.index);
      }
      const events = m.order.map((r, place) => ({
        place, ...closure(r[0]), number: r[1], view: r[2], depth: r[3], end: place + r[4], count: r[5],
        added: r[6], base: r[7] || 0, old: r[8] || 0, cause: S[r[9] || 0], pass: r[10] || 0
      }));
      for (const e of events) {
        e.values = !e.base ? e.added : events[e.place - e.base].values.concat(e.added);
        const v = views[e.view];
        if (v && e.number) v.runs.push(e);
      }
      const skips = m.skips.map(r => ({ ...closure(r[0]), view: r[1], reason: S[r[2]] }));
      for (const s of skips) if (views[s.view]) views[s.view].skips.push(s);
      const changes = m.changes.map(r => ({
        view: r[0], title: S[r[1]], before: r[2], after: r[3], details: r[4].map(i => S[i])
      }));
      for (const c of changes) {
      const v = views[c.view];
      if (v && (!v.change || c.before && c.after && (resized(c.before, c.after) || moved(c.before, c.after))))
        v.change = c;
    }
      for (const p of m.problems) for (const i of p[2]) if (views[i]) (views[i].wrong ||= []).push(p);
      return { views, names, events, skips, changes, absent: m.absent.map(i => S[i]),
        anchors: m.anchors, problems: m.problems, lines: D.lines[m.lines] || [], crop: !m.bars && cropOf(views) };
    }
    // The part of the window with content, if that is less than half of it.
    function cropOf(views) {
      let b;
      const root = views[0] && views[0].frame;
      for (const v of views) {
        const c = v.content;
        if (!c || v.inside.length || !v.text && c[2] * c[3] < 1) continue;
        b = b ? [Math.min(b[0], c[0]), Math.min(b[1], c[1]), Math.max(b[2], c[0] + c[2]), Math.max(b[3], c[1] + c[3])]
          : [c[0], c[1], c[0] + c[2], c[1] + c[3]];
      }
      return b && root && [b[0] - 24, b[1] - 24, b[2] - b[0] + 48, b[3] - b[1] + 48];
    }
    const closure = n => ({ name: S[D.closures[n][0]], key: S[D.closures[n][1]] });
    const made = [];
    const moment = n => made[n] || (made[n] = expand(moments[n]));

    const now = { step: 0, at: 0, view: 0, picture: document.body.dataset.first, changes: false,
      both: false, zoom: 0, whole: false };
    let M, V, E, closed = new Set(), rows = [], timer = 0, hits = [], hit = -1;
    const label = v => v.name + (v.id ? " #" + v.id : "");
    const called = n => n >= 0 ? label(V[n]) : S[-n];
    const count = () => E.filter(e => e.number).length;
    const ran = e => e.place < now.at ? ".ran" : "";
    const here = e => e.place === now.at - 1 ? ".here" : "";
    const whole = e => e.number || e.end < now.at;
    const done = e => e && e.place < now.at && whole(e);

    // Pictures.
    const all = q => [...document.querySelectorAll(q)], figures = all("figure");
    for (const f of figures) {
      const svg = f.svg = f.querySelector("svg"), title = svg.querySelector("title");
      set(svg, { "aria-label": title.textContent });
      svg.removeAttribute("aria-labelledby");
      title.remove();
      const b = f.box = svg.viewBox.baseVal;
      f.full = [b.x, b.y, b.width, b.height];
      svg.append(f.marks = document.createElementNS(SVG, "g"));
    }
    const legends = all(".legend"), screens = all(".screens");
    const figure = () => figures.find(f => f.classList.contains("on"));
    function showPicture() {
      const shown = moments[now.step].picture, both = now.both && now.picture === "layout";
      for (const f of figures) {
        const n = +f.dataset.moment, isKind = f.dataset.picture === now.picture;
        f.classList.toggle("now", n === shown);
        f.classList.toggle("on", isKind && (n === shown || both));
        f.classList.toggle("old", both && n === 0);
      }
      $("fit").parentElement.hidden = !figure();
      for (const l of legends) l.classList.toggle("on", now.picture === "layout" && +l.dataset.moment === shown && !both);
      for (const s of screens) s.classList.toggle("on", s.dataset.picture === now.picture);
      document.body.classList.toggle("both", both);
      $("stale").textContent = shown === now.step ? "" : "The picture is of “" + moments[shown].title
        + "”; what changed is outlined.";
      for (const id of ["screen", "layout", "order", "devices", "widths"]) set($(id), { "aria-pressed": now.picture === id });
      const c = M.crop, f = figure(), w = f && f.full;
      const crops = c && w && now.picture === "screen" && c[2] * c[3] < w[2] * w[3] / 2;
      $("crop").hidden = !crops;
      set($("crop"), { "aria-pressed": now.whole });
      if (f) f.svg.setAttribute("viewBox", (crops && !now.whole ? c : w).join(" "));
      $("changes").checked = now.changes;
      $("changing").hidden = both || !M.changes.length;
      zoom();
      mark();
    }
    function zoom() {
      const room = $("pictures"), height = innerWidth > 900 ? room.clientHeight : innerHeight * .6;
      for (const f of figures) if (f.classList.contains("on")) {
        const w = (room.clientWidth - 26) / f.box.width, fit = Math.min(w, (height - 26) / f.box.height);
        // Small texts of a screen have 10 points, and labels of a layout 10, too.
        const scale = now.zoom || Math.min(Math.max(Math.min(fit, 1.5), 1.1), now.picture === "screen" ? w : 9);
        f.fit = fit;
        f.svg.style.width = f.box.width * scale + "px";
        f.svg.style.height = f.box.height * scale + "px";
        f.scale = scale;
        // The root of an order is in the middle.
        if (now.picture === "order" && !f.seen) room.scrollLeft = f.seen = (f.box.width * scale - room.clientWidth) / 2;
      }
    }
    function outline(f, r, name) {
      f.marks.append(set(document.createElementNS(SVG, "rect"),
        { x: r[0], y: r[1], width: r[2], height: r[3], class: name }));
    }
    function mark() {
      const f = figures.filter(f => f.classList.contains("on")).pop();
      if (!f) return;
      f.marks.replaceChildren();
      const v = V[now.view], fresh = moments[now.step].picture === now.step;
      if (now.picture !== "order") {
        if (fresh) for (const v of V) if (v.wrong && v.content) outline(f, v.content, "problem");
        if (now.changes || !fresh || now.both) for (const c of M.changes) {
          if (c.before) outline(f, c.before, "before");
          if (c.after) outline(f, c.after, "after");
        }
        if (v && v.frame) {
          if (v.content !== v.frame) outline(f, v.content, "chosen inner");
          outline(f, v.frame, "chosen");
        }
      } else for (const e of fresh ? f.svg.querySelectorAll("[data-v='" + now.view + "']") : []) {
        const b = e.getBBox();
        if (e.tagName === "rect" && b.width > 20) outline(f, [b.x - 3, b.y - 3, b.width + 6, b.height + 6], "chosen");
      }
      for (const e of f.svg.querySelectorAll("[data-e]"))
        e.classList.toggle("todo", fresh && !done(E[e.dataset.e]));
    }
    function point(f, event) {
      const m = f.svg.getScreenCTM().inverse(), p = new DOMPoint(event.clientX, event.clientY);
      return p.matrixTransform(m);
    }
    // The views at a place, the smallest first.
    function viewsAt(event) {
      const f = event.target.closest("figure");
      if (!f) return [];
      if (f.dataset.picture === "order") {
        const e = event.target.closest("[data-v]");
        return e && V[+e.dataset.v] ? [+e.dataset.v] : [];
      }
      const p = point(f, event), area = v => v.content[2] * v.content[3];
      return V.filter(({ content: c }) => c && p.x >= c[0] && p.y >= c[1] && p.x <= c[0] + c[2]
        && p.y <= c[1] + c[3]).sort((a, b) => area(a) - area(b) || b.index - a.index).map(v => v.index);
    }
    const tip = el("div.tip");
    tip.hidden = true;
    document.body.append(tip);
    on("pictures", event => {
      const found = viewsAt(event);
      if (found.length) choose(event.altKey ? found[(found.indexOf(now.view) + 1) % found.length] : found[0]);
    });
    on("pictures", event => {
      const v = V[viewsAt(event)[0]];
      tip.hidden = !v;
      dim(v);
      if (!v) return;
      tip.textContent = label(v) + (v.frame ? "  " + size(v.frame) : "") + (v.wrong ? "  " + S[v.wrong[0][0]] : "");
      tip.style.left = Math.min(event.clientX + 14, innerWidth - tip.offsetWidth - 8) + "px";
      tip.style.top = Math.min(event.clientY + 16, innerHeight - 34) + "px";
    }, "mousemove");
    on("pictures", () => { tip.hidden = true; dim(); }, "mouseleave");
    // Everything but the view that is pointed at.
    function dim(v) {
      for (const d of all("path.dim")) d.remove();
      const f = figure();
      if (!v || !v.content || !f || now.picture === "order") return;
      const [x, y, w, h] = v.content, b = f.full, hole = "M" + x + " " + y + "h" + w + "v" + h + "h" + -w + "z";
      f.marks.prepend(set(document.createElementNS(SVG, "path"), { class: "dim",
        d: "M" + b[0] + " " + b[1] + "h" + b[2] + "v" + b[3] + "h" + -b[2] + "z" + hole }));
    }

    // The tree: rows that are seen, one tab stop.
    const tree = el("div"), space = el("div.space"), H = 23;
    set(tree, { id: "tree", tabindex: 0, role: "tree", "aria-label": "Views" });
    tree.append(space);
    $("tree").replaceWith(tree);
    function makeRows() {
      rows = [];
      for (let i = 0; i < V.length; i++) {
        rows.push(i);
        if (closed.has(i)) while (i + 1 < V.length && V[i + 1].depth > V[rows.at(-1)].depth) i++;
      }
      space.style.height = rows.length * H + "px";
      showRows();
    }
    function disc(text, name, title) {
      const d = el("span.disc" + name, text);
      if (title) d.title = title;
      return d;
    }
    function row(i, place) {
      const v = V[i], r = el("div.row" + (i === now.view ? ".chosen" : ""));
      r.style.top = place * H + "px";
      r.style.paddingLeft = 8 + Math.min(v.depth, 14) * 12 + "px";
      set(r, { id: "v" + i, role: "treeitem", "aria-level": v.depth + 1, "aria-selected": i === now.view });
      if (v.inside.length) set(r, { "aria-expanded": !closed.has(i) });
      r.append(el("span.fold", v.inside.length ? (closed.has(i) ? "▸" : "▾") : ""));
      if (v.role) r.append(el("span.role", v.role + ": "));
      r.append(el("span", v.name));
      if (v.id) r.append(el("span.id", " #" + v.id));
      if (v.wrong) r.append(el("span.wrong", " " + S[v.wrong[0][0]]));
      if (v.text) r.append(el("span.said", " “" + v.text + "”"));
      if (v.change) {
        const { before: a, after: b } = v.change;
        r.append(el("span.changed", !a ? " new" : resized(a, b) ? " resized" : moved(a, b) ? " moved" : " changed"));
      }
      for (const e of v.runs) r.append(disc(e.number, ran(e), e.name));
      for (const s of v.skips) r.append(disc("–", "", s.name + ": " + s.reason));
      return r;
    }
    function showRows() {
      const whole = rows.length <= 400, from = whole ? 0 : Math.max(0, Math.floor(tree.scrollTop / H) - 10);
      const shown = rows.slice(from, whole ? rows.length : from + Math.ceil(tree.clientHeight / H) + 20);
      space.replaceChildren(...shown.map((i, k) => row(i, from + k)));
      set(tree, { "aria-activedescendant": shown.includes(now.view) ? "v" + now.view : "" });
    }
    function reveal() {
      let isNew = !rows.length;
      for (let i = V[now.view].up; i >= 0; i = V[i].up) isNew = closed.delete(i) || isNew;
      if (isNew) makeRows();
      const y = rows.indexOf(now.view) * H;
      if (y < tree.scrollTop + H) tree.scrollTop = y - H;
      else if (y > tree.scrollTop + tree.clientHeight - 2 * H) tree.scrollTop = y - tree.clientHeight + 2 * H;
      showRows();
    }
    on("tree", () => rows.length > 400 && showRows(), "scroll");
    on("tree", event => {
      const r = event.target.closest(".row");
      if (!r) return;
      const i = +r.id.slice(1);
      if (event.target.className === "fold" && V[i].inside.length) fold(i); else choose(i);
    });
    function fold(i) {
      if (!closed.delete(i)) closed.add(i);
      makeRows();
    }
    on("tree", event => {
      const place = rows.indexOf(now.view), v = V[now.view], isClosed = closed.has(now.view);
      const go = { ArrowDown: rows[place + 1], ArrowUp: rows[place - 1], Home: rows[0], End: rows.at(-1),
        ArrowRight: v.inside[0], ArrowLeft: v.up }[event.key];
      if (!event.key.startsWith("Arrow") && event.key !== "Home" && event.key !== "End") return;
      event.preventDefault();
      if (v.inside.length && (event.key === "ArrowRight" && isClosed || event.key === "ArrowLeft" && !isClosed))
        fold(now.view);
      else if (go >= 0) choose(go);
    }, "keydown");

    // The inspector.
    const link = i => i >= 0 ? button(".link", called(i), () => choose(i)) : called(i);
    const chips = (e, limit) => {
      const box = el("span.chips"), shown = e.values.slice(0, limit);
      shown.forEach((v, i) => box.append(el(e.number || i < e.old ? "code" : "code.added", S[v])));
      if (e.count > shown.length) box.append(el("span.more", shown.length ? "… " + e.count + " in all"
        : plural(e.count, "value")));
      return box;
    };
    function showInspector() {
      const box = $("inspector"), v = V[now.view], add = (...e) => box.append(...e);
      box.replaceChildren();
      box.scrollTop = 0;
      if (now.changes || D.compares) showChanges(add);
      if (!v) return;
      add(el("h2", label(v)), el("p.path", v.path));
      if (v.text) add(el("p.said", "“" + v.text + "”"));
      for (const p of v.wrong || []) add(el("p.wrong", S[p[1]]));
      showSource(add);
      add(el("h3", "Frame"));
      if (!v.frame) return add(el("p", "It is not shown."));
      if (v.why) for (const i of v.why[0]) add(el("p", S[i]));
      const table = el("table");
      table.append(el("tr", el("td"), ...["x", "y", "width", "height"].map(t => set(el("th", t), { scope: "col" }))));
      const line = (name, cells) => {
        table.append(el("tr", set(el("th", name), { scope: "row" }), ...cells.map(c => el("td", c))));
      };
      line("frame", v.frame.map(num));
      if (v.content !== v.frame) line("content", v.content.map(num));
      if (v.proposal) line("proposed", ["", "", ...v.proposal.split("x")]);
      if (v.change && v.change.before) line("before", v.change.before.map(num));
      add(table);
      if (v.change) for (const d of v.change.before ? v.change.details : ["new"]) add(el("p.changed", d));
      if (v.modifiers.length) {
        add(el("h3", "Modifiers around it"));
        let nest = el("div.nest", el("strong", v.name), " " + size(v.content));
        for (let i = 0; i < Math.min(v.modifiers.length, 90); i += 3)
          nest = el("div.nest", "." + S[v.modifiers[i]] + " " + size([0, 0, ...v.modifiers.slice(i + 1)]), nest);
        add(nest);
      }
      if (v.runs.length || v.skips.length) add(el("h3", "Closures"));
      for (const e of v.runs) {
        const p = el("p.closure", disc(e.number, ran(e)), " " + e.name + " " + e.key);
        if (e.cause) p.append(el("span.changed", " " + e.cause));
        if (e.place < now.at) p.append(chips(e, 24));
        add(p);
      }
      for (const s of v.skips) add(el("p.closure", disc("–", ""), " " + s.name + " " + s.key + ": " + s.reason));
      const anchors = M.anchors.map((a, i) => [a, i]).filter(([a]) => a[1] === now.view).slice(0, 30);
      if (anchors.length) add(el("h3", "Anchors"));
      for (const [a, i] of anchors) {
        add(el("p", "anchor " + (i + 1) + ", " + S[a[0]]), el("p.space", "in the window: " + S[a[2]]));
        for (let k = 0; k < a[3].length; k += 2)
          add(el("p.space", "in ", link(a[3][k]), ": " + S[a[3][k + 1]]));
      }
      if (!v.why) return;
      add(el("h3", "Why this frame"));
      for (let i = v.index; i >= 0; i = V[i].up) {
        const why = V[i].why;
        if (!why || i < v.index && why.length < 2) continue;
        const part = set(el("details"), { "aria-label": label(V[i]) });
        part.append(el("summary", (i === v.index ? "" : "enclosing ") + label(V[i])));
        for (const [title, rule, lines] of why.slice(1))
          part.append(el("div.node", el("strong", S[title]), el("span.rule", " " + S[rule]),
            el("pre", lines.map(i => S[i]).join("\n"))));
        add(part);
        if (box.childElementCount > 80) break;
      }
    }
    const source = D.source.map(i => S[i]);
    function showSource(add) {
      const line = M.lines[now.view];
      if (line === undefined || !source.length) return;
      const pre = set(el("pre"), { id: "source", tabindex: 0, "aria-label": "Source" });
      for (let i = Math.max(0, line - 4); i < Math.min(source.length, line + 9); i++)
        pre.append(el("div" + (i === line ? ".at" : ""), el("span", i + 1), source[i]));
      add(pre);
    }
    function showProblems() {
      const box = $("problems"), groups = new Map();
      if (D.compares) return;
      for (const p of M.problems) {
        if (!groups.has(p[0])) groups.set(p[0], { many: p[3], views: [] });
        groups.get(p[0]).views.push(...p[2].length ? p[2] : [-1]);
      }
      box.replaceChildren(...[...groups].map(([one, { many, views }]) => {
        let next = 0;
        return button("", views.length + " " + S[views.length === 1 ? one : many], () => {
          const i = views[next++ % views.length];
          if (i >= 0) { if (now.picture === "order") setPicture("screen"); choose(i); }
        });
      }));
      if (!groups.size) box.append("no problems");
    }
    function showChanges(add) {
      const changes = moment(D.compares ? 1 : now.step).changes;
      add(el("h2", D.compares ? "What is different" : "What the step changed"));
      const list = el("ul.changes");
      for (const c of changes.filter(c => !D.compares || c.title).slice(0, 300)) {
        const r = el("li");
        if (D.compares) r.append(c.view >= 0 ? button(".link", c.title, () => now.step ? choose(c.view) : setStep(1, undefined, c.view)) : c.title);
        else r.append(c.view >= 0 ? link(c.view) : c.title, " ", !c.after ? "gone" : !c.before ? "new"
          : resized(c.before, c.after) ? size(c.before) + " → " + size(c.after)
          : moved(c.before, c.after) ? "moved" : c.details.join(", "));
        list.append(r);
      }
      if (!changes.length) list.append(el("li", D.compares || now.step ? "nothing" : "nothing came before"));
      add(list);
    }

    // The player and the trace.
    function showPlayer() {
      const n = E.length, e = E[now.at - 1], ran1 = count(), place = $("place");
      place.max = n;
      place.value = now.at;
      const words = now.at === n ? ran1 + (ran1 === 1 ? " closure ran" : " closures ran")
        : !e ? "none ran" : (e.number || "⊕") + " " + e.name + " · " + called(e.view);
      $("now").textContent = n ? words : "no closure ran";
      set(place, { "aria-valuetext": words });
      const some = n > 999 ? 34 : 60, from = Math.max(0, Math.min(now.at - some / 2, n - some)), strip = $("strip");
      strip.replaceChildren(...E.slice(from, from + some).map(e =>
        set(button(".disc" + ran(e) + here(e), e.number || "⊕", () => goTo(e.place + 1)),
          { tabindex: -1, "aria-label": "To " + (e.number || "") + " " + e.name + " of " + called(e.view) })));
    }
    function showTrace() {
      const from = Math.max(0, now.at - 80), list = [];
      if (from) list.push(el("p.more", from + " before"));
      for (const e of E.slice(from, now.at)) {
        const name = button(".link.name", called(e.view), () => goTo(e.place + 1, e.view >= 0 ? e.view : now.view));
        const r = el("div.entry" + here(e),
          disc(e.number || "⊕", e.number ? ".ran" : whole(e) ? ".fold" : ".fold.todo"), name,
          el("span.what", e.name + " " + e.key + (e.pass ? " · pass " + e.pass : "")),
          whole(e) ? chips(e, here(e) ? 48 : 24) : el("span.more", "has not returned"));
        r.style.marginLeft = Math.min(e.depth, 12) * 22 + "px";
        if (e.cause) r.append(el("span.changed", e.cause));
        list.push(r);
      }
      if (now.at === E.length) {
        for (const s of M.skips.slice(0, 60))
          list.push(el("div.entry.skip", disc("–", ""), link(s.view), el("span.what", s.name + " " + s.key),
            el("span.more", s.reason)));
        for (const line of M.absent) list.push(el("div.entry.skip", disc("–", ""), el("span.more", line)));
      }
      const box = $("rows");
      box.replaceChildren(...list);
      const last = box.querySelector(".here"), area = $("trace");
      if (last && now.at < E.length) area.scrollTop = last.offsetTop - area.clientHeight + 60;
    }

    // What is chosen.
    function choose(i) {
      now.view = i;
      reveal();
      mark();
      showInspector();
      save();
    }
    function goTo(at, view) {
      now.at = Math.max(0, Math.min(at, E.length));
      const e = E[now.at - 1];
      if (view !== undefined) now.view = view;
      else if (e && V[e.view]) now.view = e.view;
      showPlayer();
      showTrace();
      choose(now.view);
    }
    function setStep(step, at, view) {
      const old = V && V[now.view];
      now.step = step;
      ({ views: V, events: E } = M = moment(step));
      closed = new Set();
      rows = [];
      if (view === undefined && old) {
        const same = n => { const i = M.names.get(n); return i >= 0 ? i : undefined; };
        view = (old.id && same("#" + old.id)) ?? same(old.path) ?? 0;
      }
      [...$("steps").children].forEach((b, i) =>
        set(b, { "aria-pressed": i === (now.both ? moments.length : step) }));
      $("status").textContent = [moments[step].header, plural(V.length, "view"),
        plural(count(), "closure") + " ran"].join(" · ");
      stop();
      showProblems();
      now.view = view || 0;
      goTo(at ?? E.length, now.view);
      showPicture();
    }
    function setPicture(kind) {
      now.picture = kind;
      showPicture();
      save();
    }
    function setChanges(on) {
      now.changes = on;
      showPicture();
      showInspector();
      save();
    }
    function stop() {
      clearInterval(timer);
      timer = 0;
      set($("play"), { "aria-label": "Play" }).textContent = "▶";
    }
    function play() {
      if (timer) return stop();
      if (now.at >= E.length) goTo(0);
      timer = setInterval(() => { goTo(now.at + 1); if (now.at >= E.length) stop(); }, 700);
      set($("play"), { "aria-label": "Stop" }).textContent = "❚❚";
    }
    function find(by) {
      const text = $("query").value.trim().toLowerCase();
      if (by === undefined) {
        const fits = v => [v.name, "#" + v.id, v.text, ...v.runs.map(e => e.key), ...v.skips.map(s => s.key)]
          .some(t => t.toLowerCase().includes(text));
        hits = text ? V.filter(fits).map(v => v.index) : [];
        const exact = hits.indexOf(M.names.get(text));
        hit = Math.max(0, exact);
      } else if (hits.length) hit = (hit + by + hits.length) % hits.length;
      $("hits").textContent = text ? hits.length ? hit + 1 + " of " + hits.length : "none" : "";
      if (hits.length) choose(hits[hit]);
    }

    // The address.
    function save() {
      const v = V[now.view], name = v && v.id && M.names.get("#" + v.id) === v.index ? v.id : now.view;
      const parts = ["step=" + now.step, "at=" + now.at, "view=" + encodeURIComponent(name),
        "picture=" + now.picture];
      if (now.changes) parts.push("changes");
      if (now.both) parts.push("both");
      try { history.replaceState(null, "", "#" + parts.join("&")); } catch { }
    }
    function load() {
      const all = new URLSearchParams(location.hash.slice(1));
      const asked = all.get("step") ?? document.body.dataset.step, step = Math.max(0, Math.min(+asked || 0, moments.length - 1));
      if ([...figures, ...screens].some(f => f.dataset.picture === all.get("picture"))) now.picture = all.get("picture");
      now.changes = all.has("changes") || D.compares && !all.has("step");
      now.both = D.compares && all.has("both");
      const m = moment(step), name = all.get("view"), id = m.names.get("#" + name);
      const i = name === null ? m.problems[0]?.[2][0] ?? 0 : id >= 0 ? id : m.names.get(name) ?? +name;
      setStep(step, all.has("at") ? +all.get("at") || 0 : undefined, m.views[i] ? i : 0);
    }

    // Controls.
    const dialog = $("keys"), keys = () => dialog.open ? dialog.close() : dialog.showModal();
    for (const id of ["screen", "layout", "order"]) on(id, () => setPicture(id));
    on("crop", () => { now.whole = !now.whole; showPicture(); });
    for (const s of screens) {
      const kind = s.dataset.picture;
      $(kind).hidden = false;
      on(kind, () => setPicture(kind));
      if (kind === "devices") for (const c of s.querySelectorAll(".cell")) {
        const flip = () => s.classList.toggle("open", c.classList.toggle("large"));
        set(c, { tabindex: 0, role: "button",
          "aria-label": [".name", ".found"].map(q => c.querySelector(q).textContent).join(": ") });
        c.addEventListener("click", flip);
        c.addEventListener("keydown", event => { if (event.key === "Enter") flip(); });
      } else showWidths(s);
    }
    function showWidths(s) {
      const cells = [...s.querySelectorAll(".cell")], from = cells.map(c => +c.dataset.from);
      const points = x => num(x) + " points", end = +s.querySelector(".end").dataset.from, slider = $("width");
      const show = x => {
        const k = from.findLastIndex(f => f <= x);
        cells.forEach((c, i) => c.classList.toggle("on", i === k));
        slider.value = x;
        $("wide").textContent = points(x);
      };
      set(slider, { min: from[0], max: end, step: .5 }).hidden = false;
      slider.addEventListener("input", () => show(+slider.value));
      let last;
      from.forEach((f, i) => {
        const b = button("", num(f), () => show(f)), place = (f - from[0]) / (end - from[0] || 1);
        if (i && (place - last) * 300 < 36) { b.textContent = ""; b.className = "bare"; }
        else last = place;
        b.style.left = place * 100 + "%";
        $("ticks").append(set(b, { "aria-label": points(f) }));
      });
      const bad = cells.find(c => c.classList.contains("bad"));
      show(bad ? +bad.dataset.from : Math.max(from[0], figures[0].full[2]));
    }
    on("changes", () => setChanges($("changes").checked));
    const scaled = by => () => { if (figure()) now.zoom = by ? Math.min(8, Math.max(.05, (figure().scale || 1) * by)) : 0; zoom(); };
    on("smaller", scaled(.8));
    on("fit", () => { now.zoom = figure().fit; zoom(); });
    on("larger", scaled(1.25));
    on("first", () => goTo(0));
    on("back", () => goTo(now.at - 1));
    on("on", () => goTo(now.at + 1));
    on("play", play);
    on("place", () => goTo(+$("place").value), "input");
    on("help", keys);
    on("close", keys);
    on("query", () => find(), "input");
    on("query", event => {
      if (event.key === "Enter") find(event.shiftKey ? -1 : 1);
      if (event.key === "Escape") tree.focus();
    }, "keydown");
    const commands = {
      ".": () => goTo(now.at + 1), ",": () => goTo(now.at - 1), " ": play,
      "[": () => now.step && setStep(now.step - 1),
      "]": () => now.step < moments.length - 1 && setStep(now.step + 1),
      "/": () => { $("query").focus(); $("query").select(); },
      s: () => $("screen").hidden || setPicture("screen"), l: () => setPicture("layout"), o: () => setPicture("order"),
      d: () => $("devices").click(), w: () => $("widths").click(), c: () => setChanges(!now.changes),
      p: () => V[now.view].up >= 0 && choose(V[now.view].up), "?": keys
    };
    addEventListener("keydown", event => {
      const f = commands[event.key.toLowerCase()], where = event.target;
      if (!f || event.ctrlKey || event.metaKey || event.altKey || where.id === "query") return;
      if (event.key === " " && where.closest("button, input, summary") || dialog.open && event.key !== "?") return;
      event.preventDefault();
      f();
    });
    addEventListener("resize", () => { zoom(); showRows(); });
    addEventListener("hashchange", load);
    for (const id of ["tools", "player", "inspector", "search", "steps"]) $(id).hidden = false;
    if (moments.length > 1) {
      moments.forEach((m, i) => {
        $("steps").append(button("", m.title, () => { now.both = false; setStep(i); }));
      });
      if (D.compares) {
        $("steps").append(button("", "both", () => { now.both = true; setStep(1); }));
        $("changing").querySelector("span").textContent = "what is different";
      }
    } else $("steps").hidden = true;
    $("screen").hidden = !all("[data-picture=screen]")[0];
    const page = document.documentElement.classList;
    page.add("js");
    // Titles of bars need no player.
    page.toggle("quiet", moments.every(m => m.order.concat(m.skips).every(r => /^SwiftUI/.test(closure(r[0]).key))));
    load();
    })();
    """#
}
