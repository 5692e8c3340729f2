import type { ResultCard } from '@sabimark/contract/answers.ts'
import { askedText } from '../exam/section-words.ts'
import type { ReviewedQuestion } from './results.ts'

type PartTitleProps = { questions: readonly ReviewedQuestion[]; index: number; sections: ResultCard['sections'] }

/** Above the first question of a section: which it is, and how many of its answers count. */
export function PartTitle({ questions, index, sections = [] }: PartTitleProps) {
  const place = questions[index]?.section
  const section = sections[place ?? -1]
  if (!section || questions[index - 1]?.section === place) return null
  const { title, answer } = section
  const asked = askedText({ answer }, questions.filter((one) => one.section === place).length)
  return (
    <p>
      <strong>{title}</strong> · {asked}
    </p>
  )
}
