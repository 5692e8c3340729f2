import type { AnyContractProcedure } from '@orpc/contract'
import { ORPCError } from '@orpc/contract'
import { contract } from '@sabimark/contract/contract.ts'
import { type CallName, callPermissions, mayCall } from '@sabimark/contract/permission.ts'
import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import type { Role } from '@sabimark/domain/people/role.ts'
import { roles } from '@sabimark/domain/people/role.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answers } from './answers.ts'
import { answer } from './demo.ts'
import { sampleId } from './platform/sample.ts'

const calls = Object.entries(contract).flatMap(([room, verbs]) =>
  Object.entries(verbs).map(([verb, call]: [string, AnyContractProcedure]) => {
    const { route, meta, inputSchema, outputSchema } = call['~orpc']
    const noun: unknown = Reflect.get(meta, 'demoNoun')
    const found: unknown = Reflect.get(answers[room as keyof typeof answers], verb)
    return {
      name: `${room}.${verb}` as CallName,
      method: route.method,
      noun,
      inputSchema,
      outputSchema,
      isRefused: found === 'refused',
    }
  }),
)

/** What a call is asked with, where it wants something. */
const exam = { examId: sampleId('exam', 1) }
const inputs: Partial<Record<CallName, unknown>> = {
  'school.checkSubdomain': { subdomain: 'greenfield' },
  'school.list': {},
  'school.getSchool': { id: sampleId('school', 1) },
  'school.billing': { id: sampleId('school', 1) },
  'school.listClasses': {},
  'school.getClass': { id: sampleId('class', 1) },
  'school.listSubjects': {},
  'school.getSubject': { id: sampleId('subject', 1) },
  'school.listTerms': {},
  'school.getTerm': { id: sampleId('term', 1) },
  'people.listTeachers': {},
  'people.listUsers': {},
  'people.getTeacher': { id: sampleId('person', 14) },
  'people.listStudents': {},
  'school.listActs': {},
  'school.listAudit': {},
  'people.exportStudents': {},
  'people.matchStudents': { rows: [{ id: sampleId('person', 24) }] },
  'people.getStudent': { id: sampleId('person', 24) },
  'people.getMyStudent': { id: sampleId('person', 24) },
  'bank.listQuestions': {},
  'bank.getQuestion': { id: sampleId('question', 1) },
  'bank.listPassages': { subjectId: sampleId('subject', 1) },
  'bank.checkDuplicates': { questions: [{ position: 0, question: 'What falls?', options: [] }] },
  'bank.listReadyMade': {},
  'exam.list': {},
  'exam.timetable': {},
  'exam.checkClashes': {
    ...{ title: 'New', subjectId: sampleId('subject', 1), classIds: [], examType: 'mock', durationMinutes: 60 },
    ...{ scheduledDate: '2026-11-24', scheduledTime: '09:00' },
  },
  'exam.countDrawable': { subjectId: sampleId('subject', 1) },
  'exam.drawQuestions': {
    subjectId: sampleId('subject', 1),
    rows: [{ topic: null, difficulty: null, type: null, count: 1 }],
  },
  'report.listShares': {},
  'report.listFiles': {},
  'notice.list': {},
  'notice.listMails': {},
  'exam.get': exam,
  'exam.getSitting': { ...exam, sittingId: sampleId('sitting', 1) },
  'hall.report': { ...exam, sittingId: sampleId('sitting', 1) },
  'hall.board': { ...exam, sittingId: sampleId('sitting', 1) },
  'hall.invigilators': { ...exam, sittingId: sampleId('sitting', 1) },
  'exam.readOffline': { ...exam, sittingId: sampleId('sitting', 1) },
  'exam.listCandidates': { ...exam, sittingId: sampleId('sitting', 1) },
  'exam.listTakers': exam,
  'exam.readChanges': exam,
  'attempt.door': exam,
  'attempt.preview': exam,
  'marking.markPreview': { ...exam, answers: { sample01: ['sample01b'] } },
  'marking.listToMark': {},
  'marking.listPaperMarks': exam,
  'marking.keyOfQuestion': { ...exam, questionId: 'sample01' },
  'marking.listCorrections': exam,
  'marking.markHistory': { attemptId: sampleId('attempt', 2), questionId: 'sample01' },
  'result.get': { attemptId: sampleId('attempt', 2) },
  'result.list': {},
  'result.summary': {},
  'result.listForExam': exam,
  'result.attendance': exam,
  'result.unusual': exam,
  'result.evidence': { attemptId: sampleId('attempt', 2) },
  'result.statistics': exam,
  'result.toCheck': undefined,
  'report.preview': { type: 'performance', range: 'this_month' },
  'result.listOfStudent': { studentId: sampleId('person', 24) },
}
const sampleCalls: CallName[] = ['attempt.door', 'attempt.preview', 'marking.markPreview']
/** Calls whose one answer in the demo is a refusal of their own. */
const without: CallName[] = [
  'people.invitation',
  'people.signUpMail',
  'people.withdrawSignUp',
  'attempt.content',
  'attempt.log',
  'result.ofTicket',
  'marking.listAnswers',
  'report.getMade',
]

