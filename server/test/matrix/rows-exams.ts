import { randomBytes } from 'node:crypto'
import { newId } from '../../src/platform/ids.ts'
import { aPicture } from '../builders/picture.ts'
import {
  aClassOfTheirs,
  aFilterOfTheirs,
  aListCursorOfTheirs,
  anExamOfTheirs,
  aPersonOfTheirs,
  aSubjectOfTheirs,
  type IdField,
  type Row,
} from './row.ts'
import { beyondReport, notTheirs, reportOf } from './rows-reports.ts'
import type { World } from './world.ts'

const unique = () => randomBytes(5).toString('hex')
const seen = { 'another teacher': 'allowed', 'the same role of another school': 'allowed' } as const
const findsNoClash = (foreign: IdField['foreign']): IdField => ({
  foreign,
  verdict: 'allowed',
  why: 'it is compared with the own exams alone, and only the own students are named',
})
const anyRow = { topic: null, difficulty: null, type: null, count: 1 }
const drawsTheOwn: IdField = {
  foreign: ({ theirs }) => [theirs.otherQuestion.id],
  verdict: 'allowed',
  why: 'what is left out need not be there; only the own questions are drawn',
}
const ofASubjectOfAColleague = {
  what: 'of a subject of a colleague',
  role: 'teacher' as const,
  input: ({ ours }: World) => ({ subjectId: ours.otherSubjectId, rows: [anyRow] }),
  verdict: 'UNKNOWN_SUBJECT' as const,
}
const seenByStudents = {
  'another student': 'allowed',
  'a classmate': 'allowed',
  'the same role of another school': 'allowed',
} as const
const unknownExam = { 'another teacher': 'NOT_ALLOWED', 'the same role of another school': 'UNKNOWN_EXAM' } as const
const unknownSubject = {
  'another teacher': 'UNKNOWN_SUBJECT',
  'the same role of another school': 'UNKNOWN_SUBJECT',
} as const

export const schoolRows = {
  'school.signInPlace': { input: () => undefined },
  'school.checkSubdomain': {
    input: ({ ours }) => ({ subdomain: ours.school.subdomain }),
    ids: {
      subdomain: {
        foreign: ({ theirs }) => [theirs.school.subdomain],
        unknown: () => `school${unique()}`,
        verdict: 'allowed',
        unknownVerdict: 'allowed',
        why: 'who signs up learns that a name is taken; that a school has it is in its public address',
        leadsThere: true,
      },
    },
  },
  'school.subscription': {
    input: () => undefined,
    beyond: { 'the same role of another school': 'allowed' },
  },
  'school.setLogo': {
    input: () => ({ data: aPicture }),
    beyond: { 'the same role of another school': 'allowed' },
  },
  'report.overview': { input: () => undefined, beyond: seen },
  'report.performance': { input: () => undefined, beyond: seen },
  'report.recentActivity': { input: () => undefined, beyond: seen },
  'report.preview': {
    input: reportOf,
    beyond: beyondReport,
    also: notTheirs,
    ids: {
      classId: aClassOfTheirs,
      subjectId: aSubjectOfTheirs,
      studentId: {
        foreign: ({ theirs }) => [theirs.student.userId],
        verdict: 'UNKNOWN_PERSON',
      },
    },
  },
} as const satisfies Record<string, Row>

const aQuestionOfTheirs: IdField = {
  foreign: ({ theirs }) => theirs.bank.map(({ id }) => id),
  verdict: 'UNKNOWN_QUESTION',
}
const draftIds = {
  subjectId: aSubjectOfTheirs,
  'classIds[]': aClassOfTheirs,
  'studentIds[]': { ...aPersonOfTheirs.id },
  'questions[].questionId': aQuestionOfTheirs,
}
const someNamed = ({ student }: World['ours']) => ({ studentIds: [student.userId] })
const ofAColleague = [
  {
    what: 'in a subject of a colleague',
    role: 'teacher' as const,
    input: ({ ours }: World, valid: unknown) => ({ ...Object(valid), subjectId: ours.otherSubjectId }),
    verdict: 'UNKNOWN_SUBJECT' as const,
  },
  {
    what: 'with a question of a colleague',
    role: 'teacher' as const,
    input: ({ ours }: World, valid: unknown) => ({
      ...Object(valid),
      questions: [{ questionId: ours.otherQuestion.id, marksHundredths: 200 }],
    }),
    verdict: 'UNKNOWN_QUESTION' as const,
  },
]
const anExamOfAColleague = [
  {
    what: 'of a colleague, whatever else is right',
    role: 'teacher' as const,
    input: ({ ours }: World, valid: unknown) => ({ ...Object(valid), examId: ours.colleaguesExamId }),
    verdict: 'NOT_ALLOWED' as const,
  },
]

