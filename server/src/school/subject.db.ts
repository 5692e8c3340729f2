import type { Tx } from '../platform/database/tenant.ts'

export type Subject = {
  id: string
  name: string
  code: string
  description: string
  color: string
  difficulty: 'Easy' | 'Medium' | 'Hard'
  durationMinutes: number
  status: 'active' | 'inactive'
}

const columns = `s.id, s.name, s.code, s.description, s.color, s.difficulty, s.duration_minutes AS "durationMinutes", s.status`

export async function selectSubjects(tx: Tx): Promise<Subject[]> {
  return await tx.rows<Subject>(`SELECT ${columns} FROM subjects s WHERE s.school_id = $1 ORDER BY s.name, s.id`, [
    tx.schoolId,
  ])
}

/** The subjects a teacher is assigned to. */
export async function selectSubjectsOfTeacher(tx: Tx, userId: string): Promise<Subject[]> {
  return await tx.rows<Subject>(
    `SELECT ${columns} FROM subjects s
     JOIN teacher_subjects t ON t.school_id = s.school_id AND t.subject_id = s.id AND t.user_id = $2
     WHERE s.school_id = $1 ORDER BY s.name, s.id`,
    [tx.schoolId, userId],
  )
}

export async function hasSubjectCode(tx: Tx, code: string): Promise<boolean> {
  const row = await tx.optional('SELECT 1 FROM subjects WHERE school_id = $1 AND lower(code) = lower($2)', [
    tx.schoolId,
    code,
  ])
  return row !== undefined
}

export async function countSubjects(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>('SELECT count(*) FROM subjects WHERE school_id = $1', [tx.schoolId])
  return count
}

/** Those in use: they take up the places of the plan. */
export async function countActiveSubjects(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM subjects WHERE school_id = $1 AND status = 'active'`,
    [tx.schoolId],
  )
  return count
}

export async function insertSubject(tx: Tx, subject: Subject): Promise<void> {
  await tx.run(
    `INSERT INTO subjects (school_id, id, name, code, description, color, difficulty, duration_minutes, status)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      tx.schoolId,
      subject.id,
      subject.name,
      subject.code,
      subject.description,
      subject.color,
      subject.difficulty,
      subject.durationMinutes,
      subject.status,
    ],
  )
}
