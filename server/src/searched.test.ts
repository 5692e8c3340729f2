import { type SearchedList, type SearchedTexts, searched } from '@sabimark/domain/school/searched.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anExam, aQuestion } from '../test/builders/exam.ts'
import { addLevels, aSchool, aSubject, classOf, type TestSchool } from '../test/builders/people.ts'
import type { TestClient } from '../test/client.ts'
import { type TestServer, testServer } from '../test/server.ts'
import { ensureFirstAdmin } from './people/first-admin/first-admin.ts'

// A text for every field the label names: each finds the one row that holds it. What else the row holds finds nothing.
let server: TestServer
let school: TestSchool
let physics: string
let superAdmin: TestClient

beforeAll(async () => {
  server = await testServer()
  school = await aSchool(server)
  physics = (await aSubject(school, { name: 'Fízíksì' })).id
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  superAdmin = server.client()
  await superAdmin.people.signIn({ email, password: password ?? '' })
})
afterAll(() => server.stop())

const looked = new Set<SearchedList>()

function searching(list: SearchedList, work: () => Promise<void>) {
  looked.add(list)
  it(`${list} are found by what the label says`, work)
}

it('every list that is searched is looked through here', () => {
  expect([...looked].sort()).toEqual(Object.keys(searched).sort())
})

async function finds(list: (search: string) => Promise<{ items: { id: string }[] }>, id: string, texts: object) {
  for (const [field, text] of Object.entries(texts)) {
    expect(
      (await list(text)).items.map((item) => item.id),
      field,
    ).toEqual([id])
  }
}

async function findsNothing(list: (search: string) => Promise<{ items: unknown[] }>, texts: string[]) {
  for (const text of texts) expect((await list(text)).items, text).toEqual([])
}

searching('students', async () => {
  const { people } = school.admin
  await people.addStudent({ name: 'Bola Ade', studentNumber: 'GC/1' })
  const typed = { email: 'upo@mail.test', phone: '08031112222', guardianName: 'Mama Kola', address: '7 Broad Street' }
  const { student } = await people.addStudent({ name: 'Ụ̀lọ́ma Ɗan', studentNumber: 'XQ/77', ...typed })
  const list = (search: string) => people.listStudents({ search })
  const texts: SearchedTexts<'students'> = { name: 'ULOMA dan', email: 'upo@', 'student ID': 'xq/7' }
  await finds(list, student.id, texts)
  await findsNothing(list, ['0803', 'Kola', 'Broad'])
})

searching('teachers', async () => {
  const { people } = school.admin
  const typed = { employeeId: 'T-31', phone: '08031112222', signIn: 'first_password' as const }
  await people.addTeacher({ ...typed, name: 'Bola Ade', email: 'bola@staff.test', employeeId: 'T-30' })
  const { teacher } = await people.addTeacher({
    ...typed,
    name: 'Ṣadé Obi',
    email: 'so@work.test',
    subjectIds: [physics],
  })
  const list = (search: string) => people.listTeachers({ search })
  const texts: SearchedTexts<'teachers'> = { name: 'sade', email: 'work.test', subject: 'FIZIKSI' }
  await finds(list, teacher.id, texts)
  await findsNothing(list, ['T-31', '0803'])
})

searching('users', async () => {
  const { people } = school.admin
  const { user } = await people.inviteAdmin({ name: 'Ọmọ́lará Ekpo', email: 'omo@office.test' })
  const list = (search: string) => people.listUsers({ search })
  const texts: SearchedTexts<'users'> = { name: 'omolara EK', email: 'office.test' }
  await finds(list, user.id, texts)
  await findsNothing(list, ['school_admin', 'pending'])
})

searching('subjects', async () => {
  const { school: calls } = school.admin
  const form = { name: 'Ẹ̀kọ́ Ìṣirò', code: 'ZQX', description: 'Numbers' }
  const { subject } = await calls.addSubject(form)
  const list = (search: string) => calls.listSubjects({ search })
  const texts: SearchedTexts<'subjects'> = { name: 'isiro EKO', code: 'zq' }
  await finds(list, subject.id, texts)
  await findsNothing(list, ['Numbers', '180'])
})

