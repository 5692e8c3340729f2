import { personHere } from '../../platform/person-here.ts'
import { orpc, queryClient } from '../../platform/queries.ts'
import { serverNow } from '../../platform/server-now.ts'
import { packageStore } from './package-store.ts'

/** After that nobody starts it. */
const longOverMs = 24 * 3_600_000

/**
 * Forgets papers that are over: a day after they closed by the server's clock, and of who is signed in here those that the list of exams shows
 * as handed in, or as closed where nothing was begun here: with extra time it may be sat yet, and the server has not heard of it. As long as
 * that list has not come nothing goes: this device's own clock may be years off.
 */
export async function tidyPackages(): Promise<void> {
  const store = await packageStore()
  try {
    const kept = await store.all()
    const exams = queryClient.getQueryData(orpc.exam.listMine.queryKey())?.items
    if (!exams) return
    const states = new Map(exams.map(({ id, state }) => [id, state]))
    for (const one of kept) {
      const state = one.studentId === personHere() ? states.get(one.examId) : undefined
      const isOver = state === 'submitted' || (state === 'closed' && !(await store.hasPage(one)))
      if (isOver || serverNow().getTime() > Date.parse(one.facts.closesAt) + longOverMs) await store.remove(one)
    }
  } finally {
    store.close()
  }
}
