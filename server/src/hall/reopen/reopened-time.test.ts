import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import { expect, test } from 'vitest'
import { endByClock } from '../../../test/builders/ended.ts'
import { beginsWithinOneDay } from '../../../test/builders/one-day.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { act, cardOf, openPage, send } from '../../../test/builders/sitting.ts'

beginsWithinOneDay(3)
const shared = sharedSitting()
const reason = 'The switch was off'

/** A candidate of an exam of an hour, whom the clock ended two minutes ago. */
async function anEnded(showResults: ReleaseRule) {
  const { examId, detail } = await shared.anotherExam({ draft: { showResults } })
  const { client, student } = await shared.anotherStudent({ name: 'Ada Sample' })
  const page = await openPage(client, examId)
  await endByClock(shared, page)
  return { examId, client, asked: { examId, sittingId: detail.sittingId ?? '', ids: [student.id], reason } }
}

test('what passed between the end and being let back in is no time anybody used', async () => {
  const { examId, client, asked } = await anEnded('immediate')
  const times = async () => {
    const { items } = await shared.of.teacher.result.list({ examId })
    const ofExam = await shared.of.teacher.result.listForExam({ examId })
    return { spent: items[0]?.timeSpent ?? 0, total: items[0]?.totalTime, minutes: ofExam.items[0]?.usedMinutes ?? 0 }
  }
  expect(await times()).toEqual({ spent: 3_600, total: 3_600, minutes: 60 })
  await shared.of.teacher.hall.reopen({ ...asked, minutes: 10 })
  const again = await openPage(client, examId)
  await send(again, [act(again, { kind: 'submit' })])
  await cardOf(again)
  const { spent, total, minutes } = await times()
  expect(total).toBe(4_200)
  // The two minutes in between are not in it, and of the ten minutes what the test took.
  expect(spent).toBeGreaterThanOrEqual(3_600)
  expect(spent).toBeLessThan(3_720)
  expect(minutes).toBeLessThan(62)
})

test.each<[ReleaseRule, boolean]>([
  ['immediate', true],
  ['manual', false],
])('the report says whether the score could be read before (%s)', async (rule, wasScoreShown) => {
  const { asked } = await anEnded(rule)
  await shared.of.teacher.hall.reopen({ ...asked, minutes: 10 })
  const { changes } = await shared.of.teacher.hall.report(asked)
  expect(changes).toMatchObject([{ kind: 'reopened', student: 'Ada Sample', wasScoreShown }])
  expect((await shared.of.teacher.exam.getSitting(asked)).changes).toMatchObject([{ wasScoreShown }])
})
