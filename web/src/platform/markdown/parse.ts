import { type Inline, parseInline } from './parse-inline.ts'
import { readTableHead, readTableRow, type Table } from './parse-table.ts'

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Inline[][] }
  | { kind: 'code'; text: string }
  | { kind: 'maths'; tex: string }
  | Table

const bullet = /^ {0,3}[-*+] +(?! )(.*)$/
const number = /^ {0,3}(\d{1,9})[.)] +(?! )(.*)$/
const fence = /^ {0,3}```/
const fenceEnd = /^ {0,3}```\s*$/
const mathsLine = /^ {0,3}\$\$/
const mathsEnd = /^ {0,3}\$\$\s*$/

type Reader = { lines: string[]; at: number }

/**
 * The Markdown of question and option text: paragraphs, line breaks, bold, italic, underline, code, lists, tables and
 * maths. Everything else, HTML and links included, is plain text. Never throws and never loops: any text is valid.
 */
export function parseMarkdown(text: string): Block[] {
  const reader: Reader = { lines: text.replace(/\r\n?/g, '\n').split('\n'), at: 0 }
  const blocks: Block[] = []
  while (reader.at < reader.lines.length) {
    if (lineAt(reader).trim() === '') reader.at += 1
    else blocks.push(readFenced(reader) ?? readList(reader) ?? readTable(reader) ?? readParagraph(reader))
  }
  return blocks
}

function lineAt(reader: Reader): string {
  return reader.lines[reader.at] ?? ''
}

/** ``` code ``` and $$ maths $$ on lines of their own. Without an end they are ordinary text. */
function readFenced(reader: Reader): Block | null {
  const first = lineAt(reader)
  const oneLine = /^ {0,3}\$\$(.+)\$\$\s*$/.exec(first)
  if (oneLine) {
    reader.at += 1
    return { kind: 'maths', tex: (oneLine[1] ?? '').trim() }
  }
  const isCode = fence.test(first)
  if (!isCode && first.trim() !== '$$') return null
  const end = reader.lines.findIndex((line, index) => index > reader.at && (isCode ? fenceEnd : mathsEnd).test(line))
  if (end === -1) return null
  const inside = reader.lines.slice(reader.at + 1, end)
  // Others read a language there and drop it; here nobody's word is dropped.
  const besideFence = isCode ? first.replace(fence, '').trim() : ''
  const text = (besideFence === '' ? inside : [besideFence, ...inside]).join('\n')
  reader.at = end + 1
  return isCode ? { kind: 'code', text } : { kind: 'maths', tex: text }
}

function readList(reader: Reader): Block | null {
  const numbered = number.exec(lineAt(reader))
  const pattern = numbered ? number : bullet
  if (!numbered && !bullet.test(lineAt(reader))) return null
  const items: string[] = []
  while (reader.at < reader.lines.length && lineAt(reader).trim() !== '') {
    const found = pattern.exec(lineAt(reader))
    if (found) items.push(found.at(-1) ?? '')
    else items.push(`${items.pop() ?? ''}\n${lineAt(reader).trim()}`)
    reader.at += 1
  }
  return {
    kind: 'list',
    isOrdered: numbered !== null,
    start: Number(numbered?.[1] ?? 1),
    items: items.map(parseInline),
  }
}

function readTable(reader: Reader): Block | null {
  const head = tableHeadAt(reader)
  if (head === null) return null
  reader.at += 2
  const rows: Inline[][][] = []
  while (lineAt(reader).includes('|')) {
    rows.push(readTableRow(lineAt(reader), head.head.length))
    reader.at += 1
  }
  return { kind: 'table', ...head, rows }
}

function tableHeadAt({ lines, at }: Reader) {
  return readTableHead(lines[at] ?? '', lines[at + 1] ?? '')
}

function readParagraph(reader: Reader): Block {
  const lines = [lineAt(reader)]
  reader.at += 1
  while (reader.at < reader.lines.length && !startsBlock(lineAt(reader)) && tableHeadAt(reader) === null) {
    lines.push(lineAt(reader))
    reader.at += 1
  }
  return { kind: 'paragraph', children: parseInline(lines.map((line) => line.trim()).join('\n')) }
}

function startsBlock(line: string): boolean {
  return line.trim() === '' || bullet.test(line) || fence.test(line) || mathsLine.test(line)
}

/** The runs of text a block holds: one of a paragraph, one for each item of a list or cell of a table. */
export function runsOf(block: Block): Inline[][] {
  if (block.kind === 'paragraph') return [block.children]
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : []
}
