import { expect, test } from 'vitest'
import { aTeacher } from '../../../test/builders/people.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { openPage, send } from '../../../test/builders/sitting.ts'

const shared = sharedSitting()
const notTheirs = 'Is not in one of your classes.'

test('an invigilator issues slips to candidates of the own hall, even while they sit, and to nobody else', async () => {
  const { server, of } = shared
  const other = of.school.classes[1]?.id ?? ''
  const { examId, detail } = await shared.anotherExam()
  const sitting = { examId, sittingId: detail.sittingId ?? '' }
  const [ada, stranger] = [
    await shared.anotherStudent({ name: 'Ada Sample' }),
    await shared.anotherStudent({ name: 'Chi Stranger', classId: other }),
  ]
  const page = await openPage(ada.client, examId)
  const { client: watcher, teacher } = await aTeacher(server, of.school, { name: 'Ife Watcher', classIds: [] })
  const ids = [ada.student.id, stranger.student.id]
  const issue = async (evenSitting?: true) =>
    await watcher.people.issueSlips({ ids, ...(evenSitting && { evenSitting }) })
  const whys = ({ skipped }: Awaited<ReturnType<typeof issue>>) => skipped.map(({ why }) => why)
  expect(whys(await issue(true))).toEqual([notTheirs, notTheirs])

  const assign = (isAssigned: boolean) => of.teacher.hall.assign({ ...sitting, userIds: [teacher.id], isAssigned })
  await assign(true)
  expect((await watcher.hall.board(sitting)).may.slips).toBe(true)
  // Beside the hall they are no students of theirs.
  expect(whys(await issue())).toEqual([notTheirs, notTheirs])
  const { slips, skipped } = await issue(true)
  expect(slips.map(({ name }) => name)).toEqual(['Ada Sample'])
  expect(skipped.map(({ name, why }) => [name, why])).toEqual([['Chi Stranger', notTheirs]])
  // The page they sit at goes on.
  expect((await send(page, [])).remainingMs).toBeGreaterThan(0)
  const { items } = await of.school.admin.school.listAudit({ about: ada.student.id })
  expect(items[0]?.by.name).toBe('Ife Watcher')
  await assign(false)
  expect(whys(await issue(true))).toEqual([notTheirs, notTheirs])
})
