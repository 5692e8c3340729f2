import { decodeEntities } from './html-entities.ts'
import { attributeOf, type Piece, readTags } from './html-tags.ts'
import { marked, raisedText } from './marks.ts'
import { tableOf } from './pipe-table.ts'
import { markdownOfPlain } from './plain-text.ts'

/** An HTML text as Markdown, and what of it no text can hold: scripts, styles, addresses of links. */
export type FromHtml = { text: string; dropped: string[] }

type Open = { name: string; attributes: string; text: string; rows: string[][] }

/** Deeper nested marks say nothing more. */
const deepest = 40

/** `keepsLines`: a line's end in the text is one, as where tags are only strewn in. */
export function markdownOfHtml(html: string, keepsLines: boolean): FromHtml {
  const stack: Open[] = [{ name: '', attributes: '', text: '', rows: [] }]
  const dropped: string[] = []
  const top = () => stack[stack.length - 1] as Open
  const closeTop = () => {
    const done = stack.pop() as Open
    top().text += written(done, top(), dropped)
  }
  for (const piece of readTags(html)) {
    if (piece.kind === 'text') top().text += wordsOf(piece.text, keepsLines, top().name)
    else if (piece.kind === 'close') {
      const depth = stack.map(({ name }) => name).lastIndexOf(piece.name)
      if (depth > 0) while (stack.length > depth) closeTop()
    } else openTag(piece, { stack, top, closeTop })
  }
  while (stack.length > 1) closeTop()
  return { text: tidyLines(top().text), dropped }
}

type Opening = { stack: Open[]; top: () => Open; closeTop: () => void }

function openTag({ name, attributes }: Exclude<Piece, { kind: 'text' }>, { stack, top, closeTop }: Opening): void {
  if (name === 'br') top().text += '\n'
  else if (name === 'hr') top().text += '\n\n'
  else if (name === 'img') top().text += pictureOf(attributes)
  else {
    // Nobody closes these where the next one begins.
    while (ends[name]?.includes(top().name)) closeTop()
    if (stack.length <= deepest) stack.push({ name, attributes, text: '', rows: [] })
  }
}

/** What a tag ends that nobody closed. */
const ends: Record<string, string[]> = {
  p: ['p'],
  li: ['p', 'li'],
  td: ['p', 'td', 'th'],
  th: ['p', 'td', 'th'],
  tr: ['p', 'td', 'th', 'tr'],
}

function wordsOf(text: string, keepsLines: boolean, inside: string): string {
  const decoded = decodeEntities(keepsLines || inside === 'pre' ? text : text.replaceAll(/[ \t\n]+/g, ' '))
  return inside === 'script' || inside === 'style' ? decoded : markdownOfPlain(decoded.replaceAll('\u00A0', ' '))
}

/** What an element comes to once it ends. */
function written({ name, attributes, text, rows }: Open, parent: Open, dropped: string[]): string {
  if (name === 'b' || name === 'strong') return marked(text, '**')
  if (name === 'i' || name === 'em') return marked(text, '*')
  if (name === 'u' || name === 'ins') return marked(text, '__')
  if (name === 'sup') return raisedText(text, 'superscript')
  if (name === 'sub') return raisedText(text, 'subscript')
  if (name === 'code') return `\`${text}\``
  if (/^h[1-6]$/.test(name)) return `\n\n${marked(text.trim(), '**')}\n\n`
  if (name === 'li') return `\n${parent.name === 'ol' ? '1.' : '-'} ${text.trim().replaceAll(/\n+/g, '\n')}`
  if (/^(?:p|div|ul|ol|pre|blockquote|center|caption)$/.test(name)) return `\n\n${text}\n\n`
  if (name === 'td' || name === 'th') {
    if (!isTablePart(parent.name)) return ` ${text} `
    rowsOf(parent).push(text)
    return ''
  }
  if (name === 'script' || name === 'style') {
    dropped.push(text)
    return ''
  }
  if (name === 'a') dropAddress(attributes, text, dropped)
  if (name === 'table' || !isTablePart(parent.name)) return rows.length === 0 ? text : `${text}\n\n${tableOf(rows)}\n\n`
  if (isTablePart(name)) for (const row of rows) parent.rows.push(row)
  return text
}

function isTablePart(name: string): boolean {
  return /^(?:table|thead|tbody|tfoot|tr)$/.test(name)
}

/** The row that cells of this element go into. */
function rowsOf(parent: Open): string[] {
  if (parent.name !== 'tr' || parent.rows.length === 0) parent.rows.push([])
  return parent.rows[parent.rows.length - 1] as string[]
}

function dropAddress(attributes: string, text: string, dropped: string[]): void {
  const address = attributeOf(attributes, 'href')
  if (address !== '' && address !== text.trim()) dropped.push(address)
}

/** A picture by a name its file could have here; whether the file holds it is asked later. */
function pictureOf(attributes: string): string {
  const source = attributeOf(attributes, 'src')
  const name = (source.startsWith('data:') ? 'inside' : (source.split(/[/\\]/).at(-1) ?? '')).replaceAll(
    /[^\w-]+/g,
    '-',
  )
  const said = decodeEntities(attributeOf(attributes, 'alt')).replaceAll(/[\][\n]/g, ' ')
  return `![${said}](file:${name.slice(0, 64) || 'picture'})`
}

function tidyLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
