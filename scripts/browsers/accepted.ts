/**
 * What the built files may use although a browser of the list lacks it, and why that is right. `names` begins the name of
 * the compatibility data; `as` is how it stands in the file, for a word that means something else there or is asked for first.
 */
export type Accepted = { names: string; as?: RegExp; because: string }

const asksFirst = 'The library asks whether it is there and does without it.'
const another = 'Another thing of that name, which the library brings along.'
const ourMoves = 'What candidates do; whoever makes such a stack is found by its name.'
const ourReaders = 'What the readers of files of questions call their own.'
const asksForFullScreen = 'It asks whether it is there, then for the older name, and does without either.'
const onlyNicer = 'Without it the page looks a little plainer, and nothing moves or is hidden.'

export const accepted: readonly Accepted[] = [
  { names: 'css.properties.text-wrap', because: onlyNicer },
  { names: 'css.properties.text-box-', because: onlyNicer },
  {
    names: 'css.properties.overscroll-behavior',
    because: 'Without it the page behind scrolls on at the end of a box.',
  },
  { names: 'css.properties.font-family.ui-monospace', because: 'The next font of the list is taken.' },
  { names: 'css.properties.contain.inline-size', because: '@supports says the same with a grid, in the same file.' },
  { names: 'css.properties.scrollbar-width', because: 'A strip that can be moved then shows its bar.' },
  { names: 'css.properties.content-visibility', because: 'Lines out of sight are then laid out, too.' },
  { names: 'css.properties.contain-intrinsic-', because: 'It says something only beside content-visibility.' },
  { names: 'css.properties.break-after', because: 'A heading may then be the last line of a printed page.' },
  { names: 'css.at-rules.page', because: 'Paper then has the margins of the printer.' },
  {
    names: 'css.selectors.has',
    as: /\.m_[\da-f]{8}[^{}]*:has\(/,
    because: 'Rules of Mantine for controls we do not have, and a cursor.',
  },
  { names: 'api.Clipboard.read', as: /\.read\([a-z]?\)/, because: another },
  { names: 'api.Clipboard.read', as: /\.(?:text|archive)\.read\(/, because: ourReaders },
  { names: 'api.Document.startViewTransition', because: asksFirst },
  { names: 'api.DecompressionStream', because: 'It asks first, and unpacks by itself where it is not there.' },
  { names: 'api.Document.exitFullscreen', as: /typeof [\w$]+\.exitFullscreen==`function`/, because: asksForFullScreen },
  {
    names: 'api.Element.requestFullscreen',
    as: /typeof [\w$]+\.requestFullscreen==`function`/,
    because: asksForFullScreen,
  },
  { names: 'api.EventTarget.when', as: /_zod\.def\.when\(/, because: another },
  { names: 'api.HTMLGeolocationElement.watch', as: /\.watch\(\)[,}]/, because: another },
  {
    names: 'api.Navigator.connection',
    as: /navigator\.connection&&|navigator\.connection\.downlink/,
    because: asksFirst,
  },
  { names: 'api.URL.canParse_static', as: /URL\.canParse==`function`\?URL\.canParse/, because: asksFirst },
  {
    names: 'api.Window.navigation',
    as: /navigation\.(?:transition|currentEntry|navigate|addEvent|removeEvent)/,
    because: asksFirst,
  },
  { names: 'api.Window.setImmediate', as: /typeof setImmediate<`u`\?setImmediate/, because: asksFirst },
  { names: 'javascript.builtins.Array.with', as: /\.context\.with\(/, because: another },
  { names: 'javascript.builtins.AsyncDisposableStack.move', because: ourMoves },
  { names: 'javascript.builtins.AsyncDisposableStack.use', as: /\b[\w$]+\.H\.use\(|\.use\)?\(/, because: another },
  {
    names: 'javascript.builtins.Error.captureStackTrace',
    as: /in Error\?Error\.captureStackTrace|Error\.captureStackTrace&&Error\.captureStackTrace/,
    because: asksFirst,
  },
  { names: 'javascript.builtins.Iterator.take', as: /\b\w\.take\((?:[`)]|\w,)/, because: ourReaders },
  { names: 'javascript.builtins.Iterator.toArray', as: /\.Children\.toArray\(/, because: another },
  { names: 'javascript.builtins.Symbol.asyncDispose', as: /Symbol\.asyncDispose\?\?/, because: asksFirst },
  {
    names: 'javascript.operators.import_meta.resolve',
    as: /import\.meta\.resolve\?|URL\(import\.meta\.resolve/,
    because: asksFirst,
  },
  // The formula editor.
  { names: 'api.Navigator.userAgentData', as: /userAgentData\?\./, because: asksFirst },
  { names: 'api.Document.adoptedStyleSheets', because: asksFirst },
  { names: 'api.TouchEvent', as: /typeof TouchEvent<`u`/, because: asksFirst },
  { names: 'api.Navigator.vibrate', as: /keypressVibration&&/, because: asksFirst },
  { names: 'api.Clipboard.readText', as: /queryCommandSupported\(`paste`\)/, because: asksFirst },
  { names: 'api.HTMLElement.showPopover', as: /\.popover=/, because: asksFirst },
  { names: 'api.HTMLElement.hidePopover', as: /\.popover&&/, because: asksFirst },
  { names: 'api.HTMLElement.attachInternals', because: asksFirst },
  { names: 'api.ElementInternals', as: /`ElementInternals`in window/, because: asksFirst },
  { names: 'javascript.builtins.DisposableStack.dispose', as: /\.dispose\(\)/, because: another },
]
