import { randomBytes } from 'node:crypto'
import { firstPassword, firstPasswordBytes } from '@sabimark/domain/people/first-password.ts'
import { hashPassword } from '@sabimark/server/src/people/account/password-hash.ts'
import { databaseName, databaseRole, quoteName, type RoleName } from '@sabimark/server/src/platform/database/owner.ts'
import { platformSchoolId } from '@sabimark/server/src/school/school.db.ts'
import { Client, type ClientBase } from 'pg'
import { drawUpExam } from './exam-on-paper.ts'
import { planExams } from './plan-exams.ts'
import { insertRows } from './rows.ts'
import type { Scale } from './scale.ts'
import { schoolOf, seededAddressEnding } from './school-rows.ts'
import { writeCounters } from './write-counters.ts'
import { attemptsAside, setAside, writeExams, writeLogs, writeMarks } from './write-exams.ts'

/** The database holds a school that was not made here; nothing was written. */
export class RealSchoolError extends Error {
  override name = 'RealSchoolError'
}

export type Filled = { schoolIds: string[]; firstNumber: number; password: string; attempts: number; events: number }

type FillOptions = {
  ownerUrl: string
  /** What the names of the product's roles begin with; the database's name unless databases share their roles. */
  rolePrefix?: string
  scale: Scale
  /** Told after each portion. */
  onProgress?: (done: { schools: number; attempts: number }) => void
}

/** So many attempts are drawn up and written together. */
const portion = 2_000

/**
 * Fills a migrated database with schools and their past exams. Each school is one transaction, written by the roles
 * that would have written it (app, auth, and saver for the log), so row-level security holds throughout and a fill that
 * is cut off leaves whole schools only. The owner is a member of those roles inside the transaction and never outside.
 */
export async function fill({ ownerUrl, scale, onProgress, rolePrefix = databaseName(ownerUrl) }: FillOptions) {
  const owner = new Client({ connectionString: ownerUrl, application_name: 'sabimark-seed' })
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    const firstNumber = 1 + (await countSeeded(owner, rolePrefix))
    const password = firstPassword(randomBytes(firstPasswordBytes)).replaceAll('-', '')
    const passwordHash = await hashPassword(password)
    const now = Date.now()
    const filled: Filled = { schoolIds: [], firstNumber, password, attempts: 0, events: 0 }
    for (let index = 0; index < scale.schools; index++) {
      const school = schoolOf({ ...scale, number: firstNumber + index, passwordHash, now })
      const plans = planExams(school, {
        attempts: share(scale.attempts, scale.schools, index),
        eventsPerAttempt: Math.max(1, Math.floor(scale.events / scale.attempts)),
        now,
      })
      await asRoles(owner, rolePrefix, school.schoolId, async (as) => {
        await owner.query(attemptsAside)
        await owner.query(
          `GRANT SELECT ON seeding_attempts TO ${roleName(rolePrefix, 'app')}, ${roleName(rolePrefix, 'saver')}`,
        )
        await as('auth')
        for (const [table, rows] of school.authRows) await insertRows(owner, table, rows)
        await as('app')
        for (const [table, rows] of school.rows) await insertRows(owner, table, rows)
        for (const some of portionsOf(plans, portion)) {
          const exams = some.map(drawUpExam)
          await as('owner')
          await setAside(owner, exams)
          await as('app')
          await writeExams(owner, school.schoolId, exams)
          await as('saver')
          await writeLogs(owner, school.schoolId, exams)
          await as('app')
          await writeMarks(owner, school.schoolId, exams)
          filled.attempts += exams.reduce((sum, { attempts }) => sum + attempts.length, 0)
          onProgress?.({ schools: index, attempts: filled.attempts })
        }
        await writeCounters(owner, school.schoolId)
      })
      filled.schoolIds.push(school.schoolId)
    }
    filled.events = filled.attempts * Math.max(1, Math.floor(scale.events / scale.attempts))
    return filled
  } finally {
    await owner.end()
  }
}

/** What autovacuum would do in its own time: the planner knows the rows, and pages are marked as seen by all. */
export async function tidy(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl, application_name: 'sabimark-seed' })
  await owner.connect()
  try {
    await owner.query('VACUUM (ANALYZE)')
  } finally {
    await owner.end()
  }
}

/** How many schools were made here before; refuses where any other is. */
async function countSeeded(owner: ClientBase, rolePrefix: string): Promise<number> {
  const { others, seeded } = await asRoles(owner, rolePrefix, platformSchoolId, async (as) => {
    await as('platform')
    const { rows } = await owner.query<{ others: number; seeded: number }>(
      `SELECT count(*) FILTER (WHERE email NOT LIKE '%' || $2)::int AS others,
         count(*) FILTER (WHERE email LIKE '%' || $2)::int AS seeded FROM schools WHERE id <> $1`,
      [platformSchoolId, seededAddressEnding],
    )
    return rows[0] ?? { others: 1, seeded: 0 }
  })
  if (others === 0) return seeded
  throw new RealSchoolError(
    `This database holds ${others === 1 ? 'a school' : `${others} schools`} of its own; only an empty one is filled. Nothing was written.`,
  )
}

type As = (role: RoleName | 'owner') => Promise<void>

function roleName(rolePrefix: string, role: RoleName): string {
  return quoteName(databaseRole(rolePrefix, role))
}

async function asRoles<T>(owner: ClientBase, rolePrefix: string, schoolId: string, work: (as: As) => Promise<T>) {
  const all = (['app', 'auth', 'saver', 'platform'] as const).map((role) => roleName(rolePrefix, role)).join(', ')
  // A role of its own stands between: a migration under way elsewhere lends and takes back the owner's own memberships.
  const between = quoteName(`seed_${randomBytes(6).toString('hex')}`)
  await owner.query('BEGIN')
  try {
    const { rows } = await owner.query<{ me: string; version: number }>(
      "SELECT current_user AS me, current_setting('server_version_num')::int AS version",
    )
    const how = (rows[0]?.version ?? 0) >= 160_000 ? ' WITH SET TRUE, INHERIT FALSE' : ''
    await owner.query(`CREATE ROLE ${between} NOLOGIN`)
    await owner.query(`GRANT ${all} TO ${between}${how}`)
    await owner.query(`GRANT ${between} TO ${quoteName(rows[0]?.me ?? '')}${how}`)
    await owner.query("SELECT set_config('app.school_id', $1, true)", [schoolId])
    const done = await work(async (role) => {
      await owner.query('RESET ROLE')
      if (role !== 'owner') await owner.query(`SET LOCAL ROLE ${roleName(rolePrefix, role)}`)
    })
    await owner.query('RESET ROLE')
    await owner.query(`DROP ROLE ${between}`)
    await owner.query('COMMIT')
    return done
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** Equal shares of a whole, the first ones larger by the remainder. */
function share(whole: number, parts: number, index: number): number {
  return Math.floor(whole / parts) + (index < whole % parts ? 1 : 0)
}

function* portionsOf<T extends { candidates: unknown[] }>(items: readonly T[], size: number): Generator<T[]> {
  let some: T[] = []
  let count = 0
  for (const item of items) {
    some.push(item)
    count += item.candidates.length
    if (count < size) continue
    yield some
    some = []
    count = 0
  }
  if (some.length > 0) yield some
}
