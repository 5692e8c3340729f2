import { splitQuestions } from './parts.ts'

/** A piece of a GIFT file between empty lines, with its comments taken out of `text` and kept beside it. */
export type Block = {
  kind: 'question' | 'category'
  /** The number of its first line. */
  line: number
  text: string
  comments: string[]
  /** How many characters of the file it stands for, its lines' ends included. */
  length: number
  /** How many empty lines stood inside its braces. */
  emptyLines: number
}

/** With more, the brace was no brace. */
const maxEmptyLines = 20

/**
 * The pieces of a file, in their order. They cover all of it: an empty line belongs to the piece before. A piece whose braces are still
 * open goes on behind the empty line if the next one closes them.
 */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let block: Block | null = null
  let isOver = true
  const lines = text.split('\n')
  lines.forEach((line, index) => {
    const length = line.length + (index < lines.length - 1 ? 1 : 0)
    const trimmed = line.trim()
    const isCategory = trimmed.startsWith('$CATEGORY:')
    const last = blocks.at(-1)
    if (trimmed === '') {
      isOver = true
      if (last) last.length += length
      else blocks.push({ ...emptyBlock('question', index + 1), length })
      return
    }
    if (isOver || isCategory || block?.kind === 'category') {
      block = emptyBlock(isCategory ? 'category' : 'question', index + 1)
      blocks.push(block)
      isOver = false
    }
    if (!block) return
    block.length += length
    if (trimmed.startsWith('//')) block.comments.push(trimmed)
    else block.text += block.text === '' ? line : `\n${line}`
  })
  return joinOpen(blocks).flatMap(splitBlock)
}

function emptyBlock(kind: Block['kind'], line: number): Block {
  return { kind, line, text: '', comments: [], length: 0, emptyLines: 0 }
}

function joinOpen(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const open = joined.at(-1)
    const isContinued =
      open?.kind === 'question' &&
      open.emptyLines < maxEmptyLines &&
      block.kind === 'question' &&
      depthOf(open.text) > 0 &&
      closesFirst(block.text)
    if (!open || !isContinued) {
      joined.push(block)
      continue
    }
    open.text += `\n\n${block.text}`
    open.comments = open.comments.concat(block.comments)
    open.length += block.length
    open.emptyLines += 1
  }
  return joined
}

/** How many braces a text leaves open. */
function depthOf(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
  }
  return depth
}

function closesFirst(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '{') return false
    else if (text[at] === '}') return true
  }
  return false
}

/** The empty line between questions is forgotten now and then. */
function splitBlock(block: Block): Block[] {
  if (block.kind === 'category') return [block]
  const [first = '', ...others] = splitQuestions(block.text)
  let line = block.line + block.comments.length
  const rest = others.map((text, index) => {
    line += linesIn(others[index - 1] ?? first)
    return { ...emptyBlock('question', line), text }
  })
  return [{ ...block, text: first }, ...rest]
}

function linesIn(text: string): number {
  return text.split('\n').length
}
