import { lagosDate, lagosTime } from '@sabimark/domain/school/lagos-time.ts'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../platform/client.ts'
import { orpc } from '../platform/queries.ts'
import { Clashes } from './timetable/clashes.tsx'

type Asked = Parameters<Client['exam']['checkClashes']>[0]

/** What decides beside its times whether an exam clashes. */
export type PlannedExam = Pick<Asked, 'subjectId' | 'classIds' | 'examType'>

type PlannedClashesProps = PlannedExam & Pick<Asked, 'title' | 'durationMinutes'> & { opensAt: Date; closesAt: Date }

/** Warns of what an exam would clash with, before it is published. Nothing waits for it, and nothing is refused for it. */
export function PlannedClashes({ opensAt, closesAt, ...planned }: PlannedClashesProps) {
  const input = {
    ...planned,
    ...{ scheduledDate: lagosDate(opensAt), scheduledTime: lagosTime(opensAt) },
    ...{ closingDate: lagosDate(closesAt), closingTime: lagosTime(closesAt) },
  }
  const { data } = useQuery(orpc.exam.checkClashes.queryOptions({ input }))
  return <div aria-live="polite">{data && <Clashes clashes={data.clashes} />}</div>
}
