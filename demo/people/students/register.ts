import { namesPerson, type RegisteredStudent, registerValuesOf } from '@sabimark/domain/people/register/student-row.ts'
import type { InputOf } from '../../platform/answering.ts'
import { listSampleStudents, sampleRecord, sampleStudents } from './students.ts'

type SampleStudent = ReturnType<typeof sampleStudents>[number]

function registered(student: SampleStudent): RegisteredStudent {
  const { name, studentNumber, phone } = student
  const { dateOfBirth, gender, guardianName, guardianPhone, address, extraTimePercent } = sampleRecord
  const { guardianRelationship, guardianEmail, guardian2Name, guardian2Phone } = sampleRecord
  return {
    ...{ name, studentNumber, phone, email: student.email ?? '' },
    ...{ guardianRelationship, guardianEmail, guardian2Name, guardian2Phone },
    ...{ dateOfBirth, gender, guardianName, guardianPhone, address, extraTimePercent },
    ...{ classId: student.class?.id ?? null, subjectIds: student.subjects.map(({ id }) => id) },
  }
}

/** The sample students whom rows of a list can mean, as the server finds them. */
export function matchSampleStudents({ rows }: InputOf<'people', 'matchStudents'>, now: Date) {
  const meant = namesPerson(rows)
  return {
    students: sampleStudents(now)
      .map((student) => {
        const { id, revision, status } = student
        return { id, revision, status, values: registerValuesOf(registered(student)) }
      })
      .filter(({ id, values }) => meant({ id, ...values })),
  }
}

/** A page of the sample students with all that a list says of them. */
export function exportSampleStudents(input: InputOf<'people', 'exportStudents'>, now: Date) {
  const page = listSampleStudents(input, now)
  const all = new Map(sampleStudents(now).map((student) => [student.id, student]))
  return {
    ...page,
    items: page.items.flatMap(({ id, status }) => {
      const student = all.get(id)
      if (!student) return []
      const { classId: _class, subjectIds: _subjects, ...said } = registered(student)
      const subjects = student.subjects.map(({ name }) => name).join(', ')
      return [{ id, status, ...said, className: student.class?.name ?? '', subjects }]
    }),
  }
}
