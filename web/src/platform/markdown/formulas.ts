import { parseMarkdown } from './parse.ts'
import { type Inline, parseInline } from './parse-inline.ts'

export type Formula = { tex: string; isBlock: boolean }

/** The formulas of a question's text, in their order. */
export function formulasOf(text: string): Formula[] {
  return parseMarkdown(text).flatMap((block) => {
    if (block.kind === 'maths') return [{ tex: block.tex, isBlock: true }]
    if (block.kind === 'paragraph') return within(block.children)
    return block.kind === 'list' ? block.items.flatMap(within) : []
  })
}

/** The formulas of an option, which is one line. */
export function formulasOfLine(text: string): Formula[] {
  return within(parseInline(text))
}

function within(parts: readonly Inline[]): Formula[] {
  return parts.flatMap((part) => {
    if (part.kind === 'maths') return [{ tex: part.tex, isBlock: false }]
    return 'children' in part ? within(part.children) : []
  })
}
