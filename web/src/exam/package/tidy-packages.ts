import { personHere } from '../../platform/person-here.ts'
import { orpc, queryClient } from '../../platform/queries.ts'
import { packageStore } from './package-store.ts'

/** After that nobody starts it, whatever a device's clock is off. */
const longOverMs = 24 * 3_600_000

/**
 * Forgets papers that are over: a day after they closed, and of who is signed in here those that the list of exams shows as handed in
 * or closed.
 */
export async function tidyPackages(): Promise<void> {
  const store = await packageStore()
  try {
    const exams = queryClient.getQueryData(orpc.exam.listMine.queryKey())?.items ?? []
    const over = new Set(exams.flatMap(({ id, state }) => (state === 'submitted' || state === 'closed' ? [id] : [])))
    for (const one of await store.all()) {
      const isOver = one.studentId === personHere() && over.has(one.examId)
      if (isOver || Date.now() > Date.parse(one.facts.closesAt) + longOverMs) await store.remove(one)
    }
  } finally {
    store.close()
  }
}
