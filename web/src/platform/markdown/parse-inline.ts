import { type PictureMark, pictureAt } from '@sabimark/domain/words/picture/picture-mark.ts'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'code'; text: string }
  | { kind: 'maths'; tex: string }
  | ({ kind: 'picture' } & PictureMark)
  | { kind: 'bold' | 'italic' | 'underline'; children: Inline[] }

type Found = { part: Inline; end: number }
type Mark = '`' | '$$' | '$' | '**' | '__' | '*' | '_'

/** Tried in this order at every place, so that a double mark is not read as two single ones. */
const marks: readonly Mark[] = ['`', '$$', '$', '**', '__', '*', '_']
/** Up to where no end of a mark was found: nobody looks there again, or 10,000 marks take half a second. */
type NoEnds = Map<Mark, number>
/** How far a mark looks for its end, in characters: a page of marks that never close must not be read square. */
const longestMarked = 1_000
const mayBeEscaped = /[!-/:-@[-`{-~]/
const isSpace = (char: string) => char === '' || /\s/.test(char)
const isWord = (char: string) => /[\p{L}\p{N}_]/u.test(char)

/**
 * The inside of one block: bold, italic, underline (`__so__`), code, maths, pictures and line breaks. Sums, prices and blanks of school questions
 * survive as plain text (`2 * 3 * 4`, `$5 and $10`, `____`), because a mark must touch its words.
 */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  const noEnds: NoEnds = new Map()
  let plain = ''
  const push = (part: Inline) => {
    if (plain !== '') parts.push({ kind: 'text', text: plain })
    plain = ''
    parts.push(part)
  }
  let at = 0
  while (at < text.length) {
    const char = text.charAt(at)
    const next = text.charAt(at + 1)
    const found = readMarked(text, at, noEnds)
    if (char === '\\' && mayBeEscaped.test(next)) {
      plain += next
      at += 2
    } else if (char === '\n') {
      push({ kind: 'break' })
      at += 1
    } else if (found) {
      push(found.part)
      at = found.end
    } else {
      // A run of one mark that opens nothing is skipped whole: ____ is a blank to fill, not four tries.
      const run = '*_$`'.includes(char) ? runLength(text, at) : 1
      plain += text.slice(at, at + run)
      at += run
    }
  }
  if (plain !== '') parts.push({ kind: 'text', text: plain })
  return parts
}

function readMarked(text: string, at: number, noEnds: NoEnds): Found | null {
  const pictured = text.charAt(at) === '!' ? pictureAt(text, at) : null
  if (pictured) return { part: { kind: 'picture', ...pictured.picture }, end: pictured.end }
  for (const mark of marks) {
    if (!text.startsWith(mark, at)) continue
    const start = at + mark.length
    const close = mayOpen(text, at, mark) ? findClose(text, start, mark, noEnds) : -1
    if (close > start) return { part: makePart(mark, text.slice(start, close)), end: close + mark.length }
  }
  return null
}

function mayOpen(text: string, at: number, mark: Mark): boolean {
  if (mark === '`') return true
  if (isSpace(text.charAt(at + mark.length))) return false
  if (mark !== '_' && mark !== '__') return true
  // ____ and ___ are blanks to fill.
  return !isWord(text.charAt(at - 1)) && text.charAt(at + mark.length) !== '_'
}

/** Where the mark that ends this one stands, on the same line; -1 for none. */
function findClose(text: string, start: number, mark: Mark, noEnds: NoEnds): number {
  const last = Math.min(text.length, start + longestMarked)
  let at = Math.max(start, noEnds.get(mark) ?? 0)
  for (; at < last; at += 1) {
    const char = text.charAt(at)
    if (char === '\n') break
    if (char === '\\' && mark !== '`') at += 1
    else if (text.startsWith(mark, at) && mayClose(text, at, mark)) return at
    else if (mark === '*' && text.startsWith('**', at)) at += 1
  }
  noEnds.set(mark, Math.max(at, start))
  return -1
}

function mayClose(text: string, at: number, mark: Mark): boolean {
  if (mark === '`' || mark === '$$') return true
  const after = text.charAt(at + mark.length)
  if (isSpace(text.charAt(at - 1))) return false
  if (mark === '$') return !/\d/.test(after)
  if (mark === '_' || mark === '__') return text.charAt(at - 1) !== '_' && !isWord(after)
  if (mark === '**') return after !== '*'
  return after !== '*' || text.startsWith('***', at)
}

function makePart(mark: Mark, inner: string): Inline {
  if (mark === '`') return { kind: 'code', text: inner }
  if (mark === '$' || mark === '$$') return { kind: 'maths', tex: inner }
  return { kind: wrappings[mark], children: parseInline(inner) }
}

const wrappings = { '**': 'bold', __: 'underline', '*': 'italic', _: 'italic' } as const

/** Where maths that begins at `at` ends, behind its sign, and how wide the sign is; null where none begins. */
export function endOfMaths(text: string, at: number): { end: number; width: number } | null {
  for (const mark of ['$$', '$'] as const) {
    if (!text.startsWith(mark, at) || !mayOpen(text, at, mark)) continue
    const close = findClose(text, at + mark.length, mark, new Map())
    if (close > at + mark.length) return { end: close + mark.length, width: mark.length }
  }
  return null
}

function runLength(text: string, at: number): number {
  let end = at + 1
  while (text.charAt(end) === text.charAt(at)) end += 1
  return end - at
}
