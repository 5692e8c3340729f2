import { parseMarkdown, runsOf } from './parse.ts'
import { type Inline, parseInline } from './parse-inline.ts'

export type Formula = { tex: string; isBlock: boolean }

/** The formulas of a question's text, in their order. */
export function formulasOf(text: string): Formula[] {
  return parseMarkdown(text).flatMap((block) => {
    if (block.kind === 'maths') return [{ tex: block.tex, isBlock: true }]
    return runsOf(block).flatMap(within)
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

/** Where a formula begins that never ends, as it is read by candidates: from its sign to the end of the line. */
export function openFormulasOf(text: string): string[] {
  return parseMarkdown(withoutEscaped(text)).flatMap((block) => runsOf(block).flatMap(openWithin))
}

/** The same of an option, which is one line. */
export function openFormulasOfLine(text: string): string[] {
  return openWithin(parseInline(withoutEscaped(text)))
}

/** A price has a sign without an end, too; no price has a command or a power behind it. */
function openFormulaIn(text: string): string[] {
  for (const line of text.split('\n')) {
    const command = Math.max(line.lastIndexOf('^'), ...Array.from(line.matchAll(/\\[a-z]/gi), ({ index }) => index))
    for (let at = line.indexOf('$'); at >= 0; at = line.indexOf('$', at + 1)) {
      if (line[at + 1] === '$' || (at < command && /^\S/.test(line.slice(at + 1, at + 2)))) return [line.slice(at)]
    }
  }
  return []
}

function openWithin(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'text') return openFormulaIn(part.text)
    return 'children' in part ? openWithin(part.children) : []
  })
}

/** A sign that is written to be one begins nothing. */
const withoutEscaped = (text: string) => text.replaceAll('\\$', '')
