import { Button } from '@mantine/core'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { marksWords, type Question, typeNames } from '../../bank/questions.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { SearchBox } from '../../platform/ui/search-box.tsx'
import { isFound } from '../../platform/whole-list.ts'
import styles from '../exam.module.css'
import { questionsText } from '../exams.ts'
import { Line } from './chosen-list.tsx'

type BankListProps = {
  /** What is not in the exam yet. */
  bank: readonly Question[]
  /** Whether the subject has any question at all. */
  hasAny: boolean
  /** All of them can be added once all are there. */
  isWhole: boolean
  onChoose: (added: readonly Question[]) => void
}

/** The questions that can still be added. */
export function BankList({ bank, hasAny, isWhole, onChoose }: BankListProps) {
  const [typed, setTyped] = useState('')
  if (!hasAny) {
    return (
      <div>
        <p className={styles.hint}>This subject has no questions yet. Save the draft, then write some.</p>
        <PageButton to="/questions" variant="light" size="sm" mt="xs">
          Go to the question bank
        </PageButton>
      </div>
    )
  }
  if (bank.length === 0) return <p className={styles.hint}>Every question of this subject is in the exam.</p>
  const found = bank.filter(({ question, topic, tags }) => isFound(typed, [question, topic, ...tags]))
  return (
    <>
      <div className={styles.bankHead}>
        <SearchBox label="Search by question, topic or tag" value={typed} onChange={setTyped} />
        {found.length > 0 && (
          <Button variant="light" size="sm" disabled={!isWhole} onClick={() => onChoose(found)}>
            Add all ({found.length})
          </Button>
        )}
      </div>
      {found.length === 0 && <p className={styles.hint}>No questions found. Try another word.</p>}
      <ul className={styles.list} aria-label={questionsText(found.length)}>
        {found.map((question) => (
          <li key={question.id} className={styles.row}>
            <span className={styles.text}>
              <Line text={question.question} />
              <span className={styles.under}>
                {typeNames[question.type]} · {question.topic} · {marksWords(marksText(question.marksHundredths))}
              </span>
            </span>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              aria-label={`Add: ${question.question.slice(0, 80)}`}
              onClick={() => onChoose([question])}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
