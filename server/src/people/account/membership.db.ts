import type { Role } from '@sabimark/domain/people/role.ts'
import { type IdleRule, staffIdleMs } from '@sabimark/domain/people/sessions/session-watch.ts'
import { initials } from '@sabimark/domain/words/signs/initials.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { lightLogo } from '../../school/logo.db.ts'
import { isBranded } from '../../school/plan-lacks.ts'

type Status = 'pending_verification' | 'active' | 'inactive'

export type NewUser = {
  id: string
  accountId: string
  name: string
  email: string | null
  role: Role
  status: Status
  phone?: string
  address?: string
}

/** Makes an account somebody in this school. */
export async function insertUser(tx: Tx, user: NewUser): Promise<void> {
  await tx.run(
    `INSERT INTO users (school_id, id, account_id, name, email, role, status, phone, address)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tx.schoolId,
      user.id,
      user.accountId,
      user.name,
      user.email,
      user.role,
      user.status,
      user.phone ?? '',
      user.address ?? '',
    ],
  )
}

/** What this account is here, if anything: nobody changes it before this transaction ends. */
export async function lockStatus(tx: Tx, accountId: string): Promise<Status | undefined> {
  const found = await tx.optional<{ status: Status }>(
    'SELECT status FROM users WHERE school_id = $1 AND account_id = $2 FOR NO KEY UPDATE',
    [tx.schoolId, accountId],
  )
  return found?.status
}

/** Whoever waits for a mail becomes active; answers how many did. */
export async function activateUser(tx: Tx, accountId: string): Promise<number> {
  return await tx.run(
    `UPDATE users SET status = 'active' WHERE school_id = $1 AND account_id = $2 AND status = 'pending_verification'`,
    [tx.schoolId, accountId],
  )
}

/** The school becomes active with its owner's mail. */
export async function activateSchool(tx: Tx, ownerId: string): Promise<void> {
  await tx.run(
    `UPDATE schools SET status = 'active' WHERE id = $1 AND owner_id = $2 AND status = 'pending_verification'`,
    [tx.schoolId, ownerId],
  )
}

export type Me = {
  id: string
  name: string
  email: string | null
  role: Role
  school: string
  schoolId: string
  subdomain: string
  avatar: string | null
  initials: string
  schoolLogo: string | null
  schoolColor: string
  studentNumber: string | null
  className: string | null
  profile: { phone: string; address: string; joinDate: string }
}

type StoredMe = Omit<Me, 'initials'>

const withInitials = (me: StoredMe): Me => ({ ...me, initials: initials(me.name) })

/** Of $2, an account; `more`: another column. */
const meOf = (more = '') =>
  `SELECT u.id, u.name, u.email, u.role, s.name AS school, s.id AS "schoolId", s.subdomain, u.avatar,
     CASE WHEN NOT ${isBranded} THEN NULL WHEN u.role <> 'student' THEN '/files/' || x.logo_id
       ELSE ${lightLogo}
     END AS "schoolLogo", CASE WHEN ${isBranded} THEN s.color ELSE '' END AS "schoolColor",
     p.student_id AS "studentNumber", c.name AS "className",
     u.metadata || jsonb_build_object('phone', u.phone, 'address', u.address,
       'joinDate', to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS profile${more}
   FROM users u
   JOIN schools s ON s.id = u.school_id AND s.status = 'active'
   LEFT JOIN school_settings x ON x.school_id = u.school_id
   LEFT JOIN students p ON p.school_id = u.school_id AND p.user_id = u.id
   LEFT JOIN classes c ON c.school_id = p.school_id AND c.id = p.class_id
   WHERE u.school_id = $1 AND u.account_id = $2 AND u.status = 'active'`

/** The signed-in person as screens know them; undefined when they may not work here now. */
export async function selectOptionalMe(tx: Tx, accountId: string): Promise<Me | undefined> {
  const found = await tx.optional<StoredMe>(meOf(), [tx.schoolId, accountId])
  return found && withInitials(found)
}

/** As `selectOptionalMe`, and whether they were signed out since that session began; who signs them out meanwhile waits. */
async function selectOptionalComer(tx: Tx, accountId: string, beganAt: Date) {
  const found = await tx.optional<StoredMe & { isSignedOut: boolean }>(
    `${meOf(', coalesce(u.signed_out_at > $3, false) AS "isSignedOut"')} FOR KEY SHARE OF u`,
    [tx.schoolId, accountId, beganAt],
  )
  if (!found) return undefined
  const { isSignedOut, ...me } = found
  return isSignedOut ? 'signed_out' : withInitials(me)
}

/** What a school says of the sessions of its people. `isTracked`: address and browser are kept. */
export type SessionRule = IdleRule & { isTracked: boolean }

/** Somebody who comes into a school, and what it says of their session. */
export type Entered = { me: Me; rule: SessionRule }

const usualRule: SessionRule = { idleMs: staffIdleMs, isTracked: true }

const ruleOf = (mayCome: string) =>
  `WITH entered AS (
     UPDATE users SET last_sign_in_at = clock_timestamp() WHERE school_id = $1 AND account_id = $2
       AND status = 'active' AND coalesce((last_sign_in_at AT TIME ZONE 'Africa/Lagos')::date < (clock_timestamp() AT TIME ZONE 'Africa/Lagos')::date, true)${mayCome})
   SELECT session_timeout * 60000 AS "idleMs", device_tracking AS "isTracked"
   FROM security_settings WHERE school_id = $1`

/** As selectOptionalMe, for who signs in here now; the day they last did is kept, and no more of it. */
export async function enterSchool(tx: Tx, accountId: string): Promise<Entered | undefined> {
  const rule = await tx.optional<SessionRule>(ruleOf(''), [tx.schoolId, accountId])
  const me = await selectOptionalMe(tx, accountId)
  return me && { me, rule: rule ?? usualRule }
}

/** As enterSchool, for who comes over with a session that began then; `signed_out`: this school signed them out since. */
export async function enterSchoolSince(
  tx: Tx,
  accountId: string,
  beganAt: Date,
): Promise<Entered | 'signed_out' | undefined> {
  const asked = [tx.schoolId, accountId, beganAt]
  const rule = await tx.optional<SessionRule>(ruleOf(' AND coalesce(signed_out_at <= $3, true)'), asked)
  const me = await selectOptionalComer(tx, accountId, beganAt)
  return me && (me === 'signed_out' ? me : { me, rule: rule ?? usualRule })
}

/** In an order in which nothing is left that another refers to. */
const tablesOfEmptySchool = [
  'notices',
  'mails',
  'mail_requests',
  'requests',
  'notice_preferences',
  'school_settings',
  'subjects',
  'classes',
  'users',
  'files',
]

/** Everything a school holds that nobody but its owner was ever at, the school itself included; the lines of its log go with it. */
export async function deleteEmptySchool(tx: Tx): Promise<void> {
  for (const table of tablesOfEmptySchool) await tx.run(`DELETE FROM ${table} WHERE school_id = $1`, [tx.schoolId])
  await tx.run('DELETE FROM schools WHERE id = $1', [tx.schoolId])
}

/** Who administers the school, and where they are written to. */
export async function selectAdminAddresses(tx: Tx): Promise<{ name: string; email: string }[]> {
  return await tx.rows<{ name: string; email: string }>(
    `SELECT name, email FROM users WHERE school_id = $1 AND role = 'school_admin' AND status = 'active' AND email IS NOT NULL
     ORDER BY id`,
    [tx.schoolId],
  )
}

/** The account that signed this school up and has not verified it; undefined once somebody has, or it was freed. */
export async function selectOptionalUnverifiedOwner(tx: Tx): Promise<string | undefined> {
  const school = await tx.optional<{ ownerId: string }>(
    `SELECT owner_id AS "ownerId" FROM schools
     WHERE id = $1 AND status = 'pending_verification' AND owner_id IS NOT NULL`,
    [tx.schoolId],
  )
  return school?.ownerId
}

/** Of a school that is there. */
export async function selectOptionalSchoolStatus(tx: Tx): Promise<string | undefined> {
  const school = await tx.optional<{ status: string }>('SELECT status FROM schools WHERE id = $1', [tx.schoolId])
  return school?.status
}

/** What the school whose mail it is calls somebody. */
export async function selectNameOf(tx: Tx, userId: string): Promise<string> {
  const { name } = await tx.one<{ name: string }>('SELECT name FROM users WHERE school_id = $1 AND id = $2', [
    tx.schoolId,
    userId,
  ])
  return name
}

export type Colleague = { accountId: string; name: string; email: string | null; status: Status }

/** A person of this school in a certain role. */
export async function selectOptionalPerson(tx: Tx, id: string, role: Role): Promise<Colleague | undefined> {
  return await tx.optional<Colleague>(
    `SELECT account_id AS "accountId", name, email, status FROM users WHERE school_id = $1 AND id = $2 AND role = $3`,
    [tx.schoolId, id, role],
  )
}

/**
 * Sets a first password in this transaction; sessions and mailed links end. False for an account that is not of this
 * school, or is somebody elsewhere: the database looks (functions/reissue-password.sql).
 */
export async function reissue(tx: Tx, accountId: string, passwordHash: string): Promise<boolean> {
  return (await tx.one<{ isSet: boolean }>('SELECT reissue_password($1, $2) AS "isSet"', [accountId, passwordHash]))
    .isSet
}

/** The active administrators of the school, or of the company: who is told what concerns all of it. */
export async function selectAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM users WHERE school_id = $1 AND role IN ('school_admin', 'super_admin') AND status = 'active'
     ORDER BY id`,
    [tx.schoolId],
  )
  return rows.map(({ id }) => id)
}

/** The oldest super administrator who is active; only the platform's own school has any. */
export async function selectOptionalFirstAdmin(tx: Tx): Promise<{ accountId: string; email: string } | undefined> {
  return await tx.optional<{ accountId: string; email: string }>(
    `SELECT account_id AS "accountId", email FROM users
     WHERE school_id = $1 AND role = 'super_admin' AND email IS NOT NULL ORDER BY status <> 'active', id LIMIT 1`,
    [tx.schoolId],
  )
}

/**
 * Signs these accounts out of this school, in this transaction; answers how many sessions that ends. Sessions of theirs in
 * another school, or in none, come in here no more.
 */
export async function endSessions(tx: Tx, accountIds: readonly string[]): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `WITH marked AS (
       UPDATE users SET signed_out_at = clock_timestamp() WHERE school_id = $1 AND account_id = ANY($2::text[]))
     SELECT end_sessions($2::text[]) AS count`,
    [tx.schoolId, accountIds],
  )
  return count
}
