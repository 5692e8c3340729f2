import { nameWords } from '@sabimark/domain/people/register/cells/read-name.ts'
import { nearFinder } from '@sabimark/domain/people/register/near-names.ts'
import { namesPerson, type RegisteredStudent, registerValuesOf } from '@sabimark/domain/people/register/student-row.ts'
import { normaliseStudentNumber } from '@sabimark/domain/people/student-number.ts'
import { birthDateProblem } from '@sabimark/domain/people/students/birth-date.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { guardianColumns } from './student.db.ts'

type Sought = { id: string | null; studentNumber: string; name: string; dateOfBirth: string }
type Found = RegisteredStudent & {
  id: string
  revision: number
  status: 'pending_verification' | 'active' | 'inactive'
}

/** Everybody whom these rows of a register can mean, as its rules compare them. */
export async function selectMeant(tx: Tx, rows: readonly Sought[]) {
  const ids = [...rows.flatMap(({ id }) => id ?? []), ...(await selectBornAlike(tx, rows))]
  const found = await tx.rows<Found>(
    `SELECT u.id, u.revision, u.status, u.name, coalesce(u.email, '') AS email, u.phone, u.address,
       s.student_id AS "studentNumber", s.class_id AS "classId", s.gender,
       coalesce(s.date_of_birth::text, '') AS "dateOfBirth", s.guardian_name AS "guardianName",
       s.guardian_phone AS "guardianPhone", ${guardianColumns}, s.extra_time_percent AS "extraTimePercent",
       ARRAY(SELECT o.subject_id::text FROM student_subjects o WHERE o.school_id = $1 AND o.user_id = u.id ORDER BY 1)
         AS "subjectIds"
     FROM students s JOIN users u ON u.school_id = s.school_id AND u.id = s.user_id
     WHERE s.school_id = $1
       AND (s.user_id = ANY($2::uuid[]) OR s.student_id_key = ANY($3::text[]) OR s.name_words = ANY($4::text[]))
     ORDER BY u.id`,
    [
      tx.schoolId,
      ids,
      rows.map(({ studentNumber }) => normaliseStudentNumber(studentNumber)).filter(Boolean),
      rows.map(({ name }) => nameWords(name)).filter(Boolean),
    ],
  )
  const isMeant = namesPerson(rows)
  return found.filter(isMeant).map(({ id, revision, status, ...kept }) => {
    return { id, revision, status, values: registerValuesOf(kept) }
  })
}

/** Who was born on the day of a row and has nearly its name: "Ibrahim A. Bello" and "BELLO Ibrahim" are of other words, and may be one. */
async function selectBornAlike(tx: Tx, rows: readonly Sought[]): Promise<string[]> {
  const born = rows
    .filter(({ dateOfBirth }) => dateOfBirth !== '' && birthDateProblem(dateOfBirth) === null)
    .map(({ name, dateOfBirth }) => ({ words: nameWords(name), born: dateOfBirth }))
  if (born.length === 0) return []
  const there = await tx.rows<{ id: string; words: string; born: string }>(
    `SELECT user_id AS id, name_words AS words, date_of_birth::text AS born FROM students
     WHERE school_id = $1 AND date_of_birth = ANY($2::date[])`,
    [tx.schoolId, [...new Set(born.map((one) => one.born))]],
  )
  const isNear = nearFinder(born)
  return there.filter((one) => isNear(one.words, one.born)).map(({ id }) => id)
}

/** Whose these student numbers are, in their compared form. */
export async function selectOwners(tx: Tx, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ key: string; id: string }>(
    `SELECT student_id_key AS key, user_id AS id FROM students WHERE school_id = $1 AND student_id_key = ANY($2::text[])`,
    [tx.schoolId, keys],
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}
