/// The parts of a page that are the same on all: controls, hidden until the script shows them, and
/// the table of keys.
enum PageParts {
  static let header: StaticString = """
    <div id="steps" role="group" aria-label="Steps" class="segments" hidden=""></div>
    <div id="search" hidden=""><label for="query">Search</label>
    <input id="query" type="search" placeholder="name, #id, text, key" autocomplete="off" \
    spellcheck="false"/><output id="hits" for="query"></output>
    <button id="help" type="button" aria-label="Keys">?</button></div>

    """

  static let tools: StaticString = """
    <div id="tools" role="toolbar" aria-label="Picture" hidden="">
    <span class="segments"><button id="screen" type="button">Screen</button>\
    <button id="layout" type="button">Layout</button>\
    <button id="order" type="button">Order</button>\
    <button id="devices" type="button" hidden="">Devices</button>\
    <button id="widths" type="button" hidden="">Widths</button></span>
    <button id="crop" type="button">Whole window</button>
    <label id="changing"><input id="changes" type="checkbox"/> \
    <span>changes since the previous step</span></label>
    <span class="segments"><button id="smaller" type="button" aria-label="Smaller">−</button>\
    <button id="fit" type="button">Fit</button>\
    <button id="larger" type="button" aria-label="Larger">+</button></span>
    <span id="stale"></span>
    </div>

    """

  static let widths: StaticString = """
    <div class="slide"><input id="width" type="range" min="0" aria-label="Width" hidden=""/>
    <output id="wide" for="width"></output>
    <div id="ticks"></div></div>

    """

  static let player: StaticString = """
    <div id="player" role="group" aria-label="Closures in execution order" hidden="">
    <span class="segments"><button id="first" type="button" aria-label="Before the first closure">|◀</button>\
    <button id="back" type="button" aria-label="Previous closure">◀</button>\
    <button id="play" type="button" aria-label="Play">▶</button>\
    <button id="on" type="button" aria-label="Next closure">▶|</button></span>
    <input id="place" type="range" min="0" aria-label="Closures that have run"/>
    <output id="now" for="place" aria-live="polite"></output>
    <div id="strip"></div>
    </div>

    """

  static let inspector: StaticString = """
    <aside id="inspector" aria-label="View" tabindex="0" hidden=""></aside>

    """

  static let keys: StaticString = """
    <dialog id="keys" aria-labelledby="keys-title">
    <h2 id="keys-title">Keys</h2>
    <table>
    <tr><th scope="row">↑ ↓ ← → Home End</th><td>move through the view tree</td></tr>
    <tr><th scope="row">. ,</th><td>next closure, previous closure</td></tr>
    <tr><th scope="row">Space</th><td>play or pause</td></tr>
    <tr><th scope="row">[ ]</th><td>previous step, next step</td></tr>
    <tr><th scope="row">/</th><td>search by name, #id, text or key; Enter: next, \
    Shift-Enter: previous, Esc: close</td></tr>
    <tr><th scope="row">S L O D W</th><td>screen, layout, order, devices, widths</td></tr>
    <tr><th scope="row">C</th><td>changes since the previous step</td></tr>
    <tr><th scope="row">P</th><td>select the enclosing view</td></tr>
    <tr><th scope="row">Alt-click</th><td>select the view under the selected view</td></tr>
    <tr><th scope="row">?</th><td>show these keys</td></tr>
    </table>
    <button id="close" type="button">Close</button>
    </dialog>

    """
}
