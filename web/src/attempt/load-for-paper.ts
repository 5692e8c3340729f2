import { loadMaths, mayHaveMaths } from '../platform/markdown/maths.tsx'
import { loadLetters } from './load-letters.ts'
import type { PaperQuestion } from './paper.ts'

/** What this paper needs on top: letters of its languages, and the drawing of formulas with their fonts. */
export async function loadForPaper(questions: readonly PaperQuestion[]): Promise<void> {
  const texts = questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)])
  const all = texts.join(' ')
  await Promise.all([
    loadLetters(all, '400'),
    all.includes('**') ? loadLetters(all, '700') : undefined,
    texts.some(mayHaveMaths) ? loadMathsWithFonts() : undefined,
  ])
}

const mathsFonts = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2', '1em KaTeX_AMS']

async function loadMathsWithFonts(): Promise<void> {
  await loadMaths()
  await Promise.all(mathsFonts.map((font) => document.fonts.load(font, 'x').catch(() => [])))
}
