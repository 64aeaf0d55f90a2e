/// The style of a page. The dark theme changes all colors except the window's own, which have
/// another syntax than the inks of a picture.
enum PageStyle {
  /// The style as embedded in the page.
  static let text =
    source + SVGWriter.fonts.description
    + "@media screen and (prefers-color-scheme:dark){\(Palette.darkening)}"

  private static let source = CompactText.style(
    #"""
    :root{color-scheme:light dark;--paper:#fff;--card:#f6f7f9;--text:#1d2433;--faint:#5b6475;--line:#c8cdd6;
    --red:#c2261b;--blue:#2459b3;--soft:#dce7fb;--orange:#97450a;--purple:#6a3fa0;--room:#eceef3}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--text);font:14px/1.45 Inter,system-ui,-apple-system,"Segoe UI",
    Helvetica,Arial,sans-serif}
    h1,h2,h3{line-height:1.3;margin:0}
    h1{font-size:17px;overflow-wrap:anywhere}
    h2{font-size:14px}
    h3{font-size:11px;letter-spacing:.06em;text-transform:uppercase;color:var(--faint);margin:16px 0 6px}
    p{margin:2px 0}
    header{display:flex;flex-wrap:wrap;align-items:center;gap:6px 14px;padding:8px 14px;
    border-bottom:1px solid var(--line)}
    #status{color:var(--faint)}
    #problems{width:100%;order:1;display:flex;flex-wrap:wrap;gap:4px 8px;color:var(--faint)}
    #problems button{border-color:var(--red);color:var(--red);font-weight:600}
    .wrong{color:var(--red);font-size:12px;font-weight:600}
    #source{max-height:30vh;overflow:auto;border:1px solid var(--line);border-radius:6px;background:var(--card);
    padding:6px 0;white-space:pre;overflow-wrap:normal}
    #source div{padding:0 8px;min-width:max-content}
    #source .at{background:var(--soft)}
    #source span{color:var(--faint);display:inline-block;min-width:2.6em}
    #search{margin-left:auto;display:flex;align-items:center;gap:6px}
    #hits{min-width:3.5em;color:var(--faint)}
    button,input[type=search]{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);
    border-radius:6px;padding:3px 10px}
    button:hover{background:var(--card)}
    button[aria-pressed=true]{background:var(--soft);border-color:var(--blue);color:var(--blue)}
    .segments{display:inline-flex;flex-wrap:wrap}
    .segments button{border-radius:0;margin-left:-1px}
    .segments button:first-child{border-radius:6px 0 0 6px;margin-left:0}
    .segments button:last-child{border-radius:0 6px 6px 0}
    :focus-visible{outline:2px solid var(--blue);outline-offset:1px}
    #query{width:13.5em}
    [hidden]{display:none!important}
    #views h2,#trace h2,#differences h2{padding:8px 14px 4px}
    #views ul,#rows ul{margin:0;padding-left:18px;list-style:none}
    #tree,#rows{padding:0 14px 10px}
    #differences ul{margin:0 0 8px}
    figure{margin:14px}
    figure svg{display:block;max-width:100%;height:auto;border-radius:8px}
    figcaption{color:var(--faint);padding-bottom:4px}
    footer{color:var(--faint);padding:6px 14px;border-top:1px solid var(--line)}
    .disc{display:inline-block;min-width:20px;height:20px;margin-left:4px;padding:0 5px;border:1.5px solid var(--red);
    border-radius:10px;background:var(--paper);color:var(--red);font-size:11px;font-weight:600;line-height:17px;
    text-align:center}
    .disc.ran{background:var(--red);color:var(--paper)}
    .disc.todo{border-style:dashed}
    .disc.here{box-shadow:0 0 0 2px var(--paper),0 0 0 4px var(--text)}
    .role,.changed{color:var(--orange)}
    .role{font-size:12px}
    .id{color:var(--purple)}
    .said,.path,.what,.more,.rule{color:var(--faint)}
    .path{font-size:12px;overflow-wrap:anywhere}
    .changed{font-size:12px}
    .chips{display:inline-flex;flex-wrap:wrap;gap:3px;vertical-align:top}
    code,pre{font:12px/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    code{border:1px solid var(--line);border-radius:4px;background:var(--card);padding:0 5px;overflow-wrap:anywhere}
    code.added{border-color:var(--red);color:var(--red);background:var(--paper)}
    pre{margin:2px 0;white-space:pre-wrap;overflow-wrap:anywhere}
    .link{border:0;padding:0;background:none;color:var(--blue);text-align:left;overflow-wrap:anywhere}
    .link:hover{text-decoration:underline;background:none}
    .entry{display:flex;align-items:baseline;gap:2px 8px;padding:2px 4px;border-radius:5px}
    .entry .chips{min-width:0}
    .entry .disc{flex:none;margin:0}
    .entry.here{background:var(--soft)}
    .entry .what,.entry .name,.entry .changed{flex:none}
    .entry .name{font-weight:600;color:var(--text)}
    .skip .disc{border-color:var(--line);color:var(--faint)}
    .skip .link{color:var(--text)}
    .nest{border:1px solid var(--line);border-radius:6px;padding:4px 6px 6px;text-align:center;font-size:12px;
    background:var(--paper)}
    .nest .nest{margin-top:4px}
    .node{border-left:2px solid var(--line);padding-left:8px;margin:0 0 10px}
    .space{font-size:12px;padding-left:10px}
    .closure{margin:4px 0}
    .closure .chips{display:flex;margin:3px 0 0 26px}
    .changes{list-style:none;padding:0;margin:4px 0 14px;overflow-wrap:anywhere}
    .changes li{margin:3px 0}
    summary{cursor:pointer;color:var(--faint);margin:4px 0;overflow-wrap:anywhere}
    table{border-collapse:collapse;font-size:13px}
    th{font-weight:400;color:var(--faint);text-align:left}
    #inspector td,#inspector th[scope=col]{text-align:right;padding-left:8px;font-size:12px;font-variant-numeric:tabular-nums}
    #inspector td:first-child{padding-left:0}
    dialog{border:1px solid var(--line);border-radius:10px;background:var(--paper);color:var(--text);max-width:92vw}
    dialog table{margin:10px 0}
    dialog th{color:var(--text);font-weight:600;padding:3px 18px 3px 0;vertical-align:top}
    .tip{position:fixed;z-index:9;pointer-events:none;background:var(--text);color:var(--paper);border-radius:5px;
    padding:3px 8px;font-size:12px;white-space:pre;max-width:90vw;overflow:hidden}
    rect.chosen{fill:none;stroke:#2459b3;stroke-width:2.5;vector-effect:non-scaling-stroke;pointer-events:none;rx:2px}
    rect.problem{fill:#c2261b14;stroke:#c2261b;stroke-width:2.5;vector-effect:non-scaling-stroke;pointer-events:none;rx:3px}
    path.dim{fill:#fff;fill-opacity:.55;fill-rule:evenodd;pointer-events:none}
    rect.inner{stroke-dasharray:3 3;stroke-width:1.5}
    rect.before,rect.after{fill:none;stroke:#2458b3;stroke-width:1.8;stroke-dasharray:5 4;pointer-events:none;
    vector-effect:non-scaling-stroke}
    rect.after{stroke:#b45309;stroke-dasharray:none;fill:#b4530914}
    .todo{opacity:.13}
    button.todo,span.todo{opacity:1}
    .js #tree{position:relative;overflow:auto;padding:0}
    .js #tree .space{position:relative;padding:0;font-size:inherit}
    .row{position:absolute;left:0;right:0;height:23px;line-height:23px;white-space:pre;overflow:hidden;
    text-overflow:ellipsis;cursor:default;border-left:3px solid transparent}
    .row:hover{background:var(--card)}
    .row.chosen{background:var(--soft);border-color:var(--blue)}
    .row .disc{height:17px;line-height:14px;min-width:17px}
    .fold{display:inline-block;width:14px;color:var(--faint);font-size:11px}
    .js #pictures{overflow:auto;background:var(--room);cursor:default}
    .js figure svg{max-width:none;height:auto}
    .js figcaption,.js #views h2{display:none}
    .legend{margin:0 14px 12px;width:max-content}
    .legend svg{max-width:100%;height:auto}
    .screens{padding:12px}
    .cells{display:flex;flex-wrap:wrap;gap:14px;margin-bottom:16px;align-items:flex-end}
    .cell{max-width:100%}
    .cell p{max-width:40em}
    .cell .name{font-weight:600}
    .cell .found{color:var(--faint);font-size:12px}
    .cell .change{font-size:12px;overflow-wrap:anywhere}
    .cell.bad .found{color:var(--red);font-weight:600}
    .cell svg{border:1px solid var(--line);border-radius:8px;max-width:100%;height:auto;display:block;margin-top:4px;
    box-sizing:content-box}
    .cell.bad svg{border:2px solid var(--red)}
    .js .cells .cell{width:min-content;cursor:pointer}
    .js .cells svg{width:auto;height:max(300px,56vh);max-width:none}
    .js .cells .cell.large{width:auto}
    .js .cells .large svg{width:auto;height:auto;max-width:100%}
    .slide{position:relative;display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;max-width:640px;padding-bottom:30px}
    #width{flex:1;min-width:180px;accent-color:var(--blue);margin:0}
    #ticks{position:absolute;left:8px;right:8px;bottom:0;height:26px}
    #ticks button{position:absolute;transform:translateX(-50%);padding:0 4px;font-size:11px;top:6px}
    #ticks .bare{padding:0;width:5px;height:10px;top:0;border-radius:2px;background:var(--faint)}
    #wide{flex:none;min-width:7em}
    .js figure{margin:12px;width:max-content}
    #tools,#player{display:flex;flex-wrap:wrap;align-items:center;gap:6px 16px;padding:7px 14px;
    border-bottom:1px solid var(--line)}
    #player{border:0;border-top:1px solid var(--line)}
    #stale{color:var(--orange)}
    #place{flex:1;min-width:120px;accent-color:var(--red)}
    #now{min-width:16em;color:var(--faint)}
    #strip{display:flex;flex-wrap:wrap;gap:4px;width:100%}
    #strip .disc{margin:0;cursor:pointer}
    .js #inspector{padding:12px 14px;overflow:hidden auto}
    .js #trace{overflow:auto;border-top:1px solid var(--line);position:relative}
    @media screen{
    .js figure:not(.on),.js .screens:not(.on),.js .legend:not(.on),.js [data-from]:not(.on){display:none}
    .open .cell:not(.large){display:none}
    .both #pictures{display:grid;align-content:start}
    .both figure{grid-area:1/1}
    .both figure.on:not(.old){opacity:.6}
    .both .old svg>text,.both .old svg>g>text,.both .old svg>g>[data-e]{display:none}
    .js #differences{display:none}
    .quiet #trace,.quiet #player{display:none!important}
    }
    @media screen and (min-width:901px){
    .js,.js body{height:100%}
    .js body{display:flex;flex-direction:column;overflow:hidden}
    .js main{flex:1;min-height:0;display:grid;grid-template:minmax(0,1fr) minmax(90px,24vh)/minmax(200px,19vw) minmax(0,1fr) minmax(280px,26vw)}
    .js #views{grid-area:1/1;min-height:0;display:flex;flex-direction:column;border-right:1px solid var(--line)}
    .js #tree{flex:1}
    .js #stage{grid-area:1/2;min-height:0;display:flex;flex-direction:column}
    .js #pictures{flex:1;min-height:0}
    .js #inspector{grid-area:1/3;border-left:1px solid var(--line)}
    .js #trace{grid-area:2/1/3/-1}
    .quiet main{grid-template:minmax(0,1fr)/minmax(200px,19vw) minmax(0,1fr) minmax(280px,26vw)}
    #strip{max-height:60px;padding:4px;overflow:hidden}
    }
    @media screen and (max-width:900px){
    .js main{display:flex;flex-direction:column}
    .js #stage{min-width:0}
    .js #pictures{max-height:70vh}
    .js #tree{max-height:38vh;border-top:1px solid var(--line)}
    .js #trace{max-height:50vh}
    #search{margin:0}
    .entry{margin-left:0!important;flex-wrap:wrap}
    #rows{overflow-wrap:anywhere}
    }
    @media (prefers-color-scheme:dark){
    :root{--paper:#14171d;--card:#1e232c;--text:#e8eaf0;--faint:#a3acbd;--line:#454d5c;--red:#ff7a6e;--blue:#86b1ff;
    --soft:#1f3358;--orange:#ffb35c;--purple:#c7a3f2;--room:#0c0e12}
    rect.chosen,rect.before{stroke:#86b1ff}
    rect.after{stroke:#ffb35c}
    }
    @media print{
    :root{color-scheme:light}
    #tools,#player,#search,#help,#inspector,#views,.tip,dialog,.js .screens,.js .legend{display:none!important}
    .js figure:not(.now){display:none}
    .js figcaption{display:block}
    .js figure{width:auto;break-inside:avoid}
    .js figure svg{width:auto!important;height:auto!important;max-width:100%;max-height:88vh}
    rect.chosen{display:none}
    .todo{opacity:1}
    #steps button:not([aria-pressed=true]){display:none}
    .entry{break-inside:avoid}
    }
    """#)
}
