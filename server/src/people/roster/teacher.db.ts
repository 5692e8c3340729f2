import { holds } from '../../platform/database/search-fold.ts'
import type { Tx } from '../../platform/database/tenant.ts'

export type NewTeacher = { userId: string; employeeId: string; subjectIds: string[]; classIds: string[] }

export async function insertTeacher(tx: Tx, teacher: NewTeacher): Promise<void> {
  const { userId, employeeId, subjectIds, classIds } = teacher
  await tx.run('INSERT INTO teachers (school_id, user_id, employee_id) VALUES ($1, $2, $3)', [
    tx.schoolId,
    userId,
    employeeId,
  ])
  await insertPlaces(tx, { userId, subjectIds, classIds })
}

/** What is known of a teacher, all of it anew. */
export async function updateTeacher(tx: Tx, teacher: NewTeacher & { name: string; phone: string }): Promise<void> {
  const { userId, employeeId, name, phone } = teacher
  const key = [tx.schoolId, userId]
  await tx.run('UPDATE users SET name = $3, phone = $4 WHERE school_id = $1 AND id = $2', [...key, name, phone])
  await tx.run('UPDATE teachers SET employee_id = $3 WHERE school_id = $1 AND user_id = $2', [...key, employeeId])
  await tx.run('DELETE FROM teacher_subjects WHERE school_id = $1 AND user_id = $2', key)
  await tx.run('DELETE FROM teacher_classes WHERE school_id = $1 AND user_id = $2', key)
  await insertPlaces(tx, teacher)
}

type TeacherPlaces = Pick<NewTeacher, 'userId' | 'subjectIds' | 'classIds'>

async function insertPlaces(tx: Tx, { userId, subjectIds, classIds }: TeacherPlaces): Promise<void> {
  await tx.run(
    'INSERT INTO teacher_subjects (school_id, user_id, subject_id) SELECT $1, $2, unnest($3::uuid[]) ON CONFLICT DO NOTHING',
    [tx.schoolId, userId, subjectIds],
  )
  await tx.run(
    'INSERT INTO teacher_classes (school_id, user_id, class_id) SELECT $1, $2, unnest($3::uuid[]) ON CONFLICT DO NOTHING',
    [tx.schoolId, userId, classIds],
  )
}

/** Whether another teacher has this employee ID. */
export async function hasEmployeeId(tx: Tx, employeeId: string, ownUserId: string | null = null): Promise<boolean> {
  const row = await tx.optional(
    `SELECT 1 FROM teachers
     WHERE school_id = $1 AND lower(employee_id) = lower($2) AND user_id IS DISTINCT FROM $3::uuid`,
    [tx.schoolId, employeeId, ownUserId],
  )
  return row !== undefined
}

type Named = { id: string; name: string }

export type TeacherRow = {
  id: string
  name: string
  email: string | null
  employeeId: string
  phone: string
  subjects: Named[]
  classes: Named[]
  status: 'pending_verification' | 'active' | 'inactive'
  createdAt: string
}

export type TeacherFilter = { before?: string | null; search: string; id?: string | undefined; limit: number }

/** Teachers, newest first. */
export async function selectTeachers(tx: Tx, { before, search, id, limit }: TeacherFilter): Promise<TeacherRow[]> {
  return await tx.rows<TeacherRow>(
    `SELECT u.id, u.name, u.email, t.employee_id AS "employeeId", u.phone, u.status,
       to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'name', j.name) ORDER BY j.name), '[]')
        FROM teacher_subjects a JOIN subjects j ON j.school_id = a.school_id AND j.id = a.subject_id
        WHERE a.school_id = t.school_id AND a.user_id = t.user_id) AS subjects,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.position, c.name), '[]')
        FROM teacher_classes a JOIN classes c ON c.school_id = a.school_id AND c.id = a.class_id
        WHERE a.school_id = t.school_id AND a.user_id = t.user_id) AS classes
     FROM users u JOIN teachers t ON t.school_id = u.school_id AND t.user_id = u.id
     WHERE u.school_id = $1
       AND ($2::uuid IS NULL OR u.id < $2)
       AND (${holds('$3', ['u.name', 'u.email'])} OR EXISTS (
         SELECT FROM teacher_subjects a JOIN subjects j ON j.school_id = a.school_id AND j.id = a.subject_id
         WHERE a.school_id = t.school_id AND a.user_id = t.user_id AND ${holds('$3', ['j.name'])}))
       AND ($4::uuid IS NULL OR u.id = $4)
     ORDER BY u.id DESC LIMIT $5`,
    [tx.schoolId, before ?? null, search, id ?? null, limit],
  )
}

export async function countTeachers(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>('SELECT count(*) FROM teachers WHERE school_id = $1', [tx.schoolId])
  return count
}
