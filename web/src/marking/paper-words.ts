import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { Entered, PaperMark } from './paper-draft.ts'

/** "You typed 3. Since then Bola Ade has given 4." */
export function meanwhileText({ hundredths, givenBy, both }: PaperMark, typed: string): string {
  const mine = typed.trim() === '' ? 'You emptied it' : `You typed ${typed}`
  if (both.length > 0) return `${mine}. Since then the markers disagree.`
  if (hundredths === null) return `${mine}. It has changed since then.`
  const who = givenBy === null ? 'you have' : `${givenBy} has`
  return `${mine}. Since then ${who} given ${marksText(hundredths)}.`
}

/** "First 4, second 1": for who decides. */
export function bothText([first, second]: PaperMark['both']): string | null {
  return first === undefined || second === undefined ? null : `First ${marksText(first)}, second ${marksText(second)}`
}

export const countMarks = (count: number) => counted(count, 'mark')

/** How many marks are given, and how many removed. */
export function countsOf(marks: readonly Entered[]): { givenCount: number; takenBackCount: number } {
  const givenCount = marks.filter(({ hundredths }) => hundredths !== null).length
  return { givenCount, takenBackCount: marks.length - givenCount }
}

/** "3 marks are saved." */
export function savedText(marks: readonly Entered[]): string {
  const { givenCount, takenBackCount } = countsOf(marks)
  const is = (count: number) => `${countMarks(count)} ${count === 1 ? 'is' : 'are'}`
  if (takenBackCount === 0) return `${is(givenCount)} saved.`
  const takenBack = `${is(takenBackCount)} removed.`
  return givenCount === 0 ? takenBack : `${is(givenCount)} saved, ${takenBack}`
}
