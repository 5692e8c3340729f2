import { nameWords } from '@sabimark/domain/people/register/cells/read-name.ts'
import { normaliseStudentNumber } from '@sabimark/domain/people/student-number.ts'
import type { LeaveReason } from '@sabimark/domain/people/students/leaving.ts'
import type { genders } from '@sabimark/domain/people/students/student-fields.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { deleteFiles } from '../../platform/files/files.db.ts'
import type { RecordKind } from '../../platform/record/acts.ts'
import { type Columns, cellsOf, insertRows, updateRows } from '../../platform/record/write-rows.ts'
import { insertPlaces, replacePlaces } from '../places.db.ts'
import { enrolledFields, keepEnrolments } from './enrolments.db.ts'
import { insertNamedPlaces, type NamedPlace, namedPlaces } from './named-places.db.ts'

type Gender = (typeof genders)[number] | ''
type Status = 'pending_verification' | 'active' | 'inactive'
type Named = { id: string; name: string }

/** The account behind a student number in its compared form; a student without a slip has none. */
export async function selectOptionalAccountOfStudent(tx: Tx, numberKey: string): Promise<string | undefined> {
  const row = await tx.optional<{ accountId: string | null }>(
    `SELECT u.account_id AS "accountId" FROM students s JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
     WHERE s.school_id = $1 AND s.student_id_key = $2`,
    [tx.schoolId, numberKey],
  )
  return row?.accountId ?? undefined
}

/** Of a row `s`: what is kept of guardians beside the first one's name and phone. */
export const guardianColumns = `s.guardian_relationship AS "guardianRelationship", s.guardian_email AS "guardianEmail",
  s.guardian2_name AS "guardian2Name", s.guardian2_phone AS "guardian2Phone"`

/** What can be written of a student, by the names of the wire. */
export type StudentValues = {
  name: string
  studentNumber: string
  email: string
  phone: string
  dateOfBirth: string
  gender: Gender
  guardianName: string
  guardianPhone: string
  guardianRelationship: string
  guardianEmail: string
  guardian2Name: string
  guardian2Phone: string
  address: string
  /** What they have more of in every exam, in percent of its duration. */
  extraTimePercent: number
  classId: string | null
  /** None: offers every subject of the school. */
  subjectIds: string[]
}

/** What is kept of a student who has left: '' for nothing, of somebody who has not. */
type Leaving = { leftOn: string; leftReason: LeaveReason | ''; leftNote: string }

/** A student as an act finds them. */
export type StudentState = StudentValues &
  Leaving & {
    id: string
    status: Status
    revision: number
    accountId: string | null
    /** What they said of themself. */
    bio: string
    createdAt: string
    namedFor: NamedPlace[]
    /** Has begun an exam that is running now. */
    isSitting: boolean
    /** Attempts begun, running or not. */
    attemptsCount: number
    /** A device of theirs has the sealed paper of an exam, and its answers are still taken: they may have begun without the server. */
    mayHaveBegun: boolean
  }

/** A running attempt of the student `u.id`. The deadline is judged by the clock of the database. */
export const isSitting = (student: string) => `EXISTS (SELECT FROM exam_attempts a
  WHERE a.school_id = $1 AND a.student_id = ${student} AND a.state = 'in_progress' AND a.deadline > clock_timestamp())`

/** These students as they are, in the order of their names; whoever else changes one waits for this transaction. */
export async function lockStudents(tx: Tx, ids: readonly string[]): Promise<StudentState[]> {
  // In one order, or two acts on the same students would wait for each other for ever.
  await tx.rows(
    `SELECT FROM users WHERE school_id = $1 AND id = ANY($2::uuid[]) AND role = 'student' ORDER BY id FOR NO KEY UPDATE`,
    [tx.schoolId, ids],
  )
  return await tx.rows<StudentState>(
    `SELECT u.id, u.name, u.status, u.revision, u.account_id AS "accountId", coalesce(u.email, '') AS email, u.phone,
       u.address, u.bio, s.student_id AS "studentNumber", s.class_id AS "classId", s.gender,
       coalesce(s.date_of_birth::text, '') AS "dateOfBirth", s.guardian_name AS "guardianName",
       s.guardian_phone AS "guardianPhone", ${guardianColumns},
       s.extra_time_percent AS "extraTimePercent",
       coalesce(s.left_on::text, '') AS "leftOn", s.left_reason AS "leftReason", s.left_note AS "leftNote",
       to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt",
       ARRAY(SELECT o.subject_id::text FROM student_subjects o WHERE o.school_id = $1 AND o.user_id = u.id ORDER BY 1)
         AS "subjectIds",
       ${namedPlaces} AS "namedFor",
       ${isSitting('u.id')} AS "isSitting",
       (SELECT count(*) FROM exam_attempts a WHERE a.school_id = $1 AND a.student_id = u.id) AS "attemptsCount",
       EXISTS (SELECT FROM exam_packages p
         JOIN sitting_seals l ON l.school_id = p.school_id AND l.id = p.seal_id AND l.shown_at IS NOT NULL
         JOIN exam_sittings z ON z.school_id = p.school_id AND z.id = p.sitting_id
         LEFT JOIN school_settings t ON t.school_id = p.school_id
         WHERE p.school_id = $1 AND p.student_id = u.id
           AND z.closes_at + make_interval(hours => coalesce(t.sync_window_hours, 24)) > clock_timestamp()) AS "mayHaveBegun"
     FROM users u JOIN students s ON s.school_id = u.school_id AND s.user_id = u.id
     WHERE u.school_id = $1 AND u.id = ANY($2::uuid[]) ORDER BY u.name_key, u.id`,
    [tx.schoolId, ids],
  )
}

