import { type Load, startLoad } from '../load/driver.ts'
import { layQuestions } from '../product/exam.ts'
import { type ProcessorTime, processorTime } from '../product/processes.ts'
import { profileOf } from '../product/profile.ts'
import { laySchool, type School } from '../product/school.ts'
import { type Product, startProduct } from '../product/start-product.ts'
import { type Pace, studentsFor } from './pace.ts'

/** A running product with a school of students and the load generator beside it. */
export type Stage = {
  product: Product
  load: Load
  school: School
  questionIds: string[]
  pace: Pace
  say(line: string): void
}

type StageOptions = { workers?: number; isProfiled: boolean; pace: Pace; say(line: string): void }

/** Opens a stage for `work` and takes it down again, always. `atRest` sees the product before anybody asks anything. */
export async function onStage<T>(
  { workers = 1, isProfiled, pace, say }: StageOptions,
  work: (stage: Stage) => Promise<T>,
  atRest: (product: Product) => Promise<void> = async () => undefined,
): Promise<T> {
  say(`starting a production server with ${workers === 1 ? 'one worker' : `${workers} workers`} and its own database`)
  const product = await startProduct({ workers, isProfiled })
  const load = startLoad()
  try {
    await atRest(product)
    const count = studentsFor(pace)
    say(`laying in a school of ${count} students`)
    const school = await laySchool(product, count)
    const questionIds = await layQuestions(product, school)
    return await work({ product, load, school, questionIds, pace, say })
  } finally {
    await load.stop()
    await product.stop()
  }
}

/** Runs `work` and says how much processor time server and database took. With a profile, prints what took it. */
export async function withProcessorTime<T>(
  { product, say }: Stage,
  what: string,
  work: () => Promise<T>,
): Promise<{ outcome: T; cpuMicros: number; parts: ProcessorTime }> {
  const profile = product.inspectorUrl === undefined ? undefined : await profileOf(product.inspectorUrl)
  const before = processorTime(product.pid, product.databasePids)
  const outcome = await work()
  const after = processorTime(product.pid, product.databasePids)
  if (profile) say(`what took the server's processor during ${what}:\n${await profile.stop()}`)
  const parts = { node: after.node - before.node, postgres: after.postgres - before.postgres }
  return { outcome, cpuMicros: parts.node + parts.postgres, parts }
}
