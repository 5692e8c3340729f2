export type Attributes = ReadonlyMap<string, string>

/** What is told of an XML text as it is read: names without their prefix; `r:id` is `id`. */
export type XmlHandler = {
  open: (name: string, attributes: Attributes) => void
  close: (name: string) => void
  text: (text: string) => void
}

const maxDepth = 200
const maxNodes = 2_000_000
const noAttributes: Attributes = new Map()

/**
 * Reads an XML text from its beginning to its end, once. Whatever could grow (a document type and its entities) is refused, so is what
 * is nested or cut up beyond any real file. False where the text was given up; what was told before stands.
 */
export function readXml(xml: string, { open, close, text }: XmlHandler): boolean {
  let at = 0
  let depth = 0
  let nodes = 0
  while (at < xml.length) {
    const next = xml.indexOf('<', at)
    if (next !== at) text(decoded(xml.slice(at, next === -1 ? undefined : next)))
    if (next === -1) return depth === 0
    nodes += 1
    const skipped = skipOf(xml, next, text)
    if (skipped === -1 || nodes > maxNodes || depth > maxDepth) return false
    if (skipped > 0) {
      at = skipped
      continue
    }
    const end = endOfTag(xml, next)
    if (end === -1) return false
    const inside = xml.slice(next + 1, end)
    at = end + 1
    if (inside.startsWith('/')) {
      depth -= 1
      close(nameOf(inside.slice(1)))
    } else {
      const isEmpty = inside.endsWith('/')
      const name = nameOf(inside)
      open(name, inside.includes('=') ? attributesOf(inside) : noAttributes)
      if (isEmpty) close(name)
      else depth += 1
    }
  }
  return depth === 0
}

/** Where what is no element ends: a comment, an instruction, a CDATA section. 0 for an element, -1 for what is refused. */
function skipOf(xml: string, at: number, text: (text: string) => void): number {
  if (xml.startsWith('<?', at)) return after(xml, '?>', at)
  if (!xml.startsWith('<!', at)) return 0
  if (xml.startsWith('<!--', at)) return after(xml, '-->', at + 4)
  if (!xml.startsWith('<![CDATA[', at)) return -1
  const end = xml.indexOf(']]>', at)
  if (end !== -1) text(xml.slice(at + 9, end))
  return end === -1 ? -1 : end + 3
}

function after(xml: string, sign: string, at: number): number {
  const found = xml.indexOf(sign, at)
  return found === -1 ? -1 : found + sign.length
}

/** The `>` that ends a tag: one inside a quoted value does not. */
function endOfTag(xml: string, start: number): number {
  let quote = ''
  for (let at = start; at < xml.length; at += 1) {
    const char = xml.charAt(at)
    if (quote !== '') quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '>') return at
  }
  return -1
}

function nameOf(inside: string): string {
  return withoutPrefix(/^[^\s/]*/.exec(inside)?.[0] ?? '')
}

function attributesOf(inside: string): Attributes {
  const found = [...inside.matchAll(/([^\s=/"'<>]{1,200})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g)]
  return new Map(found.map(([, name = '', double, single]) => [withoutPrefix(name), decoded(double ?? single ?? '')]))
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const signs: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi, (whole, figure, hex, name) => {
    if (name !== undefined) return signs[name.toLowerCase()] ?? whole
    const code = figure === undefined ? Number.parseInt(hex, 16) : Number(figure)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