/** A student who is added or, after an undo, there again. Neither has an account: the first slip makes it. */
export type NewStudent = StudentValues &
  Partial<Leaving> & {
    id: string
    status: Status
    bio?: string
    createdAt?: string
    revision?: number
    /** The exams that named them, after an undo. */
    namedFor?: readonly NamedPlace[]
  }

const userColumns: Columns<NewStudent> = {
  name: ['name'],
  phone: ['phone'],
  address: ['address'],
  bio: ['bio'],
  status: ['status'],
  email: ['email', ({ email }) => email || null],
}
const studentColumns: Columns<NewStudent> = {
  // Here, too, so that an index has a class in the order of names (052).
  name: ['name'],
  name_words: ['name', ({ name }) => nameWords(name)],
  student_id: ['studentNumber'],
  student_id_key: ['studentNumber', ({ studentNumber }) => normaliseStudentNumber(studentNumber)],
  date_of_birth: ['dateOfBirth', ({ dateOfBirth }) => dateOfBirth || null],
  class_id: ['classId'],
  gender: ['gender'],
  guardian_name: ['guardianName'],
  guardian_phone: ['guardianPhone'],
  // What was deleted before these were kept says nothing of them.
  guardian_relationship: ['guardianRelationship', ({ guardianRelationship = '' }) => guardianRelationship],
  guardian_email: ['guardianEmail', ({ guardianEmail = '' }) => guardianEmail],
  guardian2_name: ['guardian2Name', ({ guardian2Name = '' }) => guardian2Name],
  guardian2_phone: ['guardian2Phone', ({ guardian2Phone = '' }) => guardian2Phone],
  extra_time_percent: ['extraTimePercent'],
  left_on: ['leftOn', ({ leftOn }) => leftOn || null],
  left_reason: ['leftReason', ({ leftReason = '' }) => leftReason],
  left_note: ['leftNote', ({ leftNote = '' }) => leftNote],
}

/** Inserts students into classes and with subjects that are there. */
export async function insertStudents(tx: Tx, added: readonly NewStudent[]): Promise<void> {
  const users = added.map((one) => ({
    id: one.id,
    role: 'student',
    revision: one.revision ?? 1,
    created_at: one.createdAt ?? tx.now,
    ...cellsOf(userColumns, one),
  }))
  await insertRows(tx, 'users', users)
  const rows = added.map((one) => ({ user_id: one.id, ...cellsOf(studentColumns, one) }))
  await insertRows(tx, 'students', rows)
  await insertPlaces(tx, chosenSubjects, added.map(subjectsOf))
  await insertNamedPlaces(tx, added)
  await keepEnrolments(tx, added.map(idOf))
}

const idOf = ({ id }: { id: string }) => id

const chosenSubjects = { table: 'student_subjects', places: 'subjects', column: 'subject_id' } as const
const subjectsOf = ({ id, subjectIds }: NewStudent) => ({ userId: id, ids: subjectIds })

/** Writes these fields of locked students anew. */
async function updateStudents(tx: Tx, changed: readonly StudentState[], fields: readonly string[]): Promise<void> {
  const users = changed.map((one) => ({ id: one.id, revision: one.revision, ...cellsOf(userColumns, one, fields) }))
  await updateRows(tx, 'users', users)
  const rows = changed.map((one) => ({ user_id: one.id, ...cellsOf(studentColumns, one, fields) }))
  await updateRows(tx, 'students', rows, 'user_id')
  if (fields.includes('subjectIds')) await replacePlaces(tx, chosenSubjects, changed.map(subjectsOf))
  if (fields.some((name) => enrolledFields.has(name))) await keepEnrolments(tx, changed.map(idOf))
}

/** Makes accounts students'. */
export async function setAccounts(tx: Tx, made: readonly { userId: string; accountId: string }[]): Promise<void> {
  await tx.run(
    `UPDATE users u SET account_id = m.account FROM unnest($2::uuid[], $3::text[]) AS m(id, account)
     WHERE u.school_id = $1 AND u.id = m.id`,
    [tx.schoolId, made.map(({ userId }) => userId), made.map(({ accountId }) => accountId)],
  )
}

/** What the log keeps of a student who is deleted. */
export type StudentImage = Omit<StudentState, 'accountId' | 'isSitting' | 'attemptsCount' | 'mayHaveBegun'>

