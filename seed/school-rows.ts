import { normaliseStudentNumber } from '@sabimark/domain/people/student-number.ts'
import { classPartsOf, defaultClassNames } from '@sabimark/domain/school/classes/class-name.ts'
import { usualYear } from '@sabimark/domain/school/terms/school-year.ts'
import { trialEndsAt } from '@sabimark/domain/school/trial.ts'
import { namedColours } from '@sabimark/domain/words/named-colours.ts'
import { studentAddress } from '@sabimark/server/src/people/account/password-of.ts'
import { newId, newShortId } from '@sabimark/server/src/platform/ids.ts'

/** Whoever signs up with such an address is refused, so a school that has one was made here. */
export const seededAddressEnding = '.seed.invalid'

const subjectNames = [
  'English',
  'Mathematics',
  'Biology',
  'Chemistry',
  'Physics',
  'Economics',
  'Government',
  'Geography',
]
const teachersOfSubject = 2
const yearMs = 365 * 24 * 3_600_000

/** A student as an exam needs to know them. */
export type SeededStudent = { userId: string; classId: string }
/** A question as `assembleContent` takes it. */
export type SeededQuestion = {
  bankQuestionId: string
  type: 'multiple_choice'
  text: string
  options: { id: string; text: string }[]
  correctOptionIds: string[]
  rules: { kind: 'one' }
  explanation: string
  passage: null
  marksHundredths: number
}
export type SeededSubject = { id: string; teacherId: string; questions: SeededQuestion[] }

/** A school on paper: what exams of it are made from, and its rows by table, in the order they may be written. */
export type SeededSchool = {
  schoolId: string
  adminId: string
  classIds: string[]
  students: SeededStudent[]
  subjects: SeededSubject[]
  authRows: [string, object[]][]
  rows: [string, object[]][]
}

type SchoolSize = { number: number; students: number; questions: number; passwordHash: string; now: number }

/** The people, classes, subjects and bank of one school; nobody in it is called by a name anybody has. */
export function schoolOf({ number, students, questions, passwordHash, now }: SchoolSize): SeededSchool {
  const madeMs = now - 3 * yearMs
  const year = usualYear(new Date(now))
  const schoolId = newId(madeMs)
  const domain = `school${number}${seededAddressEnding}`
  const people = new People(schoolId, passwordHash, madeMs)
  const adminId = people.add('school_admin', 'Administrator', `admin@${domain}`)

  const classes = defaultClassNames.map((name, index) => ({
    school_id: schoolId,
    id: newId(madeMs),
    name,
    ...classPartsOf(name),
    position: index + 1,
  }))
  const classIds = classes.map(({ id }) => id)
  const subjects = subjectNames.map((name, index) => ({
    school_id: schoolId,
    id: newId(madeMs),
    name,
    code: `S${index + 1}`,
    color: namedColours[index % namedColours.length]?.value ?? namedColours[0].value,
    difficulty: 'Easy',
    description: '',
    duration_minutes: 60,
    status: 'active',
    created_at: iso(madeMs),
  }))
  const teachers = subjects.flatMap((subject, index) =>
    Array.from({ length: teachersOfSubject }, (_, turn) => {
      const teacherNumber = index * teachersOfSubject + turn + 1
      const userId = people.add('teacher', `Teacher ${teacherNumber}`, `teacher${teacherNumber}@${domain}`)
      return { userId, employeeId: `T${teacherNumber}`, subjectId: subject.id }
    }),
  )
  const studentRows = Array.from({ length: students }, (_, index) => {
    const studentNumber = `SEED/${number}/${index + 1}`
    const name = `Student ${index + 1}`
    return {
      school_id: schoolId,
      user_id: people.add('student', name, null),
      name,
      student_id: studentNumber,
      student_id_key: normaliseStudentNumber(studentNumber),
      class_id: classIds[index % classIds.length] ?? '',
      gender: '',
      guardian_name: '',
      guardian_phone: '',
    }
  })
  const seededSubjects = subjects.map(({ id }, index) => ({
    id,
    teacherId: teachers[index * teachersOfSubject]?.userId ?? adminId,
    questions: questionsOf(index, questions),
  }))
  return {
    schoolId,
    adminId,
    classIds,
    subjects: seededSubjects,
    students: studentRows.map(({ user_id, class_id }) => ({ userId: user_id, classId: class_id })),
    authRows: people.authRows(now),
    rows: [
      ['schools', [schoolRow({ schoolId, number, domain, ownerId: people.accountOf(adminId), madeMs })]],
      ['school_settings', [{ school_id: schoolId, sync_window_hours: 24, year }]],
      ['users', people.users],
      ['classes', classes],
      ['subjects', subjects],
      ['students', studentRows],
      [
        'enrolments',
        studentRows.map(({ user_id, class_id }) => ({ school_id: schoolId, student_id: user_id, year, class_id })),
      ],
      ['teachers', teachers.map((one) => ({ school_id: schoolId, user_id: one.userId, employee_id: one.employeeId }))],
      [
        'teacher_subjects',
        teachers.map((one) => ({ school_id: schoolId, user_id: one.userId, subject_id: one.subjectId })),
      ],
      [
        'teacher_classes',
        teachers.flatMap((one) => classIds.map((class_id) => ({ school_id: schoolId, user_id: one.userId, class_id }))),
      ],
      ['questions', seededSubjects.flatMap((subject) => questionRows(schoolId, subject, madeMs))],
      ['mails', teachers.map((one) => sentInvitation(schoolId, one.employeeId, domain, madeMs))],
    ],
  }
}

