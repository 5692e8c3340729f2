// What schools cost that lie on several nodes (decision 087), beside one plain PostgreSQL 15: in pairs, for a machine has other moments.
import { Client } from 'pg'
import { startPostgres15 } from '../../scripts/postgres-15.ts'
import { startLoad } from '../load/driver.ts'
import { measureRound } from '../parts/herds.ts'
import type { Pace } from '../parts/pace.ts'
import { openSaveHall, saveHall } from '../parts/save.ts'
import { type Stage, withProcessorTime } from '../parts/stage.ts'
import { layQuestions } from '../product/exam.ts'
import { laySchool } from '../product/school.ts'
import { type Product, startProduct } from '../product/start-product.ts'
import type { CitusFigures, PairFigures } from './citus-figures.ts'
import { layCluster } from './lay-cluster.ts'
import { layManySchools, measureManySchools } from './many-schools.ts'

type Side = { stage: Stage; many: Awaited<ReturnType<typeof layManySchools>> }
type Micros = { save: number; start: number; submit: number }

export async function measureCitus(pace: Pace, say: (line: string) => void): Promise<CitusFigures> {
  say('laying a coordinator and two workers with Citus, and a PostgreSQL 15')
  const cluster = await layCluster()
  const ends: (() => Promise<unknown>)[] = [cluster.remove]
  try {
    const one = await startPostgres15()
    ends.push(one.stop)
    await countCalls(one.superuserUrl)
    const plain = await openSide(one.url, { pace, say, ends })
    const citus = await openSide(cluster.ownerUrl, { pace, say, ends })
    const pairs: { plain: Micros; citus: Micros }[] = []
    for (let pair = 1; pair <= pace.citus.pairs; pair += 1) {
      say(`pair ${pair} of ${pace.citus.pairs}`)
      // Each goes first as often as the other.
      if (pair % 2 === 1) pairs.push({ plain: await measureSide(plain), citus: await measureSide(citus) })
      else {
        const first = await measureSide(citus)
        pairs.push({ plain: await measureSide(plain), citus: first })
      }
    }
    const of = (name: keyof Micros): PairFigures => {
      const [plainMicros, citusMicros] = [pairs.map((one) => one.plain[name]), pairs.map((one) => one.citus[name])]
      const times = citusMicros.map((micros, pair) => micros / (plainMicros[pair] ?? Number.NaN))
      return { plainMicros, citusMicros, times, middle: middleOf(times) }
    }
    const { measureMs } = pace.citus
    return {
      ...{ save: of('save'), start: of('start'), submit: of('submit') },
      manySchools: {
        plain: await measureManySchools(plain.stage, plain.many, measureMs),
        citus: await measureManySchools(citus.stage, citus.many, measureMs),
      },
    }
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** As the cluster does by its settings. */
async function countCalls(superuserUrl: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query("ALTER SYSTEM SET track_functions = 'pl'")
    await client.query('SELECT pg_reload_conf()')
  } finally {
    await client.end()
  }
}

type Opening = Pick<Stage, 'pace' | 'say'> & { ends: (() => Promise<unknown>)[] }

/** A server over this database with its schools and a load of its own. */
async function openSide(ownerUrl: string, { pace, say, ends }: Opening): Promise<Side> {
  const product: Product = await startProduct({ database: { ownerUrl, serverPort: Number(new URL(ownerUrl).port) } })
  ends.push(product.stop)
  const load = startLoad()
  ends.push(load.stop)
  const { lanes, herd, schools } = pace.citus
  const school = await laySchool(product, Math.max(lanes, herd))
  const questionIds = await layQuestions(product, school)
  const stage: Stage = { product, load, school, questionIds, pace: { ...pace, lanes: [lanes], openLanes: lanes }, say }
  await openSaveHall(stage)
  say(`laying in ${schools} schools with a candidate each`)
  return { stage, many: await layManySchools(stage, schools) }
}

async function measureSide({ stage }: Side): Promise<Micros> {
  const { lanes, herd, measureMs } = stage.pace.citus
  const order = { kind: 'closed', hall: saveHall, lanes } as const
  await stage.load.measure({ ...order, durationMs: measureMs / 5 })
  const { outcome, cpuMicros } = await withProcessorTime(stage, `saves by ${lanes}`, () =>
    stage.load.measure({ ...order, durationMs: measureMs }),
  )
  const { start, submit } = await measureRound(stage, herd, { withSubmit: true })
  return { save: cpuMicros / outcome.count, start: start.cpuMicros, submit: submit?.cpuMicros ?? Number.NaN }
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
