import { reportTypes } from '@sabimark/domain/report/report-content.ts'
import { dayAfter } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { refusalOf, type TestClient } from '@sabimark/server/test/client.ts'
import { untilThere } from './patience.ts'

/** What an administrator and a teacher only read. */
export async function lookAround(head: TestClient, teacher: TestClient): Promise<void> {
  for (const one of [head, teacher]) {
    await one.people.me()
    await readBell(one)
    await one.report.overview()
    await one.report.performance()
    await one.report.recentActivity()
    await one.school.listClasses({})
    await one.school.listSubjects({})
    const exams = await one.exam.list({})
    await one.exam.list({ search: 'mock', sort: 'opens', status: 'completed' })
    await one.exam.list({ sort: 'needs' })
    await one.exam.figures()
    await one.exam.timetable({ weeks: 4 })
    const toPlan = (await one.bank.listQuestions({ size: 3 })).items.map(({ id }) => id)
    await one.exam.checkClashes({
      questionIds: toPlan,
      ...{ title: 'Planned', subjectId: exams.items[0]?.id ?? '', classIds: [], examType: 'mock', durationMinutes: 60 },
      ...{ scheduledDate: '2036-11-24', scheduledTime: '09:00' },
    })
    const [asked] = (await one.bank.listQuestions({ size: 1, status: 'active' })).items
    if (!asked) throw new Error('A seeded school has questions.')
    const { subjectId, topic } = asked
    await one.exam.countDrawable({ subjectId })
    await one.exam.drawQuestions({ subjectId, rows: [{ topic, difficulty: null, type: null, count: 1 }] })
    if (exams.nextCursor) await one.exam.list({ cursor: exams.nextCursor })
    const mock = exams.items.find(({ title }) => title === 'Mock 1')
    if (!mock) throw new Error('The newest exam of a seeded school is its mock.')
    const results = await one.result.listForExam({ examId: mock.id })
    if (results.nextCursor) await one.result.listForExam({ examId: mock.id, cursor: results.nextCursor })
    // The first has them computed; what was computed is read by the next.
    await one.result.statistics({ examId: mock.id })
    await one.result.toCheck()
    for (const sort of ['name', 'score', 'submitted'] as const) await one.result.listForExam({ examId: mock.id, sort })
    await one.result.get({ attemptId: results.items[0]?.attemptId ?? '' })
    await one.result.evidence({ attemptId: results.items[0]?.attemptId ?? '' })
    await one.result.attendance({ examId: mock.id })
    await one.result.unusual({ examId: mock.id })
    await lookAtAllResults(one, mock.id)
    await one.exam.get({ examId: mock.id })
    const questions = await one.bank.listQuestions({})
    await one.bank.listQuestions({ search: 'product', subjectId: questions.items[0]?.subjectId })
    if (questions.nextCursor) await one.bank.listQuestions({ cursor: questions.nextCursor })
    const students = await one.people.listStudents({})
    if (students.nextCursor) await one.people.listStudents({ cursor: students.nextCursor })
    await one.people.listStudents({ search: 'Student 77' })
    for (const sort of ['studentNumber', 'class'] as const) await one.people.listStudents({ sort })
  }
  await head.school.subscription()
  const { revision, plan } = await head.school.plan()
  await refusalOf(head.school.askPlan({ revision, plan }))
  await readMails(head)
  await shareReports(head)
  const { items: classes } = await head.school.listClasses({})
  await useReports(head, classes[0]?.id ?? '')
  for (const type of reportTypes.filter((one) => one !== 'report_cards')) {
    await teacher.report.preview({ type, range: 'this_month' })
  }
  const { items } = await head.people.listStudents({ classId: classes[0]?.id })
  const [student] = items
  if (student) await head.result.listOfStudent({ studentId: student.id })
  const [taught] = (await teacher.people.listStudents({})).items
  if (taught) {
    await teacher.people.getMyStudent({ id: taught.id })
    await teacher.result.listOfStudent({ studentId: taught.id })
  }
  await head.people.listTeachers({})
  await head.people.listTeachers({ search: 'Teacher 3' })
}

/** Every report is previewed; one of each way of making them is made and deleted. */
async function useReports({ report }: TestClient, classId: string): Promise<void> {
  for (const type of reportTypes) await report.preview({ type, range: 'this_year' })
  await report.preview({ type: 'merit_list', range: 'this_week', level: 'SS2' })
  for (const asked of [
    { type: 'performance', format: 'csv' },
    { type: 'report_cards', format: 'pdf', classId },
  ] as const) {
    const { id } = await report.make({ ...asked, range: 'this_year' })
    await untilThere(300_000, async () => ((await report.getMade({ id })).state === 'ready' ? true : undefined))
    await report
      .make({ ...asked, range: 'this_year', takesReady: true })
      .then((again) => report.cancel({ id: again.id }))
    await report.listMade()
    await report.cancel({ id })
  }
}

async function lookAtAllResults({ result }: TestClient, examId: string): Promise<void> {
  for (const sort of ['newest', 'score', 'student'] as const) {
    const { nextCursor } = await result.list({ sort })
    if (nextCursor) await result.list({ sort, cursor: nextCursor })
  }
  const { items } = await result.list({ examId })
  await result.list({ search: items[0]?.studentName ?? '' })
  await result.summary({})
  await result.summary({ examId })
  // A few days of the years: of the newest paper, and up to it.
  const day = lagosDate(new Date(items[0]?.submittedAt ?? 0))
  const days = { from: dayAfter(day, -7), to: day }
  for (const sort of ['newest', 'score', 'student'] as const) await result.list({ ...days, sort })
  await result.summary(days)
  await result.summary({ to: day })
}

async function readBell(one: TestClient): Promise<void> {
  const { items, nextCursor } = await one.notice.list({})
  if (nextCursor) await one.notice.list({ cursor: nextCursor })
  const [newest] = items
  if (!newest) throw new Error('Everybody of a seeded school has notices.')
  await one.notice.markRead({ ids: [newest.id] })
  await one.notice.markRead({ upTo: newest.id })
}

async function shareReports({ report }: TestClient): Promise<void> {
  const id = crypto.randomUUID()
  await report.listShares({})
  await report.listFiles({})
  await report.listFiles({ search: 'photo', sort: 'size', kind: 'photo' })
  await report.listFiles({ sort: 'newest' })
  await report.fileFigures()
  await refusalOf(report.share({ id }))
  await refusalOf(report.email({ id, toMe: true, staffIds: [], addresses: [], as: 'link' }))
  await refusalOf(report.revokeShare({ id }))
}

async function readMails(head: TestClient): Promise<void> {
  const { nextCursor } = await head.notice.listMails({})
  if (nextCursor) await head.notice.listMails({ cursor: nextCursor })
  const { items } = await head.notice.listMails({ only: 'troubled' })
  await refusalOf(head.notice.sendMailAgain({ id: items[0]?.id ?? '' }))
}
