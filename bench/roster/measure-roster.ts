import { mostRows } from '@sabimark/contract/list.ts'
import { fill, tidy } from '@sabimark/seed/fill.ts'
import { inSchool } from '@sabimark/server/src/platform/database/tenant.ts'
import { openAsker } from '../growth/ask.ts'
import { type CallFigures, measured } from '../growth/measured.ts'
import { readSeededSchool, type SeededSchool } from '../growth/seeded-school.ts'
import { type Product, startProduct } from '../product/start-product.ts'
import { type ActFigures, measureActs } from './acts.ts'
import { fetchAll, measureLooks, planLooks } from './looks.ts'
import { measurePromotion, type PromotionFigures } from './promotion.ts'
import type { ReadFigures } from './read-list.ts'
import { measureRegister, type RegisterFigures } from './register.ts'
import { measureSlips, type SlipFigures } from './slips.ts'

/** A school of so many students, then the same among so many schools. */
export type RosterPace = {
  students: number
  schools: number
  /** How often each list is asked for, each act done, the whole list exported. */
  looks: number
  rounds: number
  exports: number
  signInsPerSecond: number
  /** The browser that reads a list has a processor so many times slower than this one. */
  processorTimes: number
}

export type RosterFigures = {
  /** `times`: the cost among many schools over that of the school alone. */
  looks: Record<string, { alone: CallFigures; among: CallFigures; times: number; boundMicros: number }>
  acts: Record<string, ActFigures>
  exported: CallFigures
  slips: SlipFigures
  register: RegisterFigures
  reading: ReadFigures
  promotion: PromotionFigures
}

type Say = (line: string) => void

/** What the list of students costs in a large school, and what is done there with everybody at once. */
export async function measureRoster(pace: RosterPace, say: Say): Promise<RosterFigures> {
  say(`roster: starting a production server with a school of ${pace.students} students`)
  const product = await startProduct()
  const asker = openAsker(product.port)
  try {
    const school = await fillSchool(product, pace.students)
    const cookie = school.teacherCookie
    const ids = school.classes.flatMap(({ students }) => students.map(({ userId }) => userId))
    const looks = await planLooks(asker, cookie, pace.students)
    const asked = { cookie, looks, count: pace.looks }
    const alone = await measureLooks(product, asker, asked)
    say(`roster: adding ${pace.schools - 1} small schools`)
    await fillOthers(product, pace.schools - 1)
    const among = await measureLooks(product, asker, asked)
    const found: RosterFigures['looks'] = {}
    for (const [name, { boundMicros }] of Object.entries(looks)) {
      const [here, there] = [figureOf(alone, name), figureOf(among, name)]
      found[name] = { alone: here, among: there, times: there.cpuMicros / here.cpuMicros, boundMicros }
    }
    say('roster: changing, exporting and giving slips to everybody')
    const acts = await measureActs(product, asker, { cookie, ids, rounds: pace.rounds })
    const exported = await measured(product, Array(pace.exports).fill(undefined), async () => {
      const count = await fetchAll(asker, cookie, mostRows)
      if (count !== ids.length) throw new Error(`An export has ${count} of ${ids.length} students.`)
    })
    await takeSlipsFromHalf(product, school, ids)
    const slips = await measureSlips(product, asker, { cookie, ids, signInsPerSecond: pace.signInsPerSecond })
    say(`roster: bringing a register of ${pace.students} more students`)
    const classId = school.classes[0]?.id ?? ''
    const register = await measureRegister(product, asker, {
      cookie,
      classId,
      rows: pace.students,
      rounds: pace.rounds,
    })
    const promotion = await measurePromotion(product, asker, { cookie, rounds: pace.rounds })
    say(`roster: reading a list of as many in a browser, processor ${pace.processorTimes}× slower`)
    // Loaded when it is asked for: it brings a browser along.
    const { measureReading } = await import('./read-list.ts')
    const { rounds, processorTimes } = pace
    const reading = await measureReading(product, { cookie, rows: pace.students, rounds, processorTimes })
    return { looks: found, acts, exported, slips, register, reading, promotion }
  } finally {
    asker.close()
    await product.stop()
  }
}

/** Every student has sat an exam, and chosen every subject. */
async function fillSchool(product: Product, students: number): Promise<SeededSchool> {
  const attempts = 2 * students
  const scale = { schools: 1, students, attempts, events: attempts, questions: 5 }
  const { schoolIds, password } = await fill({ ownerUrl: product.ownerUrl, scale })
  const schoolId = schoolIds[0] ?? ''
  await inSchool(product.pools.app, { schoolId }, (tx) =>
    tx.run(
      `INSERT INTO student_subjects (school_id, user_id, subject_id)
       SELECT $1, s.user_id, j.id FROM students s JOIN subjects j ON j.school_id = $1 WHERE s.school_id = $1`,
      [schoolId],
    ),
  )
  await tidy(product.ownerUrl)
  return await readSeededSchool(product, schoolId, password)
}

async function fillOthers(product: Product, schools: number): Promise<void> {
  const scale = { schools, students: 9, attempts: 9 * schools, events: 9 * schools, questions: 1 }
  await fill({ ownerUrl: product.ownerUrl, scale })
  await tidy(product.ownerUrl)
}

/** Half of the slips are then first ones, which make an account. */
async function takeSlipsFromHalf({ pools }: Product, { schoolId }: SeededSchool, ids: readonly string[]) {
  const half = ids.filter((_id, index) => index % 2 === 0)
  await inSchool(pools.app, { schoolId }, (tx) =>
    tx.run('UPDATE users SET account_id = NULL WHERE school_id = $1 AND id = ANY($2::uuid[])', [schoolId, half]),
  )
}

function figureOf(figures: Record<string, CallFigures>, name: string): CallFigures {
  const found = figures[name]
  if (!found) throw new Error(`${name} was not measured.`)
  return found
}