/** How students are written. */
export const students: RecordKind<StudentState, StudentImage> = {
  noun: 'student',
  lock: lockStudents,
  imageOf: ({ accountId: _account, isSitting: _sitting, attemptsCount: _attempts, mayHaveBegun: _may, ...written }) =>
    written,
  insert: insertStudents,
  update: updateStudents,
  remove: deleteStudents,
}

/**
 * Whoever of them begins an exam or is told something at this moment waits: the counts read next still hold at the commit.
 * The person first, as in every other act, or an edit and a deletion would wait for each other.
 */
export async function lockForDelete(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.rows('SELECT FROM users WHERE school_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR UPDATE', [
    tx.schoolId,
    ids,
  ])
  await tx.rows('SELECT FROM students WHERE school_id = $1 AND user_id = ANY($2::uuid[]) ORDER BY user_id FOR UPDATE', [
    tx.schoolId,
    ids,
  ])
}

/** What hangs on a student who never began an exam and goes with them, as do their places by name. Anything else keeps them. */
export const satellites = ['student_subjects', 'enrolments', 'exam_papers', 'notices'] as const

/** Deletes locked students who never began an exam. Their accounts, which nobody is by now, are swept. */
async function deleteStudents(tx: Tx, ids: readonly string[]): Promise<void> {
  const whose = {
    ...{ student_subjects: 'user_id', enrolments: 'student_id' },
    ...{ exam_papers: 'student_id', notices: 'user_id' },
  } as const
  for (const table of satellites) {
    await tx.run(`DELETE FROM ${table} WHERE school_id = $1 AND ${whose[table]} = ANY($2::uuid[])`, [tx.schoolId, ids])
  }
  await tx.run('DELETE FROM students WHERE school_id = $1 AND user_id = ANY($2::uuid[])', [tx.schoolId, ids])
  const deleted = await tx.rows<{ photoId: string | null }>(
    'DELETE FROM users WHERE school_id = $1 AND id = ANY($2::uuid[]) RETURNING photo_id AS "photoId"',
    [tx.schoolId, ids],
  )
  await deleteFiles(
    tx,
    deleted.flatMap(({ photoId }) => photoId ?? []),
  )
}

/** Students who take up a place of the plan. */
export async function countStudents(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>(
    `SELECT count(*) FROM users WHERE school_id = $1 AND role = 'student' AND status <> 'inactive'`,
    [tx.schoolId],
  )
  return count
}

/** All students there are, in use or not. */
export async function countStoredStudents(tx: Tx): Promise<number> {
  const { count } = await tx.one<{ count: number }>('SELECT count(*) FROM students WHERE school_id = $1', [tx.schoolId])
  return count
}

type StudentFigures = {
  total: number
  active: number
  withoutClass: number
  withoutSlip: number
  markedCount: number
  millionthsSum: number
}

/** All students, or those of the classes of a teacher; marks are of all of these, whether active or not. */
export async function selectStudentFigures(tx: Tx, teacherId: string | null): Promise<StudentFigures> {
  const own = `SELECT s.user_id FROM students s JOIN teacher_classes c ON c.school_id = s.school_id AND c.class_id = s.class_id
    WHERE s.school_id = $1 AND c.user_id = $2`
  const among = (student: string) => (teacherId === null ? '' : ` AND ${student} IN (${own})`)
  // Whoever has no class is found by an index: joining everybody to ask for it costs more than all the rest.
  return await tx.one<StudentFigures>(
    `SELECT * FROM
      (SELECT count(*) AS total, count(*) FILTER (WHERE u.status = 'active') AS active,
         count(*) FILTER (WHERE u.account_id IS NULL AND u.status = 'active') AS "withoutSlip"
       FROM users u WHERE u.school_id = $1 AND u.role = 'student'${among('u.id')}) AS everybody,
      (SELECT count(*) AS "withoutClass" FROM students s
       JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id AND u.status = 'active'
       WHERE s.school_id = $1 AND s.class_id IS NULL${among('u.id')}) AS outside,
      (SELECT coalesce(sum(t.marked_count), 0) AS "markedCount",
         coalesce(sum(t.millionths_sum), 0)::bigint AS "millionthsSum"
       FROM student_totals t WHERE t.school_id = $1${among('t.student_id')}) AS marked`,
    teacherId === null ? [tx.schoolId] : [tx.schoolId, teacherId],
  )
}

/** Whether all these students are of the teacher's classes. */
export async function selectStudentsOfTeacher(tx: Tx, ids: readonly string[], teacherId: string): Promise<Named[]> {
  return await tx.rows<Named>(
    `SELECT u.id, u.name FROM users u JOIN students s ON s.school_id = u.school_id AND s.user_id = u.id
     JOIN teacher_classes c ON c.school_id = s.school_id AND c.class_id = s.class_id AND c.user_id = $3
     WHERE u.school_id = $1 AND u.id = ANY($2::uuid[])`,
    [tx.schoolId, ids, teacherId],
  )
}
