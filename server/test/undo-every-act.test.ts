import type { AnyContractProcedure } from '@orpc/contract'
import { contract } from '@sabimark/contract/contract.ts'
import { actOutcome } from '@sabimark/contract/record.ts'
import { withdrawals } from '@sabimark/ready-made/withdrawn.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anExam, aQuestion } from './builders/exam.ts'
import { aSchool, aStudent, aSubject, aTeacher, classOf, type TestSchool } from './builders/people.ts'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
})
afterAll(async () => {
  withdrawals.length = 0
  await server.stop()
})

type Made = { id: string }
/** `about`: what it made, where that was not there before. `undoneCount`: how many records it was about, if not one. */
type Act = {
  made: () => Promise<Made>
  act: (ids: string[]) => Promise<{ batch: string | null; about?: string | undefined }>
  undoneCount?: number
}

const student = async () => (await aStudent(server, school, { isSignedIn: false })).student
const teacher = async () => (await aTeacher(server, school)).teacher
const question = async () => await aQuestion(school.admin, { subjectId: (await aSubject(school)).id })
const ofClass = async () =>
  (await school.admin.school.addClass({ level: 'SS1', arm: crypto.randomUUID().slice(0, 8) })).class
const term = async () => {
  const days = { firstDay: '2026-09-14', lastDay: '2026-12-11' }
  return (await school.admin.school.addTerm({ name: 'First term', year: '2026/2027', ...days })).term
}
/** One that a later version of the program has withdrawn, with others of its item to take. */
const withdrawn = async () => {
  const subjectId = (await aSubject(school)).id
  const { items } = await school.admin.bank.listReadyMade({ subject: 'Physics', search: 'SI unit of', size: 1 })
  const source = items[0]?.id ?? ''
  await school.admin.bank.takeReadyMade({ subjectId, of: { sources: [source] } })
  withdrawals.push({ sources: [source], why: 'Two options were right.', instead: source.slice(0, source.indexOf('@')) })
  const [taken] = (await school.admin.bank.listQuestions({ subjectId })).items
  return { id: taken?.id ?? '' }
}
/** A draft of a teacher's, with a colleague of the subject who can have it. */
const draft = async () => {
  const subjectId = (await aSubject(school)).id
  const [{ client, teacher: from }, { teacher: to }] = [
    await aTeacher(server, school, { subjectIds: [subjectId] }),
    await aTeacher(server, school, { subjectIds: [subjectId] }),
  ]
  const { examId } = await anExam(client, { subjectId, classIds: [], questions: [], isPublished: false })
  return { id: examId, from: from.id, to: to.id }
}
let handed: Awaited<ReturnType<typeof draft>>
const toHandOver = async () => {
  handed = await draft()
  return handed
}
const [inactive, closed, archived] = [{ status: 'inactive' }, { status: 'closed' }, { status: 'archived' }] as const

