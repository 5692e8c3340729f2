// One exam from its publishing to its results, with the kills that are planned for it.
import { contract } from '@sabimark/contract/contract.ts'
import { call } from './call.ts'
import { type Candidate, newCandidate, sit, type Tally } from './candidate.ts'
import { again, type Doors, makeDoors, untilTrue } from './patience.ts'
import type { Hall, Kill, Moment } from './plan.ts'
import { examOf, type Pupil, type School, signIn } from './school.ts'
import { writeScript } from './script.ts'

export type HallRun = {
  seed: string
  number: number
  hall: Hall
  school: School
  candidates: number
  tally: Tally
  signal: AbortSignal
  patienceMs: number
  /** A fifth of those who are there from the beginning keep the socket of the exam room. */
  hasSockets?: boolean
  /** How many times faster than with kills everybody acts, from now on. */
  pace: { hurry: number }
  /** Makes one kill and what follows it, and returns when the product is ready again; absent in a run without kills. */
  strike: ((kills: Kill[], hall: HallState) => Promise<void>) | null
}

export type HallState = { number: number; workers: number; candidates: Candidate[] }

/** Far longer than a slow machine needs for what leavers do, kills among it: what is done after the end counts as late, and rightly so. */
const leaverMinutes = 5

/** Returns when everybody who hands in has seen the result; who leaves is waited for by the caller. */
export async function runHall(run: HallRun): Promise<Candidate[]> {
  const { school, seed, number, hall, signal, tally, patienceMs } = run
  const stretches = 1 + hall.kills.filter(({ moment }) => moment === 'saving').length
  const groups = groupKills(hall.kills)
  const state: HallState = { number, workers: hall.workers, candidates: [] }
  const examId = await write(run, {
    title: `Exam ${number}`,
    durationMinutes: 180,
    classId: school.classIds.candidates,
  })
  const leftId = await write(run, {
    title: `Short exam ${number}`,
    durationMinutes: leaverMinutes,
    classId: school.classIds.leavers,
  })
  const pupils = school.pupils.slice(0, run.candidates)
  // Minutes after handing in a shared computer is signed out: everybody comes to the next exam as on another day.
  if (number > 1) {
    for (const pupil of [...pupils, ...school.leavers]) await again(() => signIn(pupil), signal)
  }
  const doors = makeDoors()
  const sitting: Promise<void>[] = []
  const join = (
    pupil: Pupil,
    name: string,
    through: Doors,
    own: { stretches: number; handsIn: boolean; examId: string; hasSocket?: boolean },
  ) => {
    const fullName = `${name} of exam ${number}`
    const candidate = newCandidate({
      name: fullName,
      script: writeScript(`${seed}:${fullName}`, own),
      browser: pupil.browser,
      examId: own.examId,
      hasSocket: own.hasSocket === true,
    })
    state.candidates.push(candidate)
    const done = sit({ candidate, tally, signal, pace: run.pace }, through)
    sitting.push(done)
    // Told at the end, where everybody is waited for.
    done.catch(() => undefined)
  }
  // A candidate that broke off says why at once, not the wait for it that was in vain.
  const orBroken = (wait: Promise<void>) => Promise.race([wait, Promise.all(sitting)])
  let isPublished = false
  let openStretches = 0
  const begin: Record<Moment, () => Promise<void>> = {
    'first start': async () => undefined,
    'start-up': async () => undefined,
    papers: async () => {
      if (isPublished) return
      isPublished = true
      await Promise.all(
        [examId, leftId].map((id) => again(() => call(school.admin, contract.exam.startNow, { examId: id }), signal)),
      )
      for (const [index, pupil] of pupils.entries()) {
        const hasSocket = run.hasSockets === true && index % 5 === 0
        join(pupil, `candidate ${index + 1}`, doors, { stretches, handsIn: true, examId, hasSocket })
      }
      for (const [index, pupil] of school.leavers.entries()) {
        join(pupil, `leaver ${index + 1}`, doors, { stretches: 1, handsIn: false, examId: leftId })
      }
    },
    start: async () => {
      await begin.papers()
      doors.open(0)
    },
    saving: async () => {
      await begin.start()
      openStretches = Math.min(openStretches + 1, stretches)
      doors.open(openStretches)
    },
    'hand-in': async () => {
      await begin.start()
      doors.open(stretches)
      const isReady = async () => state.candidates.every(({ phase }) => phase !== 'at work')
      await orBroken(untilTrue('everybody has answered everything', patienceMs, isReady))
      doors.open(stretches + 1)
    },
  }

  for (const [index, kills] of groups.entries()) {
    const [first] = kills
    if (!first) continue
    const begun = begin[first.moment]()
    if (first.moment !== 'papers') await begun
    await run.strike?.(kills, state)
    await begun
    // Somebody new comes in after every kill, signs in, sits and is marked while the others go on.
    const newcomer = school.pupils[run.candidates + index]
    if (newcomer) {
      await begin.papers()
      await again(() => signIn(newcomer), signal)
      const open = makeDoors()
      open.open(9)
      join(newcomer, `newcomer ${index + 1}`, open, { stretches: 1, handsIn: true, examId })
    }
  }
  await begin['hand-in']()
  const isOver = async () =>
    state.candidates.every(({ phase, script }) => phase === (script.handsIn ? 'marked' : 'ready'))
  await orBroken(untilTrue('everybody has a result', patienceMs, isOver))
  await Promise.all(sitting)
  return state.candidates
}

/** A kill with those that follow while the product comes back from it. */
export function groupKills(kills: readonly Kill[]): Kill[][] {
  const groups: Kill[][] = []
  for (const kill of kills) {
    if (kill.moment === 'start-up') groups.at(-1)?.push(kill)
    else groups.push([kill])
  }
  return groups
}

async function write(run: HallRun, said: Parameters<typeof examOf>[1]): Promise<string> {
  const draft = examOf(run.school, said)
  const { examId } = await again(() => call(run.school.admin, contract.exam.create, draft), run.signal)
  return examId
}