async function ask(role: Role | null, name: CallName, input: unknown = inputs[name]): Promise<unknown> {
  const email = demoAccounts.find((one) => one.role === role)?.email ?? null
  return await answer(name.split('.'), input, { email, leave: () => {} })
}

async function refusalOf(asked: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await asked.then(
    () => new Error('It was answered.'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ORPCError)) throw error
  expect(error.defined && error.status < 500, 'a sentence for the screen').toBe(true)
  return { code: String(error.code), message: error.message }
}

/** The super administrator of the demo sees all of its one school. */
const may = (role: Role, name: CallName) =>
  mayCall(role, name) || (role === 'super_admin' && mayCall('school_admin', name))

const reads = calls.filter(({ name, isRefused }) => !isRefused && !without.includes(name))

test('every call that is answered stands in "inputs" above, where it wants one', async () => {
  const isAsked = async ({ name, inputSchema }: (typeof calls)[number]) =>
    !inputSchema || !(await inputSchema['~standard'].validate(inputs[name])).issues
  const wanting = await Promise.all(reads.map(async (call) => ((await isAsked(call)) ? [] : [call.name])))
  expect(wanting.flat()).toEqual([])
})

test.each(reads.flatMap((call) => roles.map((role) => ({ ...call, role }))))(
  '$role asks $name and gets what the contract says, or no',
  async ({ name, role, outputSchema }) => {
    if (!may(role, name) && !sampleCalls.includes(name)) {
      expect((await refusalOf(ask(role, name))).code).toBe('NOT_ALLOWED')
      return
    }
    if (!(outputSchema instanceof z.ZodType)) throw new Error(`${name} says nothing about its answer`)
    const answered = await ask(role, name)
    // Nothing unknown, nothing left out, nothing that has to be turned into something else.
    expect(outputSchema.parse(answered)).toEqual(answered)
  },
)

test.each(calls.filter(({ isRefused }) => isRefused))('$name is refused to who may make it', async ({ name, noun }) => {
  const who = roles.find((role) => mayCall(role, name)) ?? 'student'
  expect(await refusalOf(ask(who, name, {}))).toEqual({
    code: 'DEMO',
    message:
      typeof noun === 'string'
        ? `Database mode required for creating ${noun}`
        : 'Demo: nothing is saved. Sign in to your own school to do this.',
  })
  const others = roles.filter((role) => !may(role, name) && !callPermissions[name].includes('ticket'))
  for (const role of others) expect((await refusalOf(ask(role, name, {}))).code, role).toBe('NOT_ALLOWED')
})

test('what only reads is answered, and what has a noun is refused', () => {
  expect(calls.filter(({ method, isRefused }) => method === 'GET' && isRefused)).toEqual([])
  expect(calls.filter(({ noun, isRefused }) => noun !== undefined && !isRefused)).toEqual([])
})

