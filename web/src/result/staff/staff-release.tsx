import { Button } from '@mantine/core'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orpc } from '../../platform/queries.ts'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import type { ResultFigures } from './exam-results.ts'
import { ReleaseDialog } from './release-dialog.tsx'

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
  if (exam.draft.showResults !== 'manual' || exam.status === 'draft') return null
  if (isReleased) return <StatusBadge tone="green">results released</StatusBadge>
  if (!exam.mayAct) return null
  const finishedOnly = (figures?.unfinished ?? 0) > 0
  return (
    <>
      <Button
        variant={exam.status === 'completed' && !finishedOnly ? 'filled' : 'default'}
        onClick={() => setIsAsking(true)}
      >
        Release results
      </Button>
      {isAsking && (
        <ReleaseDialog
          exam={exam}
          figures={figures}
          isGoingOn={exam.status === 'scheduled' || exam.status === 'active'}
          onDone={() =>
            Promise.all([
              queries.invalidateQueries({ queryKey: orpc.exam.get.key({ input: { examId: exam.id } }) }),
              queries.invalidateQueries({ queryKey: orpc.result.listForExam.key({ input: { examId: exam.id } }) }),
            ])
          }
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
