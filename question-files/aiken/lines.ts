/** What a line of an Aiken file is. */
export type Line = { number: number; length: number; text: string } & (
  | { kind: 'empty' }
  | { kind: 'text' }
  | { kind: 'option'; letter: string; body: string }
  | { kind: 'answer'; body: string }
  | { kind: 'explanation'; body: string }
)

const option = /^\(?([A-Za-z])\)?\s*[.)]\s*(?!\s)(.*)$/
const answer = /^(?:ANSWERS?|ANS|CORRECT ANSWER)\s*[:.=-]\s*(?!\s)(.*)$/i
const explanation = /^(?:FEEDBACK|EXPLANATION|SOLUTION)\s*:\s*(?!\s)(.*)$/i

/** The lines of a text, each by itself: whether `A. Einstein` begins options or a question, only its neighbours say. */
export function readLines(text: string): Line[] {
  const lines = text.split('\n')
  return lines.map((source, index) => {
    const line = { number: index + 1, length: source.length + (index < lines.length - 1 ? 1 : 0), text: source.trim() }
    if (line.text === '') return { ...line, kind: 'empty' }
    const said = answer.exec(line.text)
    if (said) return { ...line, kind: 'answer', body: said[1] ?? '' }
    const told = explanation.exec(line.text)
    if (told) return { ...line, kind: 'explanation', body: told[1] ?? '' }
    const found = option.exec(line.text)
    return found ? { ...line, kind: 'option', letter: found[1] ?? '', body: found[2] ?? '' } : { ...line, kind: 'text' }
  })
}

// Not the beginning of "2.5 metres" or "9:30".
export const questionNumber = /^(?:Q(?:uestion|\.)?\s*)?(\d{1,3})\s*[.):](?!\d)\s*/i

/** The number a line begins with; null for none. */
export function numberOf(line: string): number | null {
  const value = questionNumber.exec(line)?.[1]
  return value === undefined ? null : Number(value)
}
