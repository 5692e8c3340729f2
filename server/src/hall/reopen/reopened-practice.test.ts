import { expect, test } from 'vitest'
import { endByClock } from '../../../test/builders/ended.ts'
import { beginsWithinOneDay } from '../../../test/builders/one-day.ts'
import { countersAndRecount } from '../../../test/builders/recount.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { act, cardOf, keyOf, openPage, type Page, send } from '../../../test/builders/sitting.ts'
import { inSchool } from '../../platform/database/tenant.ts'

beginsWithinOneDay(3)
const shared = sharedSitting()

test('who practises is let back in as anybody: what was checked counts as it was, and no figure counts any of it', async () => {
  const { examId, detail } = await shared.anotherExam({ draft: { examType: 'practice' } })
  const { client, student } = await shared.anotherStudent({ name: 'Ada Sample' })
  const page = await openPage(client, examId)
  const { questionId = '', optionIds = [] } = page.order[0] ?? {}
  const right = (await keyOf(shared.server, { school: shared.of.school, examId }))[questionId]?.correctOptionIds ?? []
  const wrong = optionIds.filter((id) => !right.includes(id)).slice(0, 1)
  const answer = (at: Page, value: string[]) => send(at, [act(at, { kind: 'answer', question: questionId, value })])
  const check = (at: Page) => shared.server.client().marking.checkAnswer({ ticket: at.ticket, questionId })
  await answer(page, wrong)
  const checked = await check(page)
  await endByClock(shared, page)

  const said = {
    examId,
    sittingId: detail.sittingId ?? '',
    ids: [student.id],
    minutes: 10,
    reason: 'The switch was off',
  }
  expect(await shared.of.teacher.hall.reopen(said)).toMatchObject({ doneCount: 1, skipped: [] })
  const again = await openPage(client, examId)
  expect(again.attemptId).toBe(page.attemptId)
  await answer(again, right)
  expect(await check(again)).toEqual(checked)
  await send(again, [act(again, { kind: 'submit' })])
  expect((await cardOf(again)).score).toMatchObject({ correctCount: 0, wrongCount: 1 })
  const { held, recounted } = await inSchool(shared.server.pools.app, shared.of.school, countersAndRecount)
  expect(held).toEqual(recounted)
  expect(Object.values(held).flat()).toEqual([])
})
