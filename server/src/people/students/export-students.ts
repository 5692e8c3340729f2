import type { genders } from '@sabimark/domain/people/students/student-fields.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { readList } from '../../platform/list/read-list.ts'
import { type StudentQuery, type StudentSort, studentList } from './list-students.ts'
import { guardianColumns } from './student.db.ts'

type Row = {
  id: string
  name: string
  studentNumber: string
  email: string
  phone: string
  dateOfBirth: string
  gender: '' | (typeof genders)[number]
  guardianName: string
  guardianPhone: string
  guardianRelationship: string
  guardianEmail: string
  guardian2Name: string
  guardian2Phone: string
  address: string
  extraTimePercent: number
  className: string
  subjects: string
  status: 'pending_verification' | 'active' | 'inactive'
}

const exported = {
  ...studentList,
  columns: `u.id, u.name, s.student_id AS "studentNumber", coalesce(u.email, '') AS email, u.phone, u.address, u.status,
    s.gender, coalesce(s.date_of_birth::text, '') AS "dateOfBirth", s.guardian_name AS "guardianName",
    s.guardian_phone AS "guardianPhone", ${guardianColumns}, s.extra_time_percent AS "extraTimePercent", coalesce(c.name, '') AS "className",
    coalesce((SELECT string_agg(j.code, ', ' ORDER BY j.code) FROM student_subjects o
      JOIN subjects j ON j.school_id = o.school_id AND j.id = o.subject_id
      WHERE o.school_id = $1 AND o.user_id = u.id), '') AS subjects`,
}

/** A page of the students as a register says them, in the order and by the filters of their list. */
export async function exportStudents(tx: Tx, query: StudentQuery) {
  return await readList<Row, StudentSort, StudentQuery>(tx, exported, query)
}
