import { oc } from '@orpc/contract'
import { genders, type studentFields } from '@sabimark/domain/people/students/student-fields.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../../list.ts'
import { revision } from '../../record.ts'
import { refuses } from '../../refusal.ts'
import { id, optionalText, text } from '../../text.ts'
import { personStatus } from '../person.ts'
import { studentFilters, studentSorts } from './student.contract.ts'

const tags = ['people']

/** Where a row stands among those found in the file, from 0. */
const position = z.int().min(0).max(4_999)
const count = z.int().min(0).max(5_000)

/** The most rows one call finds people for. */
export const mostMatched = 500
/** The most rows one call takes. */
export const mostRegistered = 200

/** As it stands in a cell: what is too long for its field is refused at that row, and the others are taken. */
const cell = optionalText(1_000)

/**
 * What a register says of a student, as the rules of registers have it: texts by field, the class as its id, the subjects as ids parted
 * by commas. '' is not said, and changes nothing.
 */
const registerValues = z.object({
  name: cell,
  studentNumber: cell,
  email: cell,
  phone: cell,
  dateOfBirth: cell,
  gender: cell,
  guardianName: cell,
  guardianPhone: cell,
  guardianRelationship: cell,
  guardianEmail: cell,
  guardian2Name: cell,
  guardian2Phone: cell,
  address: cell,
  extraTimePercent: cell,
  className: optionalText(36),
  subjects: optionalText(60 * 37),
} satisfies Record<keyof typeof studentFields | 'className' | 'subjects', z.ZodType>)

/** A school brings its list of students by file; the file itself stays on the device. */
export const registerContract = {
  /**
   * Everybody these rows can mean: who has the id of our own row, the student number in any spelling, the same words in the name, in any
   * order and without marks, where the days of birth are not two or have day and month the other way round, or nearly the same words and
   * the same day. Which of them is meant is for the rules of registers to say.
   */
  matchStudents: oc
    .route({ method: 'POST', path: '/students/matches', tags, summary: 'Find the students that rows of a list mean' })
    .input(
      z.object({
        rows: z
          .array(z.object({ id: id.nullable().default(null), studentNumber: cell, name: cell, dateOfBirth: cell }))
          .min(1)
          .max(mostMatched),
      }),
    )
    .output(z.object({ students: z.array(z.object({ id, revision, status: personStatus, values: registerValues })) }))
    .errors(refuses()),

  /** Begins to bring a register: its id names it to the calls that follow, and is the batch by which `school.undo` takes it back. */
  startRegister: oc
    .route({ method: 'POST', path: '/students/registers', tags, summary: 'Begin to bring a list', successStatus: 201 })
    .meta({ demoNoun: 'users' })
    .input(z.object({ fileName: text(255), format: text(20), foundCount: count, leftOutCount: count }))
    .output(z.object({ importId: id }))
    .errors(refuses()),

  /**
   * Takes rows of one's own register, each judged as `addStudent` judges it, or, with an id and the revision it was compared with, as
   * `updateStudent`. A row taken before is answered as it was then; the others are taken whatever is wrong with one. Rows beyond the
   * places of the plan are refused in the order they are sent.
   */
  importStudents: oc
    .route({ method: 'POST', path: '/students/registers/{importId}', tags, summary: 'Take rows of a list of students' })
    .meta({ demoNoun: 'users' })
    .input(
      z.object({
        importId: id,
        rows: z
          .array(
            z.object({ position, id: id.nullable(), revision: revision.nullable(), values: registerValues.partial() }),
          )
          .min(1)
          .max(mostRegistered),
      }),
    )
    .output(
      z.object({
        answers: z.array(
          z.object({
            position,
            /** Of the student; null where the row was refused, and then `fields` says why. */
            id: id.nullable(),
            /** `row` names the row as a whole. */
            fields: z.array(z.object({ field: z.string(), message: z.string() })),
          }),
        ),
      }),
    )
    .errors(refuses('UNKNOWN_IMPORT', 'PLAN_ENDED')),

  /** The students with all that a register can say of them, as it reads it back: class by name, subjects by code. It is logged. */
  exportStudents: oc
    .route({ method: 'GET', path: '/students/export', tags, summary: 'Export the students as a list' })
    .input(listInput(studentSorts, studentFilters))
    .output(
      listOutput(
        z.object({
          id,
          name: z.string(),
          studentNumber: z.string(),
          email: z.string(),
          phone: z.string(),
          dateOfBirth: z.string(),
          gender: z.enum(['', ...genders]),
          guardianName: z.string(),
          guardianPhone: z.string(),
          guardianRelationship: z.string(),
          guardianEmail: z.string(),
          guardian2Name: z.string(),
          guardian2Phone: z.string(),
          address: z.string(),
          extraTimePercent: z.int(),
          className: z.string(),
          subjects: z.string(),
          status: personStatus,
        }),
      ),
    )
    .errors(refuses('BAD_REQUEST')),
}
