import { setTimeout as wait } from 'node:timers/promises'
import { databaseName } from '@sabimark/server/src/platform/database/owner.ts'
import { layExam, layQuestions } from '../product/exam.ts'
import { runProgram } from '../product/run-program.ts'
import { laySchool } from '../product/school.ts'
import { type Product, startProduct } from '../product/start-product.ts'
import { statementsOf } from '../product/watcher.ts'
import { openCandidate } from './candidate.ts'
import type { Counts, CountsFigures } from './counts.ts'
import type { DatabaseTold } from './database-program.ts'
import { type StatementProxy, startStatementProxy } from './statement-proxy.ts'
import { watchActs } from './watch-acts.ts'

export type CountsPace = { candidates: number; warmUps: number; restMs: number }

/** Who has handed in keeps the session for a few minutes only; that is said a second later (attempt/sessions-after-exam.ts). */
const sessionsEndWithinMs = 1_500

/**
 * What a start, a save and a submit ask of PostgreSQL and of the wire, one candidate after the other with nothing else
 * under way. The middle of several counts; what the server's jobs ask at rest is left out.
 */
export async function measureCounts(pace: CountsPace, say: (line: string) => void): Promise<CountsFigures> {
  say('starting a production server with its database behind a counting proxy')
  const program = runProgram(new URL('database-program.ts', import.meta.url))
  try {
    const { ownerUrl, superuserUrl } = await program.told<DatabaseTold>()
    const proxy = await startStatementProxy(Number(new URL(ownerUrl).port))
    try {
      const product = await startProduct({ database: { ownerUrl, serverPort: proxy.port } })
      try {
        return await countOn({ product, proxy, superuserUrl, pace, say })
      } finally {
        await product.stop()
      }
    } finally {
      await proxy.stop()
    }
  } finally {
    await program.end()
  }
}

type Stage = {
  product: Product
  proxy: StatementProxy
  superuserUrl: string
  pace: CountsPace
  say: (line: string) => void
}

async function countOn({ product, proxy, superuserUrl, pace, say }: Stage): Promise<CountsFigures> {
  const count = pace.warmUps + pace.candidates
  say(`laying in a school of ${count} candidates`)
  const school = await laySchool(product, count)
  const exam = await layExam(product, school, await layQuestions(product, school), count)
  const watcher = await statementsOf(product.pools.app, school.schoolId)
  const database = databaseName(product.ownerUrl)
  const acts = await watchActs({ proxy, superuserUrl, database, restMs: pace.restMs })
  const found: Record<keyof CountsFigures, Counts[]> = { start: [], save: [], submit: [] }
  try {
    for (const [place, { cookie }] of exam.students.entries()) {
      const { wire, start, save, answerTheRest, submit } = openCandidate(product.port, exam, cookie)
      const submitAndBeMarked = async () => {
        await submit()
        while ((await watcher.countMarked(exam.examId)) <= place) await wait(5)
      }
      found.start.push(await acts.during(wire, start))
      found.save.push(await acts.during(wire, save))
      await answerTheRest()
      found.submit.push(await acts.during(wire, submitAndBeMarked, sessionsEndWithinMs))
      wire.close()
    }
  } finally {
    watcher.close()
    await acts.stop()
  }
  // The first candidates meet cold caches, plans and pages.
  const middleOf = (counts: readonly Counts[]) => middle(counts.slice(pace.warmUps))
  return { start: middleOf(found.start), save: middleOf(found.save), submit: middleOf(found.submit) }
}

/** Of each figure by itself the middle one. */
function middle(counts: readonly Counts[]): Counts {
  const of = (name: keyof Counts) =>
    counts.map((one) => one[name]).toSorted((one, other) => one - other)[Math.floor((counts.length - 1) / 2)] ??
    Number.NaN
  return {
    statements: of('statements'),
    roundTrips: of('roundTrips'),
    rows: of('rows'),
    walBytes: of('walBytes'),
    sent: of('sent'),
    received: of('received'),
  }
}