/** The specification's seven sentences and one of ours in the same words, and the calls each refuses. */
const sentences: [string, CallName[]][] = [
  [
    'Database mode required for creating schools',
    [
      ...(['people.signUp', 'people.addSchool', 'school.updateSchool', 'school.recordPeriod'] as const),
      ...(['school.voidPeriod', 'school.setNextPlan', 'school.extendTrial', 'school.askPlan'] as const),
      ...(['people.suspendSchool', 'people.reactivateSchool', 'people.deleteSchool'] as const),
    ],
  ],
  [
    'Database mode required for creating users',
    [
      ...(['people.addTeacher', 'people.reissueTeacherPassword', 'people.updateTeacher'] as const),
      ...(['people.setTeachersStatus', 'people.deleteTeachers', 'people.addStudent'] as const),
      ...(['people.updateStudent', 'people.setStudentsStatus', 'people.leaveStudents'] as const),
      ...(['people.promote'] as const),
      ...(['people.setStudentsClass', 'people.startRegister', 'people.importStudents'] as const),
      ...(['people.deleteStudents', 'people.issueSlips', 'school.undo', 'notice.sendMailAgain'] as const),
      ...(['people.setPhoto', 'people.sendInvitation', 'people.inviteAdmin', 'people.inviteUserAgain'] as const),
      ...([
        'people.changeRole',
        'people.setUsersStatus',
        'people.endUserSessions',
        'people.dropUserSecondFactor',
      ] as const),
    ],
  ],
  [
    'Database mode required for creating subjects',
    ['school.addSubject', 'school.updateSubject', 'school.setSubjectsStatus', 'school.deleteSubjects'],
  ],
  [
    'Database mode required for creating questions',
    [
      ...(['bank.addQuestion', 'bank.updateQuestion', 'bank.setQuestionsStatus', 'bank.deleteQuestions'] as const),
      ...(['bank.startImport', 'bank.importQuestions', 'bank.addPicture', 'bank.takeReadyMade'] as const),
      ...(['bank.reportQuestion', 'bank.replaceWithdrawn'] as const),
    ],
  ],
  [
    'Database mode required for creating classes',
    ['school.addClass', 'school.addClasses', 'school.updateClass', 'school.setClassesStatus', 'school.deleteClasses'],
  ],
  ['Database mode required for creating terms', ['school.addTerm', 'school.updateTerm', 'school.deleteTerms']],
  [
    'Database mode required for creating exams',
    [
      ...(['exam.askApproval', 'exam.approve', 'exam.sendBack'] as const),
      ...([
        'exam.addSitting',
        'exam.moveSitting',
        'exam.removeSitting',
        'exam.nameStudents',
        'exam.setAccessCode',
        'exam.offerOffline',
        'exam.showHallCode',
        'exam.hallBegan',
        'exam.extend',
        'exam.closeNow',
        'exam.giveTime',
        'exam.takeTimeBack',
        'exam.excuse',
        'hall.assign',
        'hall.giveTime',
        'hall.endFor',
        'hall.note',
        'hall.credit',
        'hall.reopen',
      ] as const),
      ...([
        'exam.create',
        'exam.update',
        'exam.publish',
        'exam.startNow',
        'exam.duplicate',
        'exam.reschedule',
        'exam.setRelease',
      ] as const),
      ...([
        'exam.withdraw',
        'exam.keepChanges',
        'exam.publishChanges',
        'exam.archive',
        'exam.unarchive',
        'exam.delete',
        'exam.handOver',
        'exam.handOverWork',
      ] as const),
    ],
  ],
  [
    'Database mode required for creating results',
    [
      ...([
        'marking.decideLate',
        'marking.acceptLate',
        'marking.nextScript',
        'marking.getScript',
        'marking.mark',
      ] as const),
      ...([
        'marking.undoMark',
        'marking.returnScript',
        'marking.ruleAnswers',
        'marking.enterPaperMarks',
        'marking.tryCorrection',
        'marking.correctKey',
        'result.release',
        'result.openAnswers',
      ] as const),
    ],
  ],
  [
    'Database mode required for creating exam attempts',
    ['attempt.start', 'attempt.package', 'attempt.save', 'attempt.arrive', 'marking.checkAnswer'],
  ],
]

test.each(sentences.flatMap(([sentence, names]) => names.map((name) => [name, sentence] as const)))(
  '%s says: %s',
  async (name, sentence) => {
    const who = roles.find((role) => mayCall(role, name)) ?? 'student'
    expect((await refusalOf(ask(who, name, {}))).message).toBe(sentence)
  },
)

test('no other call has a noun', () => {
  const listed = sentences.flatMap(([, names]) => names)
  const withNoun = calls.filter(({ noun }) => noun !== undefined).map(({ name }) => name)
  expect(withNoun.sort(), 'the calls with a demoNoun stand in "sentences" above').toEqual(listed.sort())
})

