import type { ContentPassage } from '@sabimark/domain/exam/version.ts'
import { parseMarkdown, runsOf } from '../platform/markdown/parse.ts'
import { type Inline, parseInline } from '../platform/markdown/parse-inline.ts'
import type { PaperQuestion, PaperSection } from './paper.ts'

export type Formula = { tex: string; isBlock: boolean }

/** What a paper shows beside ordinary letters, read by the same parser that will draw it. */
export type PaperNeeds = { formulas: Formula[]; bold: string[]; pictureIds: string[] }

type Texts = Pick<PaperQuestion, 'text' | 'rules' | 'passage' | 'section'> & { options: readonly { text: string }[] }

export function paperNeeds(questions: readonly Texts[]): PaperNeeds {
  const needs: PaperNeeds = { formulas: [], bold: [], pictureIds: [] }
  for (const { text } of passagesOf(questions)) noteText(text, needs)
  for (const { instructions } of sectionsOf(questions)) noteText(instructions, needs)
  for (const { text, options, rules } of questions) {
    noteText(text, needs)
    for (const option of options) note(parseInline(option.text), false, needs)
    if (rules && 'before' in rules) {
      for (const around of [rules.before, rules.after]) note(parseInline(around), false, needs)
    }
  }
  return needs
}

/** The passages of these questions, each once. */
export function passagesOf(questions: readonly Pick<PaperQuestion, 'passage'>[]): ContentPassage[] {
  return [...new Set(questions.flatMap(({ passage }) => passage ?? []))]
}

/** The sections of these questions, each once, in the order of the paper. */
export function sectionsOf(questions: readonly Pick<PaperQuestion, 'section'>[]): PaperSection[] {
  return [...new Set(questions.flatMap(({ section }) => section ?? []))]
}

function noteText(text: string, needs: PaperNeeds): void {
  for (const block of parseMarkdown(text)) {
    if (block.kind === 'maths') needs.formulas.push({ tex: block.tex, isBlock: true })
    for (const run of runsOf(block)) note(run, block.kind === 'table' && block.head.includes(run), needs)
  }
}

function note(parts: readonly Inline[], isBold: boolean, needs: PaperNeeds): void {
  for (const part of parts) {
    if (part.kind === 'maths') needs.formulas.push({ tex: part.tex, isBlock: false })
    else if (part.kind === 'bold') note(part.children, true, needs)
    else if ('children' in part) note(part.children, isBold, needs)
    else if (part.kind === 'picture') needs.pictureIds.push(part.id)
    else if (isBold && part.kind === 'text') needs.bold.push(part.text)
  }
}
