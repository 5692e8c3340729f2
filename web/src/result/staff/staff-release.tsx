import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExamDetail } from '../../exam/exams.ts'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { type ResultFigures, unfinishedWords } from './exam-results.ts'

type ReleaseResultsProps = {
  exam: ExamDetail
  isReleased: boolean
  /** Of all candidates; undefined until they have come. */
  figures: ResultFigures | undefined
}

/** For an exam whose results a teacher releases: the button, and afterwards that it was done. */
export function ReleaseResults({ exam, isReleased, figures }: ReleaseResultsProps) {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const releasing = useAct(client.result.release, () => {
    setIsAsking(false)
    return Promise.all([
      queries.invalidateQueries({ queryKey: orpc.exam.get.key({ input: { examId: exam.id } }) }),
      queries.invalidateQueries({ queryKey: orpc.result.listForExam.key({ input: { examId: exam.id } }) }),
    ])
  })
  if (exam.draft.showResults !== 'manual' || exam.status === 'draft') return null
  if (isReleased) return <StatusBadge tone="green">results released</StatusBadge>
  const stillOpen = figures ? unfinishedWords(figures) : []
  const finishedOnly = (figures?.unfinished ?? 0) > 0
  return (
    <>
      <Button
        variant={exam.status === 'completed' && !finishedOnly ? 'filled' : 'default'}
        onClick={() => {
          releasing.forget()
          setIsAsking(true)
        }}
      >
        Release results
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Release the results?"
        confirmLabel={finishedOnly ? 'Release the finished ones' : 'Release results'}
        isWorking={releasing.isWorking}
        error={releasing.error}
        onConfirm={() => releasing.act({ examId: exam.id, finishedOnly })}
        onCancel={() => setIsAsking(false)}
      >
        <p style={{ marginTop: 0 }}>
          Every candidate of “{exam.title}” sees their own score at once, and anyone who hands in later sees it then.
          The right answers are shown when the exam has closed. This cannot be undone.
        </p>
        {stillOpen.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </ConfirmDialog>
    </>
  )
}
