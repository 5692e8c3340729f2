import { expect, test } from 'vitest'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { openPage } from '../../../test/builders/sitting.ts'
import { giveTime } from '../../../test/builders/time.ts'
import { selectCandidateRows } from '../../exam/time/candidates.db.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { selectPeople } from './people.db.ts'

const shared = sharedSitting()

test('the board has the same candidates, time and excuses as the list of candidates', async () => {
  const [classItem] = shared.of.school.classes
  if (!classItem) throw new Error('The school has no class.')
  const { examId, detail } = await shared.anotherExam({ classIds: [classItem.id] })
  const sitting = { examId, sittingId: detail.sittingId ?? '' }
  const pupils = []
  for (const name of ['Bola Sample', 'Ada Sample', 'Chi Sample', 'Dayo Sample'])
    pupils.push(await shared.anotherStudent({ name, classId: classItem.id }))
  const ids = pupils.map(({ student }) => student.id)
  await openPage(pupils[0]?.client, examId)
  const reason = 'Came late by bus'
  for (const minutes of [5, 7]) await giveTime(shared.of.teacher, { ...sitting, ids: ids.slice(0, 2), minutes, reason })
  await shared.of.teacher.exam.excuse({ ...sitting, ids: ids.slice(2), isExcused: true, reason })
  await shared.of.teacher.exam.excuse({ ...sitting, ids: ids.slice(3), isExcused: false, reason })
  const [people, rows] = await inSchool(shared.server.pools.app, shared.of.school, async (tx) => [
    await selectPeople(tx, sitting.sittingId),
    await selectCandidateRows(tx, sitting.sittingId),
  ])
  expect(people).toEqual(
    rows.map(({ id, name, studentNumber, className, givenMs, isExcused }) => ({
      ...{ id, name, studentNumber, className, givenMs, isExcused },
    })),
  )
  const ofOurs = people.filter(({ id }) => ids.includes(id))
  expect(ofOurs.map(({ name, givenMs, isExcused }) => [name, givenMs / 60_000, isExcused])).toEqual([
    ['Ada Sample', 12, false],
    ['Bola Sample', 12, false],
    ['Chi Sample', 0, true],
    ['Dayo Sample', 0, false],
  ])
})
