import '../../../platform/theme/exam-font.css'
import type { Corrections } from '@sabimark/contract/answers.ts'
import { isKeySuspect, isSuspect } from '@sabimark/domain/result/statistics/plain-words.ts'
import { foldForSearch } from '@sabimark/domain/words/signs/search-fold.ts'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PutRightButton } from '../../../marking/corrections/put-right-button.tsx'
import buttons from '../../../platform/list/list-buttons.module.css'
import { RowsSheet } from '../../../platform/list/row-sheet.tsx'
import { MarkdownLine } from '../../../platform/markdown/markdown.tsx'
import { Bubble } from '../../../platform/ui/bubble.tsx'
import { EmptySheet } from '../../../platform/ui/empty-sheet.tsx'
import { StatusBadge } from '../../../platform/ui/status-badge.tsx'
import { shareText } from '../statistics/figure-text.ts'
import { flagWords } from '../statistics/flag-words.ts'
import { type QuestionFigures, statisticsQuery } from '../statistics-query.ts'
import styles from './corrections-page.module.css'

type CorrectQuestionProps = { examId: string; corrections: Corrections; onBonus: () => void; onDone: () => void }

/** One line a question, the suspect ones first: there the button has its border. */
export function CorrectQuestion({ examId, corrections, onBonus, onDone }: CorrectQuestionProps) {
  const { questions, isTheirs, owner } = corrections
  const [typed, setTyped] = useState('')
  // The page does without them: they are shown where they are known.
  const { data } = useQuery({ ...statisticsQuery(examId), retry: false })
  const figures = new Map(data?.copy?.questions.map((one) => [one.questionId, one]))
  const isBad = (questionId: string) => {
    const of = figures.get(questionId)
    return of !== undefined && isSuspect(of)
  }
  const found = questions.filter(({ number, text }) => isFound(typed, number, text))
  const rows = [...found].sort((one, other) => Number(isBad(other.questionId)) - Number(isBad(one.questionId)))
  return (
    <section aria-labelledby="correct-a-question" className={styles.part}>
      <header className={styles.head}>
        <h2 id="correct-a-question">Correct a question</h2>
        <p className={styles.soft}>
          {isTheirs
            ? 'You see who goes up or down before anything changes.'
            : `Only ${owner} and the administrators put keys right here.`}
        </p>
        {isTheirs && (
          <button type="button" className={buttons.button} onClick={onBonus}>
            Marks for everybody
          </button>
        )}
        <label className={styles.search}>
          <IconSearch size={18} aria-hidden="true" />
          <input
            type="search"
            aria-label="Search the questions by number or words"
            placeholder="Search"
            maxLength={80}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
      </header>
      {rows.length === 0 ? (
        <EmptySheet title="No questions found">Nothing matches. Try other words.</EmptySheet>
      ) : (
        <RowsSheet caption="Questions to correct">
          {rows.map(({ questionId, number, text, adjust }) => (
            <li key={questionId} className={styles.question}>
              <Bubble>{number}</Bubble>
              <span className={styles.line}>
                <MarkdownLine text={text} />
              </span>
              <Standing adjust={adjust} of={figures.get(questionId)} />
              {isTheirs && (
                <PutRightButton
                  examId={examId}
                  questionId={questionId}
                  number={number}
                  inRow={{ isQuiet: !isBad(questionId) }}
                  onDone={onDone}
                />
              )}
            </li>
          ))}
        </RowsSheet>
      )}
    </section>
  )
}

type StandingProps = { adjust: Corrections['questions'][number]['adjust']; of: QuestionFigures | undefined }

/** What was done to it already, what speaks against it, or how many had it right. */
function Standing({ adjust, of }: StandingProps) {
  if (adjust) {
    const word = adjust === 'annulled' ? 'Annulled' : 'Full marks for everybody'
    return <StatusBadge tone="amber">{word}</StatusBadge>
  }
  if (!of) return <span />
  if (isSuspect(of)) {
    return <StatusBadge tone="red">{flagWords[isKeySuspect(of.flags) ? 'KEY_SUSPECT' : 'NEGATIVE'].name}</StatusBadge>
  }
  return (
    <span className={styles.soft}>{`${shareText(of.facility)} ${of.kind === 'one' ? 'right' : 'of its marks'}`}</span>
  )
}

/** By its number, or by every word in its text. */
function isFound(typed: string, number: number, text: string): boolean {
  const words = foldForSearch(typed.trim())
  if (words === '' || words === String(number)) return true
  const folded = foldForSearch(text)
  return words.split(/\s+/).every((word) => folded.includes(word))
}
