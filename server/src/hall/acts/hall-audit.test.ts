import { deedBeforeName } from '@sabimark/domain/school/audit/audit-deed.ts'
import { expect, test } from 'vitest'
import { beginsWithinOneDay } from '../../../test/builders/one-day.ts'
import { aTeacher } from '../../../test/builders/people.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { moveBack, openPage } from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { closeAttempts } from '../../attempt/close-attempt.ts'

beginsWithinOneDay(3)
const shared = sharedSitting()
const minute = 60_000
const reason = 'The sick bay asked for it'
const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString()

test('the audit says who did what in a hall, and its reasons are for those who run the exam', async () => {
  const { server, of } = shared
  const { examId, detail } = await shared.anotherExam()
  const sitting = { examId, sittingId: detail.sittingId ?? '' }
  const { client: invigilator, teacher } = await aTeacher(server, of.school, { name: 'Ife Watcher' })
  const assign = (isAssigned: boolean) => of.teacher.hall.assign({ ...sitting, userIds: [teacher.id], isAssigned })
  const [ada, bola] = [
    await shared.anotherStudent({ name: 'Ada Sample' }),
    await shared.anotherStudent({ name: 'Bola Sample' }),
  ]
  const [page, other] = [await openPage(ada.client, examId), await openPage(bola.client, examId)]
  const asked = { ...sitting, ids: [ada.student.id], reason }
  const seen = async () => (await of.teacher.exam.getSitting(sitting)).changes[0]?.id ?? null

  await assign(true)
  await invigilator.hall.giveTime({ ...asked, minutes: 5, seen: null })
  await invigilator.hall.note({ ...sitting, text: reason, studentId: ada.student.id })
  await moveBack(server, of.school, page.attemptId, 20 * minute)
  await invigilator.hall.credit({ ...asked, from: ago(10), to: ago(5), minutes: 2, seen: await seen() })
  await invigilator.hall.endFor(asked)
  await moveBack(server, of.school, other.attemptId, 62 * minute)
  const close = closeAttempts({ pools: server.pools, wakeJobs: () => undefined })
  await close({ schoolId: of.school.schoolId, reference: other.attemptId })
  expect(await of.teacher.hall.reopen({ ...asked, ids: [bola.student.id], minutes: 10 })).toMatchObject({
    doneCount: 1,
  })
  await assign(false)

  const { items } = await of.school.admin.school.listAudit({ about: examId })
  const owner = (await of.teacher.people.me()).me?.name
  expect(items.slice(0, 7).map(({ by, deed, about }) => [by.name, deedBeforeName(deed, 'exam'), about?.label])).toEqual(
    [
      [owner, 'removed invigilators from an exam'],
      [owner, 'let candidates back into an exam'],
      ['Ife Watcher', 'ended an exam for candidates'],
      ['Ife Watcher', 'gave candidates time back for an outage in an exam'],
      ['Ife Watcher', 'wrote a note about the hall of an exam'],
      ['Ife Watcher', 'gave candidates more time in an exam'],
      [owner, 'added invigilators to an exam'],
    ].map((line) => [...line, 'First term mock']),
  )
  expect(JSON.stringify(items)).not.toContain(reason)
  expect(await refusalOf(invigilator.school.listAudit({ about: examId }))).toMatchObject({ code: 'NOT_ALLOWED' })

  const { history } = await of.teacher.exam.get({ examId })
  const done = history.flatMap((line) => ('reason' in line && line.reason === reason ? [line.deed] : []))
  expect(done).toEqual([
    'let Bola Sample back in for 10 minutes',
    'ended this exam for Ada Sample',
    'gave time back to Ada Sample for an outage',
    'gave Ada Sample 5 minutes',
  ])
  const { client: colleague } = await aTeacher(server, of.school, { subjectIds: [of.subjectId] })
  expect(JSON.stringify((await colleague.exam.get({ examId })).history)).not.toMatch(/sick bay|Ada Sample|Bola Sample/)
})
