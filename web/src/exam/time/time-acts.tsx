import type { Exam } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { orpc } from '../../platform/queries.ts'
import type { SittingOf } from './after-act.ts'
import { CloseNowDialog } from './close-now-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'

type Question = { exam: Exam; onClose: () => void }

/** What an exam's menu opens for Extend. */
export function ExtendQuestion({ exam, onClose }: Question) {
  return <OfItsSitting examId={exam.id}>{(of) => <ExtendDialog exam={of} onClose={onClose} />}</OfItsSitting>
}

/** And for Close now. */
export function CloseNowQuestion({ exam, onClose }: Question) {
  return <OfItsSitting examId={exam.id}>{(of) => <CloseNowDialog exam={of} onClose={onClose} />}</OfItsSitting>
}

/** A card of the list does not know the sitting; the exam's page has it at hand. */
function OfItsSitting({ examId, children }: { examId: string; children: (exam: SittingOf) => ReactNode }) {
  const { data } = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  const sitting = data?.sittings.find(({ id }) => id === data.sittingId)
  return data && sitting ? children({ ...data, closesAt: sitting.closesAt, sittingId: sitting.id }) : null
}
