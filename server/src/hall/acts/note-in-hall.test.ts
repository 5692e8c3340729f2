import type { ExamStatus } from '@sabimark/domain/exam/exam-status.ts'
import { expect, test } from 'vitest'
import { from } from '../../../test/builders/further.ts'
import { behindRows, refusedOrNot, untilWaiting } from '../../../test/builders/held-up.ts'
import { aTeacher } from '../../../test/builders/people.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { closeSittings } from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { inSchool } from '../../platform/database/tenant.ts'

const shared = sharedSitting()

/** A sitting of today or, where said, of tomorrow, its invigilator, and one of another sitting. */
async function aHall(when: 'open' | 'before' = 'open') {
  const { server, of } = shared
  const { examId, detail } = await shared.anotherExam(when === 'before' ? { draft: from(24, 27) } : {})
  const other = await shared.anotherExam()
  const sitting = { examId, sittingId: detail.sittingId ?? '' }
  const elsewhere = { examId: other.examId, sittingId: other.detail.sittingId ?? '' }
  const [mine, theirs] = [await aTeacher(server, of.school), await aTeacher(server, of.school)]
  await of.teacher.hall.assign({ ...sitting, userIds: [mine.teacher.id], isAssigned: true })
  await of.teacher.hall.assign({ ...elsewhere, userIds: [theirs.teacher.id], isAssigned: true })
  const texts = async () => (await of.teacher.hall.report(sitting)).lines.map(({ text }) => text)
  const setStatus = (status: ExamStatus) =>
    inSchool(server.pools.app, of.school, (tx) =>
      tx.run('UPDATE exams SET status = $3 WHERE school_id = $1 AND id = $2', [tx.schoolId, examId, status]),
    )
  return { sitting, texts, setStatus, invigilator: mine.client, stranger: theirs.client }
}
type Hall = Awaited<ReturnType<typeof aHall>>

const over = async ({ sitting: { examId }, setStatus }: Hall) => {
  await closeSittings(shared.server, shared.of.school, examId)
  await setStatus('completed')
}
const archived = async (hall: Hall) => {
  await over(hall)
  await shared.of.teacher.exam.archive({ examId: hall.sitting.examId })
}

test.each<[string, 'open' | 'before', ((hall: Hall) => Promise<void>) | null]>([
  ['is to open', 'before', null],
  ['is open', 'open', null],
  ['is over', 'open', over],
  ['is archived', 'open', archived],
])('a note is kept of a sitting that %s, and none of an invigilator of another', async (_what, when, become) => {
  const hall = await aHall(when)
  await become?.(hall)
  const { sitting, invigilator, stranger, texts } = hall
  await invigilator.hall.note({ ...sitting, text: 'Rain on the roof' })
  expect((await refusalOf(stranger.hall.note({ ...sitting, text: 'I was not there' }))).code).toBe('NOT_IN_THIS_HALL')
  expect(await texts()).toEqual(['Rain on the roof'])
})

test('a sitting that is withdrawn has no hall any more, also for a note on its way', async () => {
  const { sitting, invigilator } = await aHall('before')
  const { teacher, school } = shared.of
  const noted = () => refusedOrNot(invigilator.hall.note({ ...sitting, text: 'Rain on the roof' }))
  let late: ReturnType<typeof noted> | undefined
  await behindRows(shared.server, school.schoolId, {
    hold: (tx) =>
      tx.run('SELECT FROM exams WHERE school_id = $1 AND id = $2 FOR UPDATE', [tx.schoolId, sitting.examId]),
    begin: async () => void teacher.exam.withdraw({ examId: sitting.examId }),
    meanwhile: async () => {
      late = noted()
      await untilWaiting(shared.server, school.schoolId, 2)
    },
  })
  expect(await late).toMatchObject({ code: 'UNKNOWN_EXAM' })
  expect(await noted()).toMatchObject({ code: 'UNKNOWN_EXAM' })
})
