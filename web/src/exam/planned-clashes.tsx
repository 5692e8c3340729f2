import { useQuery } from '@tanstack/react-query'
import type { Client } from '../platform/client.ts'
import { orpc } from '../platform/queries.ts'
import { Clashes } from './timetable/clashes.tsx'

/** What decides whether an exam clashes: asked before it is published. */
export type PlannedExam = Parameters<Client['exam']['checkClashes']>[0]

/** Warns of what an exam would clash with. Nothing waits for it, and nothing is refused for it. */
export function PlannedClashes({ planned }: { planned: PlannedExam }) {
  const { data } = useQuery(orpc.exam.checkClashes.queryOptions({ input: planned }))
  return <div aria-live="polite">{data && <Clashes clashes={data.clashes} />}</div>
}
