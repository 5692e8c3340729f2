import { reasonText } from '@sabimark/domain/result/statistics/reason.ts'
import { useState } from 'react'
import { type PlainColumn, PlainTable } from '../../../platform/list/plain-table.tsx'
import { MarkdownLine } from '../../../platform/markdown/markdown.tsx'
import { StatusBadge } from '../../../platform/ui/status-badge.tsx'
import { coefficientText, shareText } from './figure-text.ts'
import { flagWords } from './flag-words.ts'
import { QuestionOptions } from './question-options.tsx'
import styles from './statistics.module.css'
import type { QuestionFigures } from './statistics.ts'

type QuestionsTableProps = {
  examId: string
  questions: readonly QuestionFigures[]
  isShuffled: boolean
  mayCorrect: boolean
}

/** Every question with how hard it was, how well it tells candidates apart, and what to look at; one opens under its row. */
export function QuestionsTable({ examId, questions, isShuffled, mayCorrect }: QuestionsTableProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const columns: PlainColumn<QuestionFigures>[] = [
    {
      header: 'Question',
      isTitle: true,
      cell: ({ questionId, number, text }) => (
        <button
          type="button"
          className={styles.question}
          aria-expanded={opened === questionId}
          onClick={() => setOpened(opened === questionId ? null : questionId)}
        >
          <span className={styles.number}>{number}</span>
          <span className={styles.line}>
            <MarkdownLine text={firstLine(text)} />
          </span>
        </button>
      ),
    },
    {
      header: 'Facility',
      isNumeric: true,
      cell: ({ facility, why }) => <Figure text={shareText(facility)} why={why.facility} />,
    },
    {
      header: 'Discrimination',
      isNumeric: true,
      cell: ({ discrimination, why }) => <Figure text={coefficientText(discrimination)} why={why.discrimination} />,
    },
    {
      header: 'Look at',
      cell: ({ flags }) =>
        flags.length === 0 ? null : (
          <span className={styles.flags}>
            {flags.map((flag) => (
              <StatusBadge key={flag} tone={flagWords[flag].tone}>
                {flagWords[flag].name}
              </StatusBadge>
            ))}
          </span>
        ),
    },
  ]
  return (
    <>
      <PlainTable
        caption="Questions"
        columns={columns}
        rows={questions}
        rowKey={({ questionId }) => questionId}
        empty={null}
        under={(question) =>
          question.questionId === opened ? (
            <QuestionOptions examId={examId} question={question} isShuffled={isShuffled} mayCorrect={mayCorrect} />
          ) : null
        }
      />
      <p className={styles.soft}>
        Facility: the share of its marks that candidates earned. Discrimination: r between the marks of this question
        and those of all others together, from −1 to 1; the question itself is left out, and 0.2 or more is good.
      </p>
    </>
  )
}

function Figure({ text, why }: { text: string; why: Parameters<typeof reasonText>[0] | undefined }) {
  return (
    <span>
      {text}
      {why && <span className={styles.why}>{reasonText(why)}</span>}
    </span>
  )
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? ''
}