test.each([
  ['attempt.content', 'FORGED_TICKET', { contentHash: 'a'.repeat(64) }],
  ['attempt.log', 'FORGED_TICKET', { ticket: 'x'.repeat(20) }],
  ['result.ofTicket', 'FORGED_TICKET', { ticket: 'x'.repeat(20) }],
  ['people.invitation', 'LINK_USED_UP', { token: 'x' }],
  ['exam.get', 'UNKNOWN_EXAM', { examId: sampleId('exam', 99) }],
  ['hall.board', 'UNKNOWN_EXAM', { examId: sampleId('exam', 1), sittingId: sampleId('sitting', 2) }],
  ['exam.getSitting', 'UNKNOWN_EXAM', { examId: sampleId('exam', 1), sittingId: sampleId('sitting', 2) }],
  ['result.evidence', 'UNKNOWN_ATTEMPT', { attemptId: sampleId('attempt', 99) }],
  ['result.attendance', 'UNKNOWN_EXAM', { examId: sampleId('exam', 99) }],
  ['result.unusual', 'UNKNOWN_EXAM', { examId: sampleId('exam', 99) }],
  ['result.listForExam', 'UNKNOWN_EXAM', { examId: sampleId('exam', 99) }],
  ['result.get', 'UNKNOWN_ATTEMPT', { attemptId: sampleId('attempt', 99) }],
  ['report.getMade', 'UNKNOWN_REPORT', { id: sampleId('exam', 1) }],
  ['people.signUpMail', 'BAD_REQUEST', { receipt: 'x' }],
  ['people.withdrawSignUp', 'BAD_REQUEST', { receipt: 'x' }],
  ['exam.get', 'BAD_REQUEST', { examId: 'no id at all' }],
  ['people.listStudents', 'BAD_REQUEST', { search: 7 }],
] satisfies [CallName, string, unknown][])('%s says %s', async (name, code, input) => {
  const who = roles.find((role) => role === 'teacher' && may(role, name)) ?? 'school_admin'
  expect((await refusalOf(ask(who, name, input))).code).toBe(code)
})

test.each(['school', 'school.nothing', 'nothing.list', 'constructor.name', 'school.toString', ''])(
  '%j is no call',
  async (path) => {
    const asked = answer(path.split('.'), {}, { email: null, leave: () => {} })
    expect((await refusalOf(asked)).code).toBe('BAD_REQUEST')
  },
)

test('nobody is somebody only for what anyone may ask', async () => {
  expect(await ask(null, 'people.me')).toEqual({ me: null, sessionLeftMs: null })
  for (const name of ['exam.list', 'attempt.preview', 'bank.addQuestion'] as const) {
    expect((await refusalOf(ask(null, name))).code).toBe('NOT_SIGNED_IN')
  }
})

test('signing out ends the demo on the device', async () => {
  let left = 0
  const leave = () => {
    left += 1
  }
  expect(await answer(['people', 'signOut'], undefined, { email: 'student@greenfield.example', leave })).toEqual({})
  expect(left).toBe(1)
})

test.each(roles)('the bell of %s shows the three notices its badge counts', async (role) => {
  const { me } = z.object({ me: z.object({ unreadCount: z.int() }) }).parse(await ask(role, 'people.me'))
  const { items } = z
    .object({ items: z.array(z.object({ isRead: z.boolean() })) })
    .parse(await ask(role, 'notice.list'))
  expect(me.unreadCount).toBe(3)
  expect(items.map(({ isRead }) => isRead)).toEqual([false, false, false])
})

test('the oldest browsers have the demo, too', async () => {
  // Younger than Chrome 109, Firefox 115 and Safari 15.6.
  const { isWellFormed, toWellFormed } = String.prototype
  Object.assign(String.prototype, { isWellFormed: undefined, toWellFormed: undefined })
  try {
    const found = await ask('school_admin', 'people.listStudents', { search: 'sample' })
    expect(found).toMatchObject({ items: expect.arrayContaining([expect.anything()]) })
  } finally {
    Object.assign(String.prototype, { isWellFormed, toWellFormed })
  }
})
