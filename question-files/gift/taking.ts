import type { Note, Question } from '../neutral/question.ts'
import type { LeftOut } from '../neutral/result.ts'
import { readGiftText, type Way } from './texts.ts'

/** What is taken from one block, and what is to be said about it. */
export type Taking = ReturnType<typeof takingFrom>

/** `way`: how the texts of the block are written where they do not say so themselves. */
export function takingFrom(place: string, leftOut: LeftOut[], way?: Way) {
  const problems: Note[] = []
  const guessed: Note[] = []
  const feedbacks: string[] = []
  const text = (field: keyof Question, source: string): string => {
    const read = readGiftText(source, way)
    for (const what of read.dropped)
      leftOut.push({ place, what, why: 'Questions cannot hold scripts, styles or addresses of links.' })
    if (read.kept)
      guessed.push({
        field,
        message: 'A \\n in a formula was taken as the beginning of a command such as \\neq, not as a new line.',
      })
    return read.text
  }
  return {
    place,
    problems,
    guessed,
    text,
    problem: (field: keyof Question, message: string) => problems.push({ field, message }),
    guess: (field: keyof Question, message: string) => guessed.push({ field, message }),
    /** What is said to whoever gives an answer. */
    feedback: (answer: string, source: string) => {
      const said = source.trim() === '' ? '' : text('explanation', source)
      if (said !== '') feedbacks.push(answer === '' ? said : `${answer}: ${said}`)
    },
    /** The explanation for everybody, then what is said to single answers. */
    explanation: (source: string): string | null => {
      const all = source.trim() === '' ? '' : text('explanation', source)
      return [all, ...feedbacks].filter((one) => one !== '').join('\n\n') || null
    },
  }
}