/** Each act of the contract, on a record made for it. */
const acts: Record<string, Act> = {
  'exam.handOver': {
    made: toHandOver,
    act: ([examId = '']) => school.admin.exam.handOver({ examId, to: handed.to }),
  },
  'exam.handOverWork': { made: toHandOver, act: () => school.admin.exam.handOverWork(handed) },
  'people.setStudentsStatus': {
    made: student,
    act: (ids) => school.admin.people.setStudentsStatus({ ids, ...inactive }),
  },
  'people.leaveStudents': {
    made: student,
    act: (ids) => school.admin.people.leaveStudents({ ids, reason: 'withdrawn', on: '2024-07-26' }),
  },
  'people.promote': {
    made: student,
    act: async ([own]) => {
      // A year begins for everybody: for one, where the others rest.
      const { items } = await school.admin.people.listStudents({ status: 'active' })
      const others = items.map(({ id }) => id).filter((id) => id !== own)
      if (others.length > 0) await school.admin.people.setStudentsStatus({ ids: others, status: 'inactive' })
      const { year: from, withoutClass, classes } = await school.admin.people.planPromotion()
      return await school.admin.people.promote({
        ...{ from, year: 'Year to undo', withoutClass, exceptions: [] },
        classes: classes.map(({ id, studentsCount }) => {
          return { classId: id, studentsCount, target: { kind: 'class', classId: classOf(school, 'SS3C').id } }
        }),
      })
    },
  },
  'people.setStudentsClass': {
    made: student,
    act: (ids) => school.admin.people.setStudentsClass({ ids, classId: classOf(school, 'SS3C').id }),
  },
  'people.deleteStudents': { made: student, act: (ids) => school.admin.people.deleteStudents({ ids }) },
  'people.setTeachersStatus': {
    made: teacher,
    act: (ids) => school.admin.people.setTeachersStatus({ ids, ...inactive }),
  },
  'people.setUsersStatus': {
    made: teacher,
    act: (ids) => school.admin.people.setUsersStatus({ ids, ...inactive }),
  },
  'people.changeRole': {
    made: teacher,
    act: ([id = '']) => school.admin.people.changeRole({ id, revision: 1, role: 'school_admin' }),
  },
  'people.deleteTeachers': { made: teacher, act: (ids) => school.admin.people.deleteTeachers({ ids }) },
  'school.setSubjectsStatus': {
    made: () => aSubject(school),
    act: (ids) => school.admin.school.setSubjectsStatus({ ids, ...inactive }),
  },
  'school.deleteSubjects': {
    made: () => aSubject(school),
    act: (ids) => school.admin.school.deleteSubjects({ ids }),
  },
  'school.addClasses': {
    made: async () => ({ id: crypto.randomUUID().slice(0, 8) }),
    act: async ([arm = '']) => {
      const { batch } = await school.admin.school.addClasses({ levels: ['JSS1'], arms: [arm] })
      return { batch, about: (await school.admin.school.listClasses({ search: arm })).items[0]?.id }
    },
  },
  'school.setClassesStatus': {
    made: ofClass,
    act: (ids) => school.admin.school.setClassesStatus({ ids, ...closed }),
  },
  'school.deleteTerms': { made: term, act: (ids) => school.admin.school.deleteTerms({ ids }) },
  'school.deleteClasses': { made: ofClass, act: (ids) => school.admin.school.deleteClasses({ ids }) },
  'bank.setQuestionsStatus': {
    made: question,
    act: (ids) => school.admin.bank.setQuestionsStatus({ ids, ...archived }),
  },
  'bank.replaceWithdrawn': {
    made: withdrawn,
    act: (ids) => school.admin.bank.replaceWithdrawn({ ids }),
    undoneCount: 2,
  },
  'bank.deleteQuestions': { made: question, act: (ids) => school.admin.bank.deleteQuestions({ ids }) },
}

/** The line of an act says what it is about, with its link, and which fields it changed; the search finds it by its name. */
async function expectToldInAudit(about: string): Promise<void> {
  const line = (await school.admin.school.listAudit({ about })).items[0]
  expect(line?.changes.map(({ label }) => label)).not.toContain('Other details')
  const { noun, label } = line?.about ?? { label: '' }
  if (line?.action.endsWith('.deleted')) return
  expect(noun, 'noun of audit.db.ts').toEqual(expect.any(String))
  // Words of questions are looked for in the bank.
  if (noun === 'question') return
  const { items } = await school.admin.school.listAudit({ search: label })
  expect(items.map((found) => found.about?.id)).toContain(about)
}

const named = Object.entries(contract).flatMap(([room, calls]) =>
  Object.entries(calls).flatMap(([verb, call]: [string, AnyContractProcedure]) =>
    call['~orpc'].outputSchema === actOutcome && verb !== 'undo' ? [`${room}.${verb}`] : [],
  ),
)

test('every act of the contract is tried here', () => {
  expect(named.sort()).toEqual(Object.keys(acts).sort())
})

test.each(Object.entries(acts))('%s can be undone', async (_name, { made, act, undoneCount = 1 }) => {
  const { id } = await made()
  const { batch, about = id } = await act([id])
  expect(batch).not.toBeNull()
  await expectToldInAudit(about)
  expect(await school.admin.school.undo({ batch: batch ?? '' })).toMatchObject({
    ...{ doneCount: undoneCount, skipped: [] },
  })
})
