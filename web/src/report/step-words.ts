import type { FirstStepKind } from '@sabimark/domain/report/first-steps.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { newExam } from '../exam/new-exam.ts'
import type { PageAddress, Role } from '../platform/page.ts'
import { needPage } from './need-page.ts'
import type { Waiting } from './reports.ts'

/**
 * How a step reads, and the button that takes it; none where somebody else must. `adds`: with the form open; `here`: in a dialog of
 * the home.
 */
export type StepWords = {
  title: string
  text: string
  button: string | null
  page: PageAddress
  adds?: boolean
  here?: 'classes'
  /** Another way to take it. */
  also?: { button: string; page: PageAddress }
}

const forAdmins: Record<FirstStepKind, StepWords> = {
  subject: {
    title: 'Add a subject',
    text: 'Mathematics, for example. Questions and exams belong to a subject.',
    button: 'New Subject',
    page: { to: '/subjects' },
    adds: true,
  },
  classes: {
    title: 'Say which classes you have',
    text: 'SS1A to SS3C are there already. Add JSS1 to JSS3 or arms of your own in one press, or keep them as they are.',
    button: 'Set Up Classes',
    page: { to: '/students/classes' },
    here: 'classes',
  },
  students: {
    title: 'Add your students',
    text: 'Give each a class. You get a slip with the first password for each of them.',
    button: 'Add Student',
    page: { to: '/students' },
    adds: true,
  },
  questions: {
    title: 'Write questions',
    text: 'They are kept in the question bank, and exams are put together from it. Write your own, or take ready-made ones.',
    button: 'Add Question',
    page: { to: '/questions' },
    adds: true,
    also: { button: 'Take ready-made ones', page: { to: '/questions/ready-made' } },
  },
  exam: {
    title: 'Set an exam and publish it',
    text: 'Choose the class and the questions, then publish it for its time or start it now.',
    button: 'Create New Exam',
    page: newExam,
  },
  marks: {
    title: 'See the marks',
    text: 'Each paper is marked as soon as it is handed in. The first marks will appear here automatically.',
    button: 'View results',
    page: { to: '/results' },
  },
}

/** A teacher's subjects are given by an administrator. */
const forTeachers: Partial<Record<FirstStepKind, StepWords>> = {
  subject: {
    title: 'Get your subjects and classes',
    text: 'A school administrator assigns them to you. Ask yours, then check here again.',
    button: null,
    page: { to: '/questions' },
  },
}

/** `waiting`: the first marks are a person's to give as long as answers wait for one. */
export function stepWords(kind: FirstStepKind, role: Role, waiting: readonly Waiting[]): StepWords {
  const first = kind === 'marks' ? waiting.find((one) => one.kind === 'mark') : undefined
  if (first) {
    const { countInAll, examsCount, examId } = first
    return {
      title: 'Mark the first answers',
      text: `${counted(countInAll, 'answer')} ${countInAll === 1 ? 'waits' : 'wait'} for you. There is a score when all are marked.`,
      button: 'Mark',
      page: needPage({ kind: 'mark', examId: examsCount === 1 ? examId : null }),
    }
  }
  return (role === 'teacher' ? forTeachers[kind] : undefined) ?? forAdmins[kind]
}
