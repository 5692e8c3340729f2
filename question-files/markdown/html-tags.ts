/** A piece of an HTML text: a tag by its name, or words. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close'; name: string; attributes: string; source: string }

const known = new Set(
  'b strong i em u sup sub br p div span li ul ol table tr td th thead tbody tfoot caption h1 h2 h3 h4 h5 h6 img a code pre hr font blockquote script style center small big s del ins'.split(
    ' ',
  ),
)

/** Whether a text holds a tag or a reference that only HTML means. */
export function looksLikeHtml(text: string): boolean {
  for (const [, name = ''] of text.matchAll(/<\/?([a-z][a-z0-9]{0,10})[\s/>]/gi))
    if (known.has(name.toLowerCase())) return true
  return /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|nbsp);/i.test(text)
}

/** Tags and words in their order. What only looks like a tag (`x <y and z> 3`) is words; a `>` in a value ends the tag. */
export function readTags(html: string): Piece[] {
  const pieces: Piece[] = []
  let plain = 0
  let close = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', Math.max(plain, at + 1))) {
    if (close !== -1 && close <= at) close = html.indexOf('>', at)
    if (close === -1) break
    const piece = tagOf(html.slice(at, Math.min(close + 1, at + longestTag)))
    if (!piece) continue
    if (at > plain) pieces.push({ kind: 'text', text: html.slice(plain, at) })
    pieces.push(piece)
    plain = close + 1
  }
  if (plain < html.length) pieces.push({ kind: 'text', text: html.slice(plain) })
  return pieces
}

/** A picture may be written into its tag. */
const longestTag = 1_000_000

function tagOf(source: string): Piece | null {
  const [, slash = '', word = ''] = /^<(\/?)([a-z][a-z0-9]{0,10})(?=[\s/>])/i.exec(source.slice(0, 16)) ?? []
  const name = word.toLowerCase()
  if (!known.has(name) || !source.endsWith('>')) return null
  const attributes = source.slice(1 + slash.length + word.length, -1)
  return { kind: slash === '' ? 'open' : 'close', name, attributes, source }
}

/** The value of an attribute, '' where there is none. */
export function attributeOf(attributes: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s{0,9}=\\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
}
