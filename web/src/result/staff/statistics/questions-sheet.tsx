import '../../../platform/theme/exam-font.css'
import { useMediaQuery } from '@mantine/hooks'
import {
  difficultyText,
  isKeySuspect,
  isSuspect,
  rivalText,
  separationOf,
  separationText,
  toCheckFirst,
} from '@sabimark/domain/result/statistics/plain-words.ts'
import { IconFlag } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Choice } from '../../../platform/list/choice.tsx'
import { PaneSheet } from '../../../platform/list/pane-sheet.tsx'
import { MarkdownLine } from '../../../platform/markdown/markdown.tsx'
import { Bar } from '../../../platform/ui/bar.tsx'
import { Bubble } from '../../../platform/ui/bubble.tsx'
import { EmptySheet } from '../../../platform/ui/empty-sheet.tsx'
import { StatusBadge } from '../../../platform/ui/status-badge.tsx'
import { lettered, type QuestionFigures, type StatisticsCopy } from '../statistics-query.ts'
import { shareText } from './figure-text.ts'
import { flagWords, toldFlags } from './flag-words.ts'
import { QuestionPane } from './question-pane.tsx'
import styles from './statistics.module.css'

type QuestionsSheetProps = {
  examId: string
  copy: StatisticsCopy
  isShuffled: boolean
  mayCorrect: boolean
}

type Row = QuestionFigures & { id: string }

const orders = [
  { id: 'check', name: 'To check first' },
  { id: 'number', name: 'Number' },
  { id: 'hard', name: 'Hardest first' },
] as const
const shown = [
  { id: 'all', name: 'All' },
  { id: 'check', name: 'To check' },
  { id: 'hardly', name: 'Hardly separate' },
] as const

/** Every question in plain words: how hard it was, then what it separates; the one that is open beside them, with its evidence. */
export function QuestionsSheet({ examId, copy, isShuffled, mayCorrect }: QuestionsSheetProps) {
  const { questions } = copy
  const { paperCount } = copy.whole
  const [order, setOrder] = useState<string>('check')
  const [show, setShow] = useState<string>('all')
  const rows = useMemo(() => {
    const found = questions.filter(
      (one) => show === 'all' || (show === 'check' ? isSuspect(one) : separationOf(one, paperCount) === 'hardly'),
    )
    return ordered(found, order, paperCount).map((one): Row => ({ ...one, id: one.questionId }))
  }, [questions, paperCount, order, show])
  // Where there is no room beside the rows, what decides stands above them.
  const isPhone = useMediaQuery('(max-width: 639px)', false, { getInitialValueInEffect: false })
  const [first] = rows
  const worst = isPhone && order === 'check' && first && isSuspect(first) ? first : null
  const paneOf = (question: Row) => (
    <QuestionPane
      key={question.id}
      examId={examId}
      question={question}
      paperCount={paperCount}
      isShuffled={isShuffled}
      mayCorrect={mayCorrect}
    />
  )
  const head = (
    <div className={styles.listHead}>
      <h2>
        Questions <span>{rows.length}</span>
      </h2>
      <Choice label="Show" value={show} options={shown} isSet={show !== 'all'} onChoose={setShow} />
      <Choice label="Sort by" value={order} options={orders} onChoose={setOrder} />
    </div>
  )
  if (rows.length === 0) {
    return (
      <>
        {head}
        <EmptySheet title="No questions found">None of the questions is like that.</EmptySheet>
      </>
    )
  }
  return (
    <PaneSheet
      rows={rows}
      caption="Questions"
      paneTitle={({ number }) => `Question ${number}`}
      paneMark={markOf}
      pane={paneOf}
    >
      {(open, opens) => (
        <>
          {worst && (
            <section className={styles.worst} aria-label={`Question ${worst.number}`}>
              <h2>
                Question {worst.number} {markOf(worst)}
              </h2>
              {paneOf(worst)}
            </section>
          )}
          {head}
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id} className={styles.row} data-open={row === open} data-suspect={isSuspect(row)}>
                <Bubble>{row.number}</Bubble>
                <div className={styles.words}>
                  <button type="button" className={styles.question} {...opens(row)}>
                    <MarkdownLine text={firstLine(row.text)} />
                  </button>
                  <p className={styles.verdict}>{verdictOf(row, paperCount)}</p>
                </div>
                <span className={styles.rate}>
                  <Bar percentage={100 * (row.facility ?? 0)} tone={toneOf(row)} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </PaneSheet>
  )
}

/** The gravest alone: what to do about each of them stands below. */
function markOf({ flags }: Row): ReactNode {
  return toldFlags(flags.slice(0, 1)).map((flag) => (
    <StatusBadge key={flag} tone={flagWords[flag].tone}>
      <IconFlag size={14} aria-hidden="true" className={styles.flag} /> {flagWords[flag].name}
    </StatusBadge>
  ))
}

function ordered(questions: readonly QuestionFigures[], order: string, paperCount: number): readonly QuestionFigures[] {
  if (order === 'check') return toCheckFirst(questions, paperCount)
  if (order === 'number') return questions
  return [...questions].sort((one, other) => (one.facility ?? 2) - (other.facility ?? 2))
}

/** How hard it was and what it separates; of a suspect first what speaks against it. */
function verdictOf(question: QuestionFigures, paperCount: number): ReactNode {
  const { flags, kind } = question
  const difficulty = difficultyText(question, kind === 'one')
  if (isKeySuspect(flags)) {
    return (
      <>
        <strong data-tone="red">The key may be wrong.</strong> {shareText(question.facility)} right.{' '}
        {rivalText(lettered(question))}
      </>
    )
  }
  if (isSuspect(question)) {
    return (
      <>
        <strong data-tone="red">{flagWords.NEGATIVE.name}.</strong> {difficulty}
      </>
    )
  }
  const isHardly = separationOf(question, paperCount) === 'hardly'
  const separation = separationText(question, paperCount)
  return (
    <>
      <strong>{difficulty}</strong> {isHardly ? <strong data-tone="amber">{separation}</strong> : separation}
    </>
  )
}

/** Amber below the bound of hard, as the words say it. */
function toneOf(question: QuestionFigures) {
  if (isSuspect(question)) return 'red'
  return Math.round(100 * (question.facility ?? 0)) < 40 ? 'amber' : undefined
}

const firstLine = (text: string) => text.split('\n').find((line) => line.trim() !== '') ?? ''
