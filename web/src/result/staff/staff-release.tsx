import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import buttons from '../../platform/list/list-buttons.module.css'
import { orpc } from '../../platform/queries.ts'
import type { ResultFigures } from './exam-results.ts'
import { ReleaseDialog } from './release-dialog.tsx'

type ReleaseResultsProps = {
  exam: ExamDetail
  isReleased: boolean
  /** Of all candidates; undefined until they have come. */
  figures: ResultFigures | undefined
}

/** For an exam whose results a teacher releases: the button, green once everything is there. */
export function ReleaseResults({ exam, isReleased, figures }: ReleaseResultsProps) {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  if (exam.draft.showResults !== 'manual' || exam.status === 'draft' || isReleased || !exam.mayAct) return null
  const isWhole = (figures?.unfinished ?? 0) === 0
  return (
    <>
      <button
        type="button"
        className={`${buttons.button} ${exam.status === 'completed' && isWhole ? buttons.main : ''}`}
        onClick={() => setIsAsking(true)}
      >
        Release scores
      </button>
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
