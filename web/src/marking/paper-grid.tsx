import { Button } from '@mantine/core'
import type { PaperMarks } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useCallback, useRef, useState } from 'react'
import { type Pressed, useAct } from '../platform/act.ts'
import { type Client, client } from '../platform/client.ts'
import { PageButton } from '../platform/navigation.tsx'
import { readAgain } from '../platform/queries.ts'
import { refusalCode } from '../platform/refusal.ts'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { GoodNote } from '../platform/ui/good-note.tsx'
import { useIsTitleInBar } from '../platform/ui/is-title-in-bar.ts'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { ofMarks } from './of-marks.ts'
import { PaperCell } from './paper-cell.tsx'
import {
  cellOf,
  cellProblem,
  type Entered,
  enteredMarks,
  refusedMarks,
  shownIn,
  type TypedCell,
} from './paper-draft.ts'
import styles from './paper-grid.module.css'
import { countMarks, countsOf, savedText } from './paper-words.ts'
import { usePaperDraft } from './use-paper-draft.ts'

type Candidate = PaperMarks['candidates'][number]
type PaperGridProps = { examId: string; papers: PaperMarks }

/** Candidates down, questions across: a mark is typed, Enter goes down, and all are saved at once. */
export function PaperGrid({ examId, papers }: PaperGridProps) {
  const { title, questions, candidates } = papers
  const { draft, type, forget, forgetSaved } = usePaperDraft(examId)
  const [saved, setSaved] = useState<readonly Entered[] | null>(null)
  const [sent, setSent] = useState<readonly Entered[]>([])
  const grid = useRef<HTMLTableElement>(null)
  const isInBar = useIsTitleInBar()
  const saving = useAct(enter, async (_, asked) => {
    setSaved(asked.marks)
    forgetSaved(asked.marks)
    await readAgain()
  })
  const onType = useCallback(
    (cell: string, typed: TypedCell) => {
      setSaved(null)
      type(cell, typed)
    },
    [type],
  )
  const textIn = (candidate: Candidate, questionId: string) => {
    const mark = candidate.marks.find((one) => one.questionId === questionId)
    return mark ? shownIn(mark, draft[cellOf(candidate, questionId)]).text : ''
  }
  const marks = enteredMarks(papers, draft)
  const { givenCount, takenBackCount } = countsOf(marks)
  const wrong = candidates.flatMap((candidate) =>
    questions.filter(({ questionId, marksHundredths }) => cellProblem(textIn(candidate, questionId), marksHundredths)),
  ).length
  const toDecide = candidates.flatMap((candidate) => candidate.marks.filter(({ both }) => both.length > 0)).length
  const save = () => {
    // What is wrong is shown before anything is sent.
    if (wrong > 0) return grid.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    setSent(marks)
    saving.act({ examId, marks })
  }
  const refused = refusedMarks(saving.error, sent, draft)
  const isEmpty = candidates.length === 0 || questions.length === 0
  const head = (
    <PageHeader
      title={`Marks from paper: ${title}`}
      isName={!isInBar}
      actions={
        <PageButton to="/marking/$examId" params={{ examId }} variant="default">
          All questions
        </PageButton>
      }
    >
      {!isEmpty && 'Enter goes down. What you type stays on this device until it is saved.'}
    </PageHeader>
  )
  if (isEmpty) {
    return (
      <Sections>
        {head}
        {questions.length === 0 ? (
          <EmptySheet title="No question is answered on paper">
            Answers given on the device are marked under “All questions”.
          </EmptySheet>
        ) : (
          <EmptySheet title="Nobody has handed in yet">Candidates come here when they have handed in.</EmptySheet>
        )}
      </Sections>
    )
  }
  return (
    <Sections>
      {head}
      {toDecide > 0 && (
        <p className={styles.soft}>
          {toDecide} to decide: where both marks are shown, type the one that counts. It may be one of the two.
        </p>
      )}
      {saved !== null && marks.length === 0 && <GoodNote>{savedText(saved)}</GoodNote>}
      <div className={styles.sheet}>
        <table ref={grid} className={styles.grid}>
          <caption className="only-heard">Marks by student ID</caption>
          <thead>
            <tr>
              <th scope="col">Student</th>
              {questions.map(({ questionId, number, marksHundredths }) => (
                <th key={questionId} scope="col">
                  Question {number} <span className={styles.soft}>({ofMarks(marksHundredths)})</span>
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
                  const cell = cellOf(candidate, questionId)
                  const problem = cellProblem(textIn(candidate, questionId), marksHundredths) ?? refused.get(cell)
                  const attempt = candidate.attemptNumber > 1 ? `, attempt ${candidate.attemptNumber}` : ''
                  return (
                    <td key={questionId}>
                      <PaperCell
                        cell={cell}
                        label={`Question ${number}, ${candidate.studentNumber}${attempt}`}
                        mark={candidate.marks.find((one) => one.questionId === questionId)}
                        typed={draft[cell]}
                        problem={problem ?? null}
                        onType={onType}
                        onForget={forget}
                      />
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
          {wrong > 0 && <span className={styles.problem}>{counted(wrong, 'problem')}</span>}
          {takenBackCount > 0 && <span>{countMarks(takenBackCount)} will be removed</span>}
          <Button loading={saving.isWorking} onClick={save}>
            {givenCount === 0 && takenBackCount > 0
              ? `Remove ${countMarks(takenBackCount)}`
              : `Save ${countMarks(givenCount)}`}
          </Button>
        </div>
      )}
    </Sections>
  )
}

/** Where something was refused, what stands there now is shown beside what was typed. */
async function enter(asked: Parameters<Client['marking']['enterPaperMarks']>[0], pressed: Pressed) {
  try {
    return await client.marking.enterPaperMarks(asked, pressed)
  } catch (error) {
    if (refusalCode(error) === 'INVALID_MARKS') await readAgain()
    throw error
  }
}
