import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExamDetail } from '../../exam/exams.ts'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'

/** For an exam whose results a teacher releases: the button, and afterwards that it was done. */
export function ReleaseResults({ exam, isReleased }: { exam: ExamDetail; isReleased: boolean }) {
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
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Release results</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Release the results?"
        confirmLabel="Release results"
        isWorking={releasing.isWorking}
        error={releasing.error}
        onConfirm={() => releasing.act({ examId: exam.id })}
        onCancel={() => setIsAsking(false)}
      >
        Every candidate of “{exam.title}” sees the own score at once. Which answers were right is shown when the exam
        has closed. This cannot be taken back.
      </ConfirmDialog>
    </>
  )
}
