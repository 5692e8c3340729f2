import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import type { Staying } from '@sabimark/domain/exam/change-sides.ts'
import type { QuestionChange } from '@sabimark/domain/exam/paper-changes.ts'
import { counted } from '@sabimark/domain/words/plural.ts'

const words: Record<Exclude<QuestionChange, 'added' | 'removed'>, string> = {
  text: 'its words',
  options: 'its options',
  order: 'the order of its options',
  form: 'how it is answered',
  passage: 'its passage',
  answer: 'its right answer',
  explanation: 'its explanation',
  marks: 'its marks',
  section: 'its section',
}

type Changed = {
  number: number
  what: readonly QuestionChange[]
  marksBefore: number | null
  marksAfter: number | null
}

/** 'Question 3: its words and its marks (2 before, 3 now)' */
export function changeText({ number, what, marksBefore, marksAfter }: Changed): string {
  const marks =
    marksBefore === null || marksAfter === null
      ? ''
      : ` (${marksText(marksBefore)} before, ${marksText(marksAfter)} now)`
  const said = what.flatMap((one) => {
    if (one === 'added') return ['is added']
    if (one === 'removed') return ['was asked, and is left out']
    return [one === 'marks' ? `${words.marks}${marks}` : words[one]]
  })
  const last = said.pop() ?? ''
  const isWhole = what.includes('added') || what.includes('removed')
  return `Question ${number}${isWhole ? '' : ':'} ${said.length === 0 ? last : `${said.join(', ')} and ${last}`}`
}

/** Who gets which paper. */
export function whoGetsText({ begunCount, newCount }: { begunCount: number; newCount: number }): string {
  const fresh = newCount === 1 ? 'gets the paper with these changes' : 'get the paper with these changes'
  const gets = `${counted(newCount, 'candidate')} who ${newCount === 1 ? 'has' : 'have'} not begun ${fresh}.`
  if (begunCount === 0) return gets
  return `${gets} ${counted(begunCount, 'candidate')} who ${begunCount === 1 ? 'has begun keeps the paper they have' : 'have begun keep the paper they have'}.`
}

/** What stays decided about a question of the exam, whatever the bank says of it. */
export function stayText(stays: Staying, bankSays: readonly string[]): string {
  if (stays === 'annulled') return 'It stays annulled: it counts for nobody, including those who start now.'
  if (stays === 'full') return 'Everybody still has its marks, and so has who begins now.'
  const said = bankSays.length === 0 ? '' : ` The bank says: ${bankSays.join(' · ')}.`
  return `Its right answer stays as it was corrected in this exam.${said}`
}
