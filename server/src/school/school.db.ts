import { type ClassParts, classNameOf } from '@sabimark/domain/school/classes/class-name.ts'
import type { Plan } from '@sabimark/domain/words/plan/plan-name.ts'
import { lookOf } from '@sabimark/domain/words/signs/look-alike.ts'
import type { Pool } from 'pg'
import type { Tx } from '../platform/database/tenant.ts'
import { newId } from '../platform/ids.ts'

export type SchoolStatus = 'pending_verification' | 'active' | 'inactive'

export type NewSchool = {
  name: string
  subdomain: string
  email: string
  phone: string
  address?: string
  website: string
  plan: Plan
  ownerId: string
  trialEndsAt: Date
}

/** Inserts the school this transaction is bound to; it waits for its owner's mail. */
export async function insertSchool(tx: Tx, school: NewSchool): Promise<void> {
  await tx.run(
    `INSERT INTO schools (id, name, subdomain, email, phone, website, subscription, status, owner_id, trial_ends_at, look, address)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'pending_verification', $8, $9, $10, $11)`,
    [
      tx.schoolId,
      school.name,
      school.subdomain,
      school.email,
      school.phone,
      school.website,
      school.plan,
      school.ownerId,
      school.trialEndsAt,
      lookOf(school.subdomain),
      school.address ?? '',
    ],
  )
}

/** Adds open classes behind those there are, each where the list of the school has its level. Answers their ids. */
export async function insertClasses(tx: Tx, added: readonly ClassParts[]): Promise<string[]> {
  const ids = added.map(() => newId())
  await tx.run(
    `INSERT INTO classes (school_id, id, name, level, arm, position, level_place)
     SELECT $1, c.id, c.name, c.level, c.arm, c.position + last.position,
       coalesce((SELECT array_position(s.levels, c.level) FROM school_settings s WHERE s.school_id = $1), 9999)
     FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) WITH ORDINALITY AS c(id, name, level, arm, position),
       (SELECT coalesce(max(k.position), 0) AS position FROM classes k WHERE k.school_id = $1) last`,
    [tx.schoolId, ids, added.map(classNameOf), added.map(({ level }) => level), added.map(({ arm }) => arm)],
  )
  return ids
}

export type School = {
  name: string
  subdomain: string
  plan: Plan
  status: SchoolStatus
  /** Its trial still runs, by the database's clock. */
  isInTrial: boolean
  /** Its plan has ended, by the same clock: nothing can be added. */
  hasEnded: boolean
  /** The company has suspended it. */
  isSuspended: boolean
}

const schoolColumns = `name, subdomain, subscription AS plan, status, suspended_at IS NOT NULL AS "isSuspended",
  trial_ends_at IS NOT NULL AND trial_ends_at > now() AS "isInTrial",
  plan_ends_at IS NOT NULL AND plan_ends_at <= now() AS "hasEnded"`

/** The school of this transaction; undefined when it was freed. */
export async function selectOptionalSchool(tx: Tx): Promise<School | undefined> {
  return await tx.optional<School>(`SELECT ${schoolColumns} FROM schools WHERE id = $1`, [tx.schoolId])
}

/** As selectOptionalSchool, and whoever else locks it waits: so that a limit counted now still holds at the commit. */
export async function lockSchool(tx: Tx): Promise<School | undefined> {
  return await tx.optional<School>(`SELECT ${schoolColumns} FROM schools WHERE id = $1 FOR NO KEY UPDATE`, [
    tx.schoolId,
  ])
}

export type Subscription = {
  subscription: Plan
  trialEndsAt: string | null
  paidUntil: string | null
  hasEnded: boolean
  website: string
  companyEmail: string | null
  taken: { students: number; subjects: number }
}

/** How many places of the plan of school $1 are taken. */
const takenPlaces = `jsonb_build_object(
    'students', (SELECT count(*) FROM users u WHERE u.school_id = $1 AND u.role = 'student' AND u.status <> 'inactive'),
    'subjects', (SELECT count(*) FROM subjects j WHERE j.school_id = $1 AND j.status = 'active'))`

