import { Checkbox } from '@mantine/core'
import type { KeyOfQuestion } from '@sabimark/contract/answers.ts'
import { mostOtherExams } from '@sabimark/domain/marking/corrections/correction.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import styles from './corrections.module.css'

type Other = KeyOfQuestion['others'][number]
type OtherExamsProps = { others: readonly Other[]; chosen: readonly string[]; onChange: (ids: string[]) => void }

/** Other exams that ask the question: those the reader can put right as well, and whom to ask about the rest. */
export function OtherExams({ others, chosen, onChange }: OtherExamsProps) {
  const own = others.filter(({ isTheirs }) => isTheirs)
  const ofOthers = others.filter(({ isTheirs }) => !isTheirs)
  return (
    <>
      {own.length > 0 && (
        <Checkbox.Group label="Also in these exams" value={[...chosen]} onChange={onChange}>
          <div className={styles.exams}>
            {own.map((exam) => (
              <Checkbox key={exam.examId} value={exam.examId} label={examText(exam)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {ofOthers.length > 0 && (
        <p className={styles.soft}>
          Other people’s exams also ask it. Please tell them:{' '}
          {ofOthers.map(({ title, owner }) => `${owner} (${title})`).join(', ')}.
        </p>
      )}
    </>
  )
}

function examText({ title, owner, paperCount, isOwn, isOtherwise }: Other): string {
  const papers = counted(paperCount, 'paper')
  return `${title}${isOwn ? '' : ` of ${owner}`}, ${papers}${isOtherwise ? ', asked in other words there' : ''}`
}

/**
 * Those that are chosen from the start: the reader’s own that ask the same. An administrator can put everybody’s right, and chooses
 * each of them.
 */
export function usualExams(others: readonly Pick<Other, 'examId' | 'isOwn' | 'isOtherwise'>[]): string[] {
  const usual = others.flatMap(({ examId, isOwn, isOtherwise }) => (isOwn && !isOtherwise ? [examId] : []))
  return usual.slice(0, mostOtherExams)
}
