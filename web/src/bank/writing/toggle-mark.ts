import type { Edit } from './edit.ts'

/** Bold, italic and underlined words, as question text has them. */
export type Mark = '**' | '*' | '__'

/** A bullet or number begins a line; it is no part of what is marked. */
const lineBeginning = /^\s*(?:[-*+] +|\d{1,9}[.)] +)?/

/**
 * Puts a mark around what is selected, or takes it away where it stands already. Without a selection the word at the caret is
 * meant. Marks touch their words and end on their line, so spaces stay outside and each line gets its own.
 */
export function toggleMark(text: string, from: number, to: number, mark: Mark): Edit {
  const [start, end] = from === to || mark === '__' ? wholeWords(text, from, to) : [from, to]
  if (start === end) {
    const at = start + mark.length
    return { from: start, to: start, text: mark + mark, select: [at, at] }
  }
  const lines = linesWithin(text, start, end)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return { from, to, text: text.slice(from, to), select: [from, to] }
  const isMarked = lines.every((line) => marked(text, line, mark) !== null)
  const width = mark.length
  const edges = lines.flatMap((line) => {
    const [inFrom, inTo] = marked(text, line, mark) ?? line
    if (isMarked) return [cut(inFrom - width, inFrom), cut(inTo, inTo + width)]
    return marked(text, line, mark) ? [] : [add(inFrom, mark), add(inTo, mark)]
  })
  return joined(text, edges)
}

type Span = readonly [from: number, to: number]
type Edge = { from: number; to: number; text: string }

const cut = (from: number, to: number): Edge => ({ from, to, text: '' })
const add = (at: number, text: string): Edge => ({ from: at, to: at, text })

/** The edges as one replacement; what stands between the first and the last is selected. */
function joined(text: string, edges: readonly Edge[]): Edit {
  const from = edges[0]?.from ?? 0
  const to = edges.at(-1)?.to ?? from
  let all = ''
  let at = from
  for (const edge of edges) {
    all += text.slice(at, edge.from) + edge.text
    at = edge.to
  }
  return {
    from,
    to,
    text: all,
    select: [from + (edges[0]?.text.length ?? 0), from + all.length - (edges.at(-1)?.text.length ?? 0)],
  }
}

/** What of each line is selected, without the spaces around it and the bullet before it. */
function linesWithin(text: string, from: number, to: number): Span[] {
  const spans: Span[] = []
  let at = from
  for (const line of text.slice(from, to).split('\n')) {
    const isWholeLine = at === 0 || text.charAt(at - 1) === '\n'
    const begins =
      at + (isWholeLine ? (lineBeginning.exec(line)?.[0].length ?? 0) : line.length - line.trimStart().length)
    const ends = at + line.trimEnd().length
    if (begins < ends) spans.push([begins, ends])
    at += line.length + 1
  }
  return spans
}

/** The words inside the mark, where it stands around this span or at its ends; null where it does not. */
function marked(text: string, [from, to]: Span, mark: Mark): Span | null {
  const width = mark.length
  if (hasMark(runBefore(text, from, mark), runAfter(text, to, mark), mark)) return [from, to]
  const inner: Span = [from + width, to - width]
  if (inner[0] >= inner[1] || !text.startsWith(mark, from) || !text.startsWith(mark, inner[1])) return null
  const own = hasMark(runAfter(text, from, mark), runBefore(text, to, mark), mark)
  return own ? inner : null
}

/** One star is italic, two are bold, three are both. */
function hasMark(before: number, after: number, mark: Mark): boolean {
  const run = Math.min(before, after)
  return mark === '*' ? run === 1 || run === 3 : run >= 2
}

function runAfter(text: string, at: number, mark: Mark): number {
  let end = at
  while (text.charAt(end) === mark.charAt(0)) end += 1
  return end - at
}

function runBefore(text: string, at: number, mark: Mark): number {
  let start = at
  while (start > 0 && text.charAt(start - 1) === mark.charAt(0)) start -= 1
  return at - start
}

function wholeWords(text: string, from: number, to: number): Span {
  const isWord = (at: number) => /[\p{L}\p{M}\p{N}'’-]/u.test(text.charAt(at))
  let [start, end] = [from, to]
  while (start > 0 && isWord(start - 1) && (from === to || isWord(from))) start -= 1
  while (end < text.length && isWord(end) && (from === to || isWord(to - 1))) end += 1
  return [start, end]
}