type User = { school_id: string; id: string; account_id: string; name: string; email: string | null; role: string }

/** Accounts and memberships, all with one password. */
class People {
  readonly users: (User & { status: string; created_at: string })[] = []
  readonly #schoolId: string
  readonly #passwordHash: string
  readonly #madeMs: number

  constructor(schoolId: string, passwordHash: string, madeMs: number) {
    this.#schoolId = schoolId
    this.#passwordHash = passwordHash
    this.#madeMs = madeMs
  }

  add(role: string, name: string, email: string | null): string {
    const [id, account_id] = [newId(this.#madeMs), newId(this.#madeMs)]
    const made = { status: 'active', created_at: iso(this.#madeMs) }
    this.users.push({ school_id: this.#schoolId, id, account_id, name, email, role, ...made })
    return id
  }

  accountOf(userId: string): string | undefined {
    return this.users.find(({ id }) => id === userId)?.account_id
  }

  /** Everybody has signed in once in the last days. */
  authRows(now: number): [string, object[]][] {
    const made = { createdAt: iso(this.#madeMs), updatedAt: iso(this.#madeMs) }
    const signedIn = { createdAt: iso(now), updatedAt: iso(now), expiresAt: iso(now + 2 * 24 * 3_600_000) }
    return [
      [
        'auth."user"',
        this.users.map(({ id, account_id, name, email, role }) => ({
          id: account_id,
          name,
          email: email ?? studentAddress(id),
          emailVerified: role !== 'student',
          ...made,
        })),
      ],
      [
        'auth.account',
        this.users.map(({ account_id }) => ({
          id: newId(this.#madeMs),
          accountId: account_id,
          providerId: 'credential',
          userId: account_id,
          ...made,
          password: this.#passwordHash,
        })),
      ],
      [
        'auth.session',
        this.users.map(({ account_id }) => ({
          id: newId(now),
          token: crypto.randomUUID(),
          userId: account_id,
          schoolId: this.#schoolId,
          ...signedIn,
          ipAddress: '192.0.2.1',
          userAgent: 'seed',
        })),
      ],
    ]
  }
}

type SchoolFacts = { schoolId: string; number: number; domain: string; ownerId: string | undefined; madeMs: number }

function schoolRow({ schoolId, number, domain, ownerId, madeMs }: SchoolFacts) {
  return {
    id: schoolId,
    name: `Seed School ${number}`,
    subdomain: `seed${number}`,
    email: `office@${domain}`,
    phone: '',
    website: '',
    subscription: 'enterprise',
    status: 'active',
    owner_id: ownerId,
    trial_ends_at: trialEndsAt(new Date(madeMs)).toISOString(),
    created_at: iso(madeMs),
    // Made long ago: whatever is measured or tried on it must be possible.
    trial_ends_plan: false,
  }
}

function questionsOf(subject: number, count: number): SeededQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const [one, other] = [subject + 2, index + 2]
    const options = [one * other + 1, one * other, one + other, one * other + 10].map((text) => ({
      id: newShortId(),
      text: String(text),
    }))
    return {
      bankQuestionId: newId(),
      type: 'multiple_choice',
      text: `What is $${one} \\times ${other}$? (${subject + 1}.${index + 1})`,
      options,
      correctOptionIds: options.slice(1, 2).map(({ id }) => id),
      explanation: '',
      passage: null,
      rules: { kind: 'one' },
      marksHundredths: 200,
    }
  })
}

function questionRows(schoolId: string, { id, teacherId, questions }: SeededSubject, madeMs: number): object[] {
  return questions.map((one) => ({
    school_id: schoolId,
    id: one.bankQuestionId,
    subject_id: id,
    type: one.type,
    question: one.text,
    options: one.options,
    correct_option_ids: one.correctOptionIds,
    explanation: '',
    difficulty: 'Easy',
    topic: 'Products',
    marks_hundredths: one.marksHundredths,
    time_allocation_minutes: 1,
    tags: [],
    created_by: teacherId,
    owner_id: teacherId,
    created_at: iso(madeMs),
  }))
}

function sentInvitation(schoolId: string, employeeId: string, domain: string, madeMs: number): object {
  return {
    school_id: schoolId,
    id: newId(madeMs),
    kind: 'invitation',
    to_address: `${employeeId}@${domain}`,
    data: {},
    created_at: iso(madeMs),
    sent_at: iso(madeMs + 1000),
  }
}

function iso(ms: number): string {
  return new Date(ms).toISOString()
}