searching('classes', async () => {
  const { school: calls } = school.admin
  await addLevels(school, 'Ìpele 4')
  const added = await calls.addClass({ level: 'Ìpele 4', arm: 'Wúrà' })
  const texts: SearchedTexts<'classes'> = { name: 'ipele 4 WURA' }
  await finds((search) => calls.listClasses({ search }), added.class.id, texts)
})

searching('terms', async () => {
  const { school: calls } = school.admin
  await calls.addTerm({ name: 'First term', year: '2026/2027', firstDay: '2026-09-14', lastDay: '2026-12-18' })
  const days = { firstDay: '2028-01-10', lastDay: '2028-04-07' }
  const { term } = await calls.addTerm({ name: 'Ìgbà kejì', year: '2027/2028', ...days })
  const texts: SearchedTexts<'terms'> = { name: 'KEJI igba', year: '7/2028' }
  const list = (search: string) => calls.listTerms({ search })
  await finds(list, term.id, texts)
  await findsNothing(list, ['April', '2028-04'])
})

searching('questions', async () => {
  await aQuestion(school.admin, { subjectId: (await aSubject(school, { name: 'Biology' })).id, topic: 'Cells' })
  const words = {
    question: 'What falls?',
    topic: 'Gravity',
    options: ['leaf', 'moon'],
    explanation: 'Newton',
    tags: ['waec'],
  }
  const { id } = await aQuestion(school.admin, { subjectId: physics, correctAnswer: 0, ...words })
  const list = (search: string) => school.admin.bank.listQuestions({ search })
  const texts: SearchedTexts<'questions'> = { question: 'what FALLS', subject: 'fiziksi', topic: 'gravi' }
  await finds(list, id, texts)
  await finds(list, id, { 'words of two fields': 'falls? gravity' })
  await findsNothing(list, ['leaf', 'Newton', 'waec', 'falls? cells'])
})

searching('choice', async () => {
  const subjectId = (await aSubject(school, { name: 'Chemistry' })).id
  await aQuestion(school.admin, { subjectId, topic: 'Acids' })
  const words = { question: 'What burns?', topic: 'Oxygen', tags: ['Ọdún 2024', 'waec'] }
  const { id } = await aQuestion(school.admin, { subjectId, correctAnswer: 0, ...words })
  const list = (search: string) => school.admin.bank.listQuestions({ subjectId, searched: 'choice', search })
  const texts: SearchedTexts<'choice'> = { question: 'what BURNS', topic: 'oxy', tag: 'odun 2024 WAEC' }
  await finds(list, id, texts)
  await findsNothing(list, ['chemistry', 'waec acids'])
})

searching('exams', async () => {
  const own = await aSchool(server)
  const [biology, maths] = [await aSubject(own, { name: 'Ẹ̀kọ́ Bàọ́lọ́jì' }), await aSubject(own, { name: 'Ìṣirò' })]
  const draft = { title: 'Ìdánwò Kejì', instructions: 'Answer all', examType: 'mock' as const }
  const exam = { questions: 1, isPublished: false } as const
  const { examId } = await anExam(own.admin, {
    ...{ ...exam, subjectId: biology.id, classIds: [classOf(own, 'SS1A').id, classOf(own, 'SS2B').id], draft },
  })
  await anExam(own.admin, { ...exam, subjectId: maths.id, classIds: [], draft: { title: 'Other' } })
  const list = (search: string) => own.admin.exam.list({ search })
  const texts: SearchedTexts<'exams'> = { title: 'KEJI idanwo', subject: 'baoloji', class: 'ss2b' }
  await finds(list, examId, texts)
  await finds(list, examId, { 'words of three fields': 'kejì eko ss1a' })
  await findsNothing(list, ['Answer', 'mock', 'keji ss3a'])
})

searching('schools', async () => {
  const { schoolId } = await aSchool(server, { schoolName: 'Kọ́lẹ́ẹ̀jì Ọ̀yọ́', subdomain: 'ibadantwo', plan: 'starter' })
  const list = (search: string) => superAdmin.school.list({ search })
  const texts: SearchedTexts<'schools'> = { name: 'KOLEEJI oyo', address: 'ibadantwo.sab' }
  await finds(list, schoolId, texts)
  await finds(list, schoolId, { 'words of two fields': 'oyo ibadan' })
  await findsNothing(list, ['starter', 'oyo kano'])
})