export const examRows = {
  'exam.list': {
    input: () => ({}),
    beyond: seen,
    ids: {
      cursor: aListCursorOfTheirs(({ exam }) => exam.list({ size: 1 })),
      subjectId: aFilterOfTheirs(({ theirs }) => [theirs.subjectId]),
      classId: aFilterOfTheirs(({ theirs }) => [theirs.classId]),
    },
    also: [
      {
        what: 'of a subject of a colleague',
        role: 'teacher',
        input: ({ ours }) => ({ subjectId: ours.otherSubjectId }),
        verdict: 'allowed',
      },
    ],
  },
  'exam.figures': { input: () => undefined, beyond: seen },
  'exam.get': {
    input: ({ ours }) => ({ examId: ours.markedId }),
    beyond: unknownExam,
    ids: { examId: anExamOfTheirs },
    also: anExamOfAColleague,
  },
  'exam.create': {
    input: ({ ours }) => ({ ...ours.draftForm('Created'), ...someNamed(ours), requestId: newId() }),
    beyond: unknownSubject,
    ids: {
      ...draftIds,
      requestId: {
        foreign: ({ theirs }) => [theirs.requestId],
        verdict: 'allowed',
        why: 'made by the client; it names a draft of the same person or none',
      },
    },
    also: ofAColleague,
  },
  'exam.update': {
    input: async ({ ours }) => ({
      ...ours.draftForm('Updated'),
      ...someNamed(ours),
      examId: await ours.newDraft('To update'),
    }),
    beyond: unknownExam,
    ids: { ...draftIds, examId: anExamOfTheirs },
    also: [...ofAColleague, ...anExamOfAColleague],
  },
  'exam.publish': {
    input: async ({ ours }) => ({ examId: await ours.newDraft('To publish') }),
    beyond: unknownExam,
    ids: { examId: anExamOfTheirs },
    also: anExamOfAColleague,
  },
  'exam.startNow': {
    input: async ({ ours }) => ({ examId: await ours.newDraft('To start') }),
    beyond: unknownExam,
    ids: {
      examId: anExamOfTheirs,
      sittingId: { foreign: ({ theirs }) => [theirs.scheduledSittingId], verdict: 'WRONG_STATUS' },
    },
    also: anExamOfAColleague,
  },
  'exam.timetable': {
    input: () => ({}),
    beyond: seen,
    ids: {
      classId: {
        ...{ foreign: ({ theirs }: World) => [theirs.classId], verdict: 'allowed', finds: /"sittings":\[\]/ },
        why: 'nothing of the own school is sat by it',
      },
    },
  },
  'exam.checkClashes': {
    input: ({ ours }) => ({
      ...{
        title: 'Planned',
        subjectId: ours.subjectId,
        classIds: [ours.classId],
        ...someNamed(ours),
        examType: 'mock',
        durationMinutes: 60,
      },
      ...{ scheduledDate: '2036-11-24', scheduledTime: '09:00', closingTime: '11:00', examId: ours.markedId },
      questionIds: [ours.bank[0]?.id ?? ''],
    }),
    beyond: seen,
    ids: {
      subjectId: findsNoClash(({ theirs }) => [theirs.subjectId]),
      'classIds[]': findsNoClash(({ theirs }) => [theirs.classId]),
      examId: findsNoClash(({ theirs }) => [theirs.markedId]),
      'studentIds[]': findsNoClash(({ theirs }) => [theirs.student.userId]),
      'questionIds[]': {
        ...{
          foreign: ({ theirs }: World) => theirs.bank.map(({ id }) => id),
          verdict: 'allowed',
          finds: /"practices":\[\]/,
        },
        why: 'no practice of the own school asks it',
      },
    },
  },
  'exam.countDrawable': {
    input: ({ ours }) => ({ subjectId: ours.subjectId, except: [newId()] }),
    beyond: unknownSubject,
    ids: { subjectId: aSubjectOfTheirs, 'except[]': drawsTheOwn },
    also: [ofASubjectOfAColleague],
  },
  'exam.drawQuestions': {
    input: ({ ours }) => ({ subjectId: ours.subjectId, except: [newId()], rows: [anyRow] }),
    beyond: unknownSubject,
    ids: { subjectId: aSubjectOfTheirs, 'except[]': drawsTheOwn },
    also: [ofASubjectOfAColleague],
  },
  'exam.listMine': { input: () => undefined, beyond: seenByStudents },
  'exam.schedule': { input: () => undefined, beyond: seenByStudents },
  'exam.renewFeed': { input: () => undefined, beyond: seenByStudents },
  'exam.dropFeed': { input: () => undefined, beyond: seenByStudents },
} as const satisfies Record<string, Row>
