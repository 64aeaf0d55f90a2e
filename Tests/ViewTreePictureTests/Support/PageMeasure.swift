/// Measures the visible texts of a page in a browser.
enum PageMeasure {
  /// An expression with the median size of texts in pixels, pairs of texts that overlap, texts with a
  /// contrast below 4.5, the lower end of the first problem, and the width of the page.
  static let script = #"""
    (() => {
      const color = c => { const m = c.match(/[\d.]+/g).map(Number); return m.length < 4 ? [...m, 1] : m; };
      const over = (a, b) => [0, 1, 2].map(i => a[i] * a[3] + b[i] * (1 - a[3]));
      const light = c => {
        const [r, g, b] = c.map(v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
        return .2126 * r + .7152 * g + .0722 * b;
      };
      const ground = e => {
        const layers = [];
        for (; e; e = e.parentElement) {
          const c = color(getComputedStyle(e).backgroundColor);
          if (c[3]) layers.push(c);
          if (c[3] === 1) break;
        }
        return layers.reverse().reduce((g, c) => over(c, g), [255, 255, 255]);
      };
      // The part of a box that no enclosing element cuts off.
      const visible = (b, e) => {
        const r = { ...b };
        const cut = c => {
          r.left = Math.max(r.left, c.left); r.top = Math.max(r.top, c.top);
          r.right = Math.min(r.right, c.right); r.bottom = Math.min(r.bottom, c.bottom);
        };
        cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        for (let p = e; p; p = p.parentElement) {
          if (p instanceof SVGElement && p.tagName !== "svg") continue;
          const s = getComputedStyle(p);
          if (s.overflowX !== "visible" || s.overflowY !== "visible") cut(p.getBoundingClientRect());
        }
        return r.right - r.left >= 1 && r.bottom - r.top >= 3 ? r : null;
      };
      const texts = [];
      const add = (text, size, box, e) => {
        const r = visible(box, e);
        if (r) texts.push({ text: text.trim().slice(0, 40), size, r, e });
      };
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let n; n = walk.nextNode();) {
        const e = n.parentElement, range = document.createRange();
        if (!n.data.trim() || e.closest("svg, script, style, dialog") || !e.checkVisibility()) continue;
        range.selectNodeContents(n);
        const size = parseFloat(getComputedStyle(e).fontSize);
        for (const b of range.getClientRects()) {
          const pad = Math.max(0, (b.height - size) / 2);
          add(n.data, size, { left: b.left + .5, right: b.right - .5, top: b.top + pad, bottom: b.bottom - pad }, e);
        }
      }
      for (const e of document.querySelectorAll("svg text")) {
        const b = e.getBoundingClientRect(), m = e.getScreenCTM();
        if (!e.checkVisibility() || !b.width) continue;
        const size = e.getAttribute("font-size") * Math.hypot(m.a, m.b), middle = (b.top + b.bottom) / 2;
        add(e.textContent, size, { left: b.left + .5, right: b.right - .5, top: middle - size * .35,
          bottom: middle + size * .35 }, e);
      }
      const overlaps = [], weak = [];
      texts.forEach((a, i) => {
        for (const b of texts.slice(i + 1))
          // Lines of one element, and a line that ends in an ellipsis, are no overlap.
          if (a.e !== b.e && a.r.left < b.r.right && b.r.left < a.r.right && a.r.top < b.r.bottom && b.r.top < a.r.bottom)
            overlaps.push(a.text + " | " + b.text);
        if (a.e instanceof SVGElement) return;
        const g = ground(a.e), [x, y] = [light(over(color(getComputedStyle(a.e).color), g)), light(g)];
        if ((Math.max(x, y) + .05) / (Math.min(x, y) + .05) < 4.5) weak.push(a.text);
      });
      const sizes = texts.map(t => t.size).sort((a, b) => a - b), problem = document.querySelector("#problems button");
      return { median: sizes[sizes.length >> 1], overlaps, weak, width: document.documentElement.scrollWidth,
        problem: problem && Math.round(problem.getBoundingClientRect().bottom) };
    })()
    """#
}
