import { personHere } from '../../platform/person-here.ts'
import { orpc, queryClient } from '../../platform/queries.ts'
import { serverNow } from '../../platform/server-now.ts'
import { packageStore } from './package-store.ts'

/** After that nobody starts it. */
const longOverMs = 24 * 3_600_000

/**
 * Forgets papers that are over: a day after they closed by the server's clock, and of who is signed in here those that the list of exams shows
 * as handed in or closed. As long as that list has not come nothing goes: this device's own clock may be years off.
 */
export async function tidyPackages(): Promise<void> {
  const store = await packageStore()
  try {
    const kept = await store.all()
    const exams = queryClient.getQueryData(orpc.exam.listMine.queryKey())?.items
    if (!exams) return
    const over = new Set(exams.flatMap(({ id, state }) => (state === 'submitted' || state === 'closed' ? [id] : [])))
    for (const one of kept) {
      const isOver = one.studentId === personHere() && over.has(one.examId)
      if (isOver || serverNow().getTime() > Date.parse(one.facts.closesAt) + longOverMs) await store.remove(one)
    }
  } finally {
    store.close()
  }
}
