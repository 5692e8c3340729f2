import { Button } from '@mantine/core'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { PageButton } from '../platform/navigation.tsx'
import { readAgain } from '../platform/queries.ts'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { GoodNote } from '../platform/ui/good-note.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import {
  cellOf,
  cellProblem,
  type Entered,
  enteredMarks,
  keepPaperDraft,
  markText,
  type PaperDraft,
  type Papers,
  readPaperDraft,
  refusedMarks,
} from './paper-draft.ts'
import styles from './paper-grid.module.css'

type PaperGridProps = { examId: string; papers: Papers }

/** Candidates down, questions across: a mark is typed, Enter goes down, and all are saved at once. */
export function PaperGrid({ examId, papers }: PaperGridProps) {
  const { title, questions, candidates } = papers
  const [draft, setDraft] = useState(() => readPaperDraft(examId))
  const [savedCount, setSavedCount] = useState<number | null>(null)
  const [sent, setSent] = useState<readonly Entered[]>([])
  const grid = useRef<HTMLTableElement>(null)
  const saving = useAct(client.marking.enterPaperMarks, async (saved) => {
    setSavedCount(saved.savedCount)
    keep({})
    await readAgain()
  })
  const keep = (next: PaperDraft) => {
    setDraft(next)
    keepPaperDraft(examId, next)
  }
  const marks = enteredMarks(papers, draft)
  const wrong = candidates.flatMap((candidate) =>
    questions.filter(({ questionId, marksHundredths }) =>
      cellProblem(draft[cellOf(candidate, questionId)] ?? '', marksHundredths),
    ),
  ).length
  const save = () => {
    // What is wrong is shown before anything is sent.
    if (wrong > 0) return grid.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    setSent(marks)
    saving.act({ examId, marks })
  }
  const refused = refusedMarks(saving.error, sent)
  if (candidates.length === 0) {
    return <EmptySheet title="Nobody has handed in yet">Candidates come here when they have handed in.</EmptySheet>
  }
  return (
    <Sections>
      <PageHeader
        title={`Marks from paper: ${title}`}
        actions={
          <PageButton to="/marking/$examId" params={{ examId }} variant="default">
            All questions
          </PageButton>
        }
      >
        Enter goes down. What you type stays on this device until it is saved.
      </PageHeader>
      {savedCount !== null && marks.length === 0 && (
        <GoodNote>{savedCount === 1 ? '1 mark is saved.' : `${savedCount} marks are saved.`}</GoodNote>
      )}
      <div className={styles.sheet}>
        <table ref={grid} className={styles.grid}>
          <caption className="only-heard">Marks by student ID</caption>
          <thead>
            <tr>
              <th scope="col">Student</th>
              {questions.map(({ questionId, number, marksHundredths }) => (
                <th key={questionId} scope="col">
                  Question {number} <span className={styles.soft}>of {marksText(marksHundredths)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {candidates.map((candidate) => (
              <tr key={candidate.attemptId}>
                <th scope="row">
                  {candidate.studentNumber}
                  <span className={styles.under}>
                    {candidate.name}
                    {candidate.className && ` · ${candidate.className}`}
                    {candidate.attemptNumber > 1 && ` · attempt ${candidate.attemptNumber}`}
                  </span>
                </th>
                {questions.map(({ questionId, number, marksHundredths }) => {
                  const mark = candidate.marks.find((one) => one.questionId === questionId)
                  const cell = cellOf(candidate, questionId)
                  const typed = draft[cell] ?? (mark ? markText(mark) : '')
                  const problem =
                    cellProblem(typed, marksHundredths) ?? refused.get(`${candidate.studentNumber} ${questionId}`)
                  return (
                    <td key={questionId}>
                      <input
                        inputMode="decimal"
                        autoComplete="off"
                        maxLength={7}
                        aria-label={`Question ${number}, ${candidate.studentNumber}`}
                        aria-invalid={problem !== undefined && problem !== null}
                        aria-describedby={problem ? `${cell} problem` : undefined}
                        disabled={!mark}
                        value={typed}
                        onChange={(event) => {
                          setSavedCount(null)
                          keep({ ...draft, [cell]: event.currentTarget.value })
                        }}
                        onKeyDown={goDown}
                      />
                      {problem && (
                        <span id={`${cell} problem`} className={styles.problem}>
                          {problem}
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <RefusalNote error={saving.error} />
      {(marks.length > 0 || wrong > 0) && (
        <div className={styles.bar}>
          {wrong > 0 && <span className={styles.problem}>{wrong === 1 ? '1 problem' : `${wrong} problems`}</span>}
          <Button loading={saving.isWorking} onClick={save}>
            {marks.length === 1 ? 'Save 1 mark' : `Save ${marks.length} marks`}
          </Button>
        </div>
      )}
    </Sections>
  )
}

/** To the same question of the next candidate, as in a sheet of cells. */
function goDown(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  const cell = event.currentTarget.closest('td')
  const row = cell?.parentElement
  if (step === undefined || !cell || !row) return
  event.preventDefault()
  const other = step > 0 ? row.nextElementSibling : row.previousElementSibling
  const field = other?.children[[...row.children].indexOf(cell)]?.querySelector('input')
  field?.focus()
  field?.select()
}
