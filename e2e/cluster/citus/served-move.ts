// A group is moved under a server that serves schools of two: who meets the move is told to try again, and goes on.
import { contract } from '@sabimark/contract/contract.ts'
import { CallFailedError, call } from '../../kill/call.ts'
import { pause, waitAfterFailureMs } from '../../kill/patience.ts'
import { signIn } from '../../kill/school.ts'
import { type Moved, moveGroup } from './move.ts'
import type { Seated } from './seat-two.ts'

export type ServedMove = Moved & {
  answered: number
  putOff: number
  longestMs: number
  written: number
  problems: string[]
}

/** What somebody at a school does again and again; answers what is wrong with the reply. */
type Errand = () => Promise<string | null>
type Run = { isOver: boolean; answered: number; putOff: number; longestMs: number; problems: string[] }

/** Longer than any wait for a move. */
const patienceMs = 60_000

export async function proveServedMove(bin: string, [one, other]: [Seated, Seated]): Promise<ServedMove> {
  const run: Run = { isOver: false, answered: 0, putOff: 0, longestMs: 0, problems: [] }
  const written = new Map([one, other].map((seated): [Seated, string[]] => [seated, []]))
  // On a machine that is busy the last rows of a move take longer than a page waits for its answer.
  for (const { school } of [one, other])
    for (const browser of [school.admin, ...school.pupils.map((pupil) => pupil.browser)]) browser.waitsMs = patienceMs
  const errands = (await Promise.all([one, other].map((seated) => errandsOf(seated, written.get(seated) ?? [])))).flat()
  const running = errands.map((errand) => repeat(run, errand))
  // What goes wrong is told at the end, where everybody is waited for.
  for (const one of running) one.catch(() => undefined)
  let moved: Moved
  try {
    await pause(1_000)
    moved = await moveGroup(bin, one.group)
    // Everybody comes to the place where it is now.
    await pause(3_000)
  } finally {
    run.isOver = true
    await Promise.allSettled(running)
  }
  await Promise.all(running)
  for (const [seated, ids] of written) run.problems.push(...(await missingOf(seated, ids)))
  const { answered, putOff, longestMs, problems } = run
  const count = [...written.values()].reduce((sum, ids) => sum + ids.length, 0)
  return { ...moved, answered, putOff, longestMs, written: count, problems }
}

/** A look that tells one school from another, a word that is written down, and a sign-in. */
async function errandsOf({ school, subdomain }: Seated, written: string[]): Promise<Errand[]> {
  const { admin, subjectId } = school
  const [pupil] = school.pupils
  const classIds = async () => (await call(admin, contract.school.listClasses, {})).items.map(({ id }) => id).sort()
  const own = (await classIds()).join()
  let number = 0
  const look = async () =>
    (await classIds()).join() === own ? null : `${subdomain} was shown other classes than its own.`
  const write = async () => {
    number += 1
    const { id } = await call(admin, contract.bank.addQuestion, {
      ...{ subjectId, type: 'true_false', question: `Question ${number} of ${subdomain}`, options: [] },
      ...{ correctAnswer: 0, topic: 'Moving', marksHundredths: 100, timeAllocationMinutes: 1 },
    })
    written.push(id)
    return null
  }
  const comeIn = async () => {
    if (pupil) await signIn(pupil)
    return null
  }
  return [look, look, write, write, comeIn]
}

/** One after the other until the run is over; what could not be answered just then is asked again. */
async function repeat(run: Run, errand: Errand): Promise<void> {
  while (!run.isOver) {
    const startedAt = performance.now()
    for (let failures = 0; ; ) {
      try {
        const wrong = await errand()
        if (wrong) run.problems.push(wrong)
        break
      } catch (error) {
        const code = error instanceof CallFailedError ? error.code : ''
        if (code !== 'UNAVAILABLE') throw error
        if (performance.now() - startedAt > patienceMs) throw new Error('The server did not go on after the move.')
        run.putOff += 1
        failures += 1
        await pause(waitAfterFailureMs(failures, 0.5))
      }
    }
    run.answered += 1
    run.longestMs = Math.max(run.longestMs, performance.now() - startedAt)
    await pause(20)
  }
}

/** What was acknowledged and is not there. */
async function missingOf({ school, subdomain }: Seated, ids: readonly string[]): Promise<string[]> {
  const there = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await call(school.admin, contract.bank.listQuestions, { topic: 'Moving', cursor, size: 500 })
    for (const { id } of page.items) there.add(id)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  const missing = ids.filter((id) => !there.has(id))
  return missing.length > 0 ? [`${missing.length} of ${ids.length} questions of ${subdomain} are gone.`] : []
}
