import { mayHaveMaths } from '@sabimark/domain/bank/question.ts'
import { loadMaths } from '../platform/markdown/maths.tsx'
import { layOutHidden } from './lay-out-hidden.ts'
import type { PaperQuestion } from './paper.ts'

/** What this paper needs on top: letters of its languages, and the drawing of formulas with their fonts. */
export async function loadForPaper(questions: readonly PaperQuestion[]): Promise<void> {
  const texts = questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)])
  const katex = texts.some(mayHaveMaths) ? await loadKatex() : null
  const all = texts.join('\n')
  await layOutHidden((place) => {
    place.append(all)
    const bold = place.appendChild(document.createElement('b'))
    bold.textContent = found(all, /\*\*(.+?)\*\*/g).join(' ')
    for (const tex of katex ? found(all, /\$\$?([^$]+)\$\$?/g) : []) {
      katex?.render(tex, place.appendChild(document.createElement('span')), { throwOnError: false, strict: false })
    }
  })
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, inside = '']) => inside)
}

/** The program that draws formulas, with the fonts that nearly every formula needs. */
export async function loadKatex() {
  const [{ default: katex }] = await Promise.all([import('katex'), loadMaths()])
  return katex
}
