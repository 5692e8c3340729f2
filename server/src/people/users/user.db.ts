import type { StaffRole } from '@sabimark/domain/people/users/staff-role.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { RecordKind } from '../../platform/record/acts.ts'
import { type Columns, cellsOf, updateRows } from '../../platform/record/write-rows.ts'
import { isInvited } from '../invited.ts'

/** Somebody of staff as an act finds them. */
export type UserState = {
  id: string
  name: string
  email: string
  role: StaffRole
  status: 'pending_verification' | 'active' | 'inactive'
  revision: number
  /** Null for a teacher who was deleted and brought back, until they are given a password or invited. */
  accountId: string | null
  /** Has not come in yet; of who is inactive: had not, when they were deactivated. */
  isInvited: boolean
}

const ofStaff = `role IN ('super_admin', 'school_admin', 'teacher')`

/** These people of staff as they are; whoever else changes one waits. */
async function lockUsers(tx: Tx, ids: readonly string[]): Promise<UserState[]> {
  // In one order, or two acts on the same people would wait for each other for ever.
  await tx.rows(
    `SELECT FROM users WHERE school_id = $1 AND id = ANY($2::uuid[]) AND ${ofStaff} ORDER BY id FOR UPDATE`,
    [tx.schoolId, ids],
  )
  return await tx.rows<UserState>(
    `SELECT u.id, u.name, coalesce(u.email, '') AS email, u.role, u.status, u.revision, u.account_id AS "accountId",
       ${isInvited} AS "isInvited"
     FROM users u WHERE u.school_id = $1 AND u.id = ANY($2::uuid[]) AND u.${ofStaff} ORDER BY u.name_key, u.id`,
    [tx.schoolId, ids],
  )
}

const columns: Columns<UserState> = { name: ['name'], role: ['role'], status: ['status'] }

/** How staff are written. Nobody is deleted here: who made nothing is deleted under Teachers. */
export const users: Pick<RecordKind<UserState>, 'lock' | 'update'> & RecordKind<UserState> = {
  noun: 'user',
  lock: lockUsers,
  imageOf: (user) => user,
  insert: () => Promise.reject(new Error('No user was deleted.')),
  update: (tx, changed, fields) =>
    updateRows(
      tx,
      'users',
      changed.map((one) => ({ id: one.id, revision: one.revision, ...cellsOf(columns, one, fields) })),
    ),
  remove: () => Promise.reject(new Error('No user is deleted here.')),
}

/** The active administrators: of a school, or of the company. */
export async function selectActiveAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `SELECT id FROM users WHERE school_id = $1 AND role IN ('school_admin', 'super_admin') AND status = 'active'`,
    [tx.schoolId],
  )
  return rows.map(({ id }) => id)
}

/** Links of reports that still open, by whom of these they were made. shared_links belongs to a later room: looked at in SQL only. */
export async function countOpenLinks(tx: Tx, ids: readonly string[]): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM shared_links
     WHERE school_id = $1 AND made_by = ANY($2::uuid[]) AND revoked_at IS NULL AND expires_at > $3`,
    [tx.schoolId, ids, tx.now],
  )
  return count
}

/** Whether somebody has a teacher's record: subjects, classes, an employee ID. */
export async function hasTeacherRecord(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.optional('SELECT FROM teachers WHERE school_id = $1 AND user_id = $2', [tx.schoolId, id])
  return found !== undefined
}

/** Makes a teacher's record with the next free employee ID of its kind, and answers that. The school is locked. */
export async function insertTeacherRecord(tx: Tx, id: string): Promise<string> {
  const { employeeId } = await tx.one<{ employeeId: string }>(
    `INSERT INTO teachers (school_id, user_id, employee_id)
     SELECT $1, $2, 'ADM-' || coalesce(max(substring(lower(employee_id) FROM '^adm-(\\d{1,6})$')::integer), 0) + 1
     FROM teachers WHERE school_id = $1 RETURNING employee_id AS "employeeId"`,
    [tx.schoolId, id],
  )
  return employeeId
}
