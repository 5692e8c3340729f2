import type { HerdFigures } from '../report/figures.ts'
import { saveHall } from './save.ts'
import { type Stage, withProcessorTime } from './stage.ts'

/** A class signs in from one address while a hall saves; the saves' processor time, measured before, is taken off. */
export async function measureSignIns(stage: Stage): Promise<Record<string, HerdFigures & { saveP99Ms: number }>> {
  const { product, load, school, pace, say } = stage
  const { count, overMs, savesPerSecond } = pace.signIns
  const students = school.classes
    .flatMap((one) => one.students)
    .slice(0, count)
    .map(({ studentNumber }) => ({ school: school.subdomain, studentNumber, password: school.password }))
  const saving = { hall: saveHall, lanes: pace.middleLanes, perSecond: savesPerSecond }
  // The first sign-in of a server's life loads what signing in needs.
  await load.measureBoth({ kind: 'signin', port: product.port, ...saving, students: students.slice(-1), overMs: 100 })
  const alone = await withProcessorTime(stage, 'saves alone', () =>
    load.measure({ kind: 'open', ...saving, durationMs: overMs }),
  )
  const both = await withProcessorTime(stage, `${count} sign-ins`, () =>
    load.measureBoth({ kind: 'signin', port: product.port, ...saving, students, overMs }),
  )
  const [signIns, saves] = both.outcome
  const cpuMicros = (both.cpuMicros - alone.cpuMicros) / count
  const { tookMs: allMs, p95Ms } = signIns
  say(
    `${count} sign-ins within ${Math.round(allMs)} ms, 95 % in ${Math.round(p95Ms)} ms, ${Math.round(cpuMicros)} µs each; 99 % of the saves meanwhile in ${saves.p99Ms.toFixed(1)} ms (before, alone, ${alone.outcome.p99Ms.toFixed(1)} ms)`,
  )
  return { [count]: { allMs, p95Ms, cpuMicros, saveP99Ms: saves.p99Ms } }
}
