import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../load/figures.ts'
import { layExam } from '../product/exam.ts'
import { processorTimeOf } from '../product/processes.ts'
import { statementsOf } from '../product/watcher.ts'
import type { HerdFigures } from '../report/figures.ts'
import { type Stage, withProcessorTime } from './stage.ts'

export type HerdParts = { start: Record<string, HerdFigures>; submit: Record<string, HerdFigures> }

/** Starts and submits of whole halls, each round with an exam of its own; of several rounds the middle one counts. */
export async function measureHerds(
  stage: Stage,
  sizes: readonly number[],
  isWanted: { start: boolean; submit: boolean },
): Promise<HerdParts> {
  const found: HerdParts = { start: {}, submit: {} }
  for (const count of sizes) {
    const starts: HerdFigures[] = []
    const submits: HerdFigures[] = []
    for (let round = 1; round <= stage.pace.rounds; round += 1) {
      const { start, submit } = await measureRound(stage, count, { withSubmit: isWanted.submit })
      starts.push(start)
      if (submit) submits.push(submit)
    }
    if (isWanted.start) found.start[count] = middleOf(starts)
    if (isWanted.submit) found.submit[count] = middleOf(submits)
  }
  return found
}

type Round = { withSubmit: boolean; questionIds?: string[]; knows?: number }

/** One exam of these questions from its starts to its submits; `knows`: the rules the pages say they have. */
export async function measureRound(stage: Stage, count: number, { withSubmit, ...said }: Round) {
  const { product, load, school, say } = stage
  const { questionIds = stage.questionIds, ...knows } = said
  say(`opening an exam for ${count} candidates; their papers are made`)
  const exam = await layExam(product, school, questionIds, count)
  const cookies = exam.students.map(({ cookie }) => cookie)
  const hall = exam.examId
  // What making the papers leaves to do is done by then.
  await wait(1_000)
  const started = await withProcessorTime(stage, `${count} starts`, () =>
    load.measure({ kind: 'start', port: product.port, hall, ...exam, cookies, ...knows }),
  )
  const start = herdOf(count, started.outcome.tookMs, started.outcome.p95Ms, started.cpuMicros)
  sayHerd(say, `start by ${count}`, start, started.parts, started.outcome.ownCpuMicros)
  const submit = withSubmit ? await measureSubmit(stage, exam.examId, count) : undefined
  await load.tell({ kind: 'close', hall })
  return { start, submit, examId: exam.examId }
}

/** Everybody hands in at once; it ends when the last mark is in the database. */
async function measureSubmit(stage: Stage, examId: string, count: number): Promise<HerdFigures> {
  const { product, load, school, say } = stage
  await load.tell({ kind: 'answer', hall: examId })
  await wait(1_000)
  const home = await product.pools.homes.of(school.schoolId)
  const watcher = await statementsOf(home?.app ?? product.pools.app, school.schoolId)
  try {
    let markedAtMs: number[] = []
    let watchedMicros = 0
    const { outcome, cpuMicros, parts } = await withProcessorTime(stage, `${count} submits`, async () => {
      const watchedBefore = processorTimeOf(watcher.pid)
      const began = performance.now()
      const [figures, marks] = await Promise.all([
        load.measure({ kind: 'submit', hall: examId }),
        untilMarked(() => watcher.countMarked(examId), count, began),
      ])
      markedAtMs = marks
      watchedMicros = processorTimeOf(watcher.pid) - watchedBefore
      return figures
    })
    const submit = herdOf(count, markedAtMs.at(-1) ?? Number.NaN, quantile(markedAtMs, 0.95), cpuMicros - watchedMicros)
    sayHerd(
      say,
      `submit by ${count} (acknowledged after ${Math.round(outcome.tookMs)} ms)`,
      submit,
      parts,
      outcome.ownCpuMicros,
    )
    return submit
  } finally {
    watcher.close()
  }
}

const lookEveryMs = 20
const markedWithinMs = 60_000

/** For each mark, when it was seen; in order. */
async function untilMarked(countMarked: () => Promise<number>, count: number, began: number): Promise<number[]> {
  const seenAtMs: number[] = []
  while (seenAtMs.length < count) {
    if (performance.now() - began > markedWithinMs) throw new Error('Not every attempt was marked.')
    const marked = await countMarked()
    const now = performance.now() - began
    while (seenAtMs.length < marked) seenAtMs.push(now)
    if (marked < count) await wait(lookEveryMs)
  }
  return seenAtMs
}

function herdOf(count: number, allMs: number, p95Ms: number, cpuMicros: number): HerdFigures {
  return { allMs, p95Ms, cpuMicros: cpuMicros / count }
}

function sayHerd(
  say: Stage['say'],
  what: string,
  { allMs, p95Ms, cpuMicros }: HerdFigures,
  parts: { node: number; postgres: number },
  own: number,
) {
  const nodeShare = Math.round((parts.node / (parts.node + parts.postgres)) * 100)
  say(
    `${what}: all within ${Math.round(allMs)} ms, 95 % within ${Math.round(p95Ms)} ms, ${Math.round(cpuMicros)} µs each, node ${nodeShare} % of it (load generator ${Math.round(own)} µs)`,
  )
}

/** The round of which the last candidate waited neither longest nor shortest. */
export function middleOf(rounds: readonly HerdFigures[]): HerdFigures {
  const middle = rounds.toSorted((a, b) => a.allMs - b.allMs)[Math.floor((rounds.length - 1) / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}
