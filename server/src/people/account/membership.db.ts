import type { Role } from '@sabimark/domain/people/role.ts'
import type { Tx } from '../../platform/database/tenant.ts'

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
  schoolLogo: string | null
  studentNumber: string | null
  className: string | null
  profile: { phone: string; address: string; joinDate: string }
}

/** The signed-in person as screens know them; undefined when they may not work here now. */
export async function selectOptionalMe(tx: Tx, accountId: string): Promise<Me | undefined> {
  return await tx.optional<Me>(
    `SELECT u.id, u.name, u.email, u.role, s.name AS school, s.id AS "schoolId", s.subdomain, u.avatar,
            '/files/' || x.logo_id AS "schoolLogo",
            p.student_id AS "studentNumber", c.name AS "className",
            u.metadata || jsonb_build_object('phone', u.phone, 'address', u.address,
              'joinDate', to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS profile
     FROM users u
     JOIN schools s ON s.id = u.school_id AND s.status = 'active'
     LEFT JOIN school_settings x ON x.school_id = u.school_id
     LEFT JOIN students p ON p.school_id = u.school_id AND p.user_id = u.id
     LEFT JOIN classes c ON c.school_id = p.school_id AND c.id = p.class_id
     WHERE u.school_id = $1 AND u.account_id = $2 AND u.status = 'active'`,
    [tx.schoolId, accountId],
  )
}

/** As selectOptionalMe, for who signs in here now; the day they last did is kept, and no more of it. */
export async function enterSchool(tx: Tx, accountId: string): Promise<Me | undefined> {
  await tx.run(
    `UPDATE users SET last_sign_in_at = clock_timestamp() WHERE school_id = $1 AND account_id = $2
       AND status = 'active' AND coalesce(last_sign_in_at < clock_timestamp() - interval '1 day', true)`,
    [tx.schoolId, accountId],
  )
  return await selectOptionalMe(tx, accountId)
}

/** Everything a school that was never verified holds, the school itself included; the lines of its log go with it. */
export async function deleteUnverifiedSchool(tx: Tx): Promise<void> {
  for (const table of ['notices', 'mails', 'school_settings', 'classes', 'users']) {
    await tx.run(`DELETE FROM ${table} WHERE school_id = $1`, [tx.schoolId])
  }
  await tx.run('DELETE FROM schools WHERE id = $1', [tx.schoolId])
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

/** The active administrators of the school: who is told what concerns all of it. */
export async function selectAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM users WHERE school_id = $1 AND role = 'school_admin' AND status = 'active' ORDER BY id`,
    [tx.schoolId],
  )
  return rows.map(({ id }) => id)
}

/** The oldest super administrator; only the platform's own school has any. */
export async function selectOptionalFirstAdmin(tx: Tx): Promise<{ accountId: string; email: string } | undefined> {
  return await tx.optional<{ accountId: string; email: string }>(
    `SELECT account_id AS "accountId", email FROM users
     WHERE school_id = $1 AND role = 'super_admin' AND email IS NOT NULL ORDER BY id LIMIT 1`,
    [tx.schoolId],
  )
}
