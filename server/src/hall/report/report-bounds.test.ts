import { expect, test } from 'vitest'
import { aTeacher } from '../../../test/builders/people.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { refusalOf } from '../../../test/client.ts'
import { inSchool } from '../../platform/database/tenant.ts'

const shared = sharedSitting()

async function aHall() {
  const { examId, detail } = await shared.anotherExam()
  const sitting = { examId, sittingId: detail.sittingId ?? '' }
  const { client: invigilator, teacher } = await aTeacher(shared.server, shared.of.school, { name: 'Ife Watcher' })
  await shared.of.teacher.hall.assign({ ...sitting, userIds: [teacher.id], isAssigned: true })
  return { sitting, invigilator, teacher }
}

test('a hall has 500 notes, all of which its report tells', async () => {
  const { sitting, invigilator, teacher } = await aHall()
  await inSchool(shared.server.pools.app, shared.of.school, (tx) =>
    tx.run(
      `INSERT INTO hall_lines (school_id, id, sitting_id, kind, text, by, at)
       SELECT $1, gen_random_uuid(), $2, 'note', 'Rain on the roof', $3, now() FROM generate_series(1, 499)`,
      [tx.schoolId, sitting.sittingId, teacher.id],
    ),
  )
  await invigilator.hall.note({ ...sitting, text: 'The last one' })
  expect(await refusalOf(invigilator.hall.note({ ...sitting, text: 'One more' }))).toMatchObject({
    code: 'TOO_MANY_NOTES',
  })
  const { lines, isCut } = await invigilator.hall.report(sitting)
  expect([lines.length, isCut]).toEqual([500, false])
})

test('an invigilator who is no longer active reads and does nothing, and the report says so', async () => {
  const { sitting, invigilator, teacher } = await aHall()
  await shared.of.school.admin.people.setTeachersStatus({ ids: [teacher.id], status: 'inactive' })
  expect((await refusalOf(invigilator.hall.board(sitting))).status).toBe(401)
  expect((await shared.of.teacher.hall.invigilators(sitting)).items).toEqual([])
  const { invigilators } = await shared.of.teacher.hall.report(sitting)
  expect(invigilators).toEqual([{ name: 'Ife Watcher', isActive: false }])
})