/** How many places of its plan the school takes: by students who are not inactive, and subjects in use. */
export async function selectTaken(tx: Tx): Promise<Subscription['taken']> {
  return (await tx.one<Pick<Subscription, 'taken'>>(`SELECT ${takenPlaces} AS taken`, [tx.schoolId])).taken
}

export async function selectSubscription(tx: Tx): Promise<Subscription> {
  return await tx.one<Subscription>(
    `SELECT subscription, website,
            to_char(trial_ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "trialEndsAt",
            to_char(paid_until, 'YYYY-MM-DD') AS "paidUntil",
            plan_ends_at IS NOT NULL AND plan_ends_at <= now() AS "hasEnded",
            (SELECT email FROM company_contact()) AS "companyEmail",
            ${takenPlaces} AS taken
     FROM schools WHERE id = $1`,
    [tx.schoolId],
  )
}

export type ClassRow = { id: string; name: string }

/** All classes by id, closed ones, too, for what refers to them. */
export async function selectClasses(tx: Tx): Promise<ClassRow[]> {
  return await tx.rows<ClassRow>('SELECT id, name FROM classes WHERE school_id = $1', [tx.schoolId])
}

/** Which of these classes are open; they stay so until the transaction ends: who closes one waits, or is waited for. */
export async function selectOpenClasses(tx: Tx, classIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM classes WHERE school_id = $1 AND id = ANY($2::uuid[]) AND status = 'open' FOR KEY SHARE`,
    [tx.schoolId, classIds],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Which of these are subjects of the school in use, which nobody deletes before the commit. */
export async function selectActiveSubjects(tx: Tx, subjectIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM subjects WHERE school_id = $1 AND id = ANY($2::uuid[]) AND status = 'active' FOR KEY SHARE`,
    [tx.schoolId, subjectIds],
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Which of the given classes and subjects are not this school's, or in use no more, as the refusal that says so; null when
 * all are.
 */
export async function findUnknownPlace(
  tx: Tx,
  classIds: string[],
  subjectIds: string[],
): Promise<'UNKNOWN_CLASS' | 'UNKNOWN_SUBJECT' | null> {
  const [open, subjects] = await Promise.all([selectOpenClasses(tx, classIds), selectActiveSubjects(tx, subjectIds)])
  if (open.size < new Set(classIds).size) return 'UNKNOWN_CLASS'
  return subjects.size < new Set(subjectIds).size ? 'UNKNOWN_SUBJECT' : null
}

export type FoundSchool = { id: string; name: string; subdomain: string; status: SchoolStatus }

/** The school behind a subdomain, whatever its status; never the platform's own. */
export async function selectOptionalSchoolBySubdomain(pool: Pool, subdomain: string): Promise<FoundSchool | undefined> {
  const { rows } = await pool.query<FoundSchool>('SELECT id, name, subdomain, status FROM school_by_subdomain($1)', [
    subdomain,
  ])
  return rows[0]
}

/** Whether a school has the subdomain, or one that looks like it at a glance. */
export async function isSubdomainTaken(app: Pool, subdomain: string): Promise<boolean> {
  const { rows } = await app.query<{ isTaken: boolean }>('SELECT is_subdomain_taken($1, $2) AS "isTaken"', [
    subdomain,
    lookOf(subdomain),
  ])
  return rows[0]?.isTaken === true
}

/** The active school of an installation that has one; undefined where there is none, or more. */
export async function selectOptionalOnlySchool(pool: Pool): Promise<{ name: string; subdomain: string } | undefined> {
  const { rows } = await pool.query<{ name: string; subdomain: string }>('SELECT name, subdomain FROM only_school()')
  return rows[0]
}

/** The school of the super administrators: in no list and no count. */
export const platformSchoolId = '00000000-0000-7000-8000-000000000000'
