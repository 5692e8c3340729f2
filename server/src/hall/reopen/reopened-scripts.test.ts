import { expect, test } from 'vitest'
import { endByClock } from '../../../test/builders/ended.ts'
import { anEssay } from '../../../test/builders/essay.ts'
import { beginsWithinOneDay } from '../../../test/builders/one-day.ts'
import { sharedSitting } from '../../../test/builders/shared-sitting.ts'
import { act, openPage, send } from '../../../test/builders/sitting.ts'
import { refusalOf } from '../../../test/client.ts'

beginsWithinOneDay(3)
const shared = sharedSitting()
const minute = 60_000

test('nobody marks an answer while its candidate is back in, and afterwards the new one', async () => {
  const { teacher, subjectId } = shared.of
  const { examId, detail } = await shared.anotherExam({ questions: [await anEssay(teacher, subjectId)] })
  const { client, student } = await shared.anotherStudent({ name: 'Ada Sample' })
  const page = await openPage(client, examId)
  const [essay] = page.content.questions
  const asked = { examId, questionId: essay?.id ?? '' }
  await send(page, [act(page, { kind: 'answer', question: asked.questionId, value: 'Water moves' })])
  await endByClock(shared, page)
  const { script } = await teacher.marking.nextScript(asked)
  if (!script) throw new Error('There is a script to mark.')
  const ids = [student.id]
  const said = { examId, sittingId: detail.sittingId ?? '', ids, minutes: 10, reason: 'The switch was off' }
  expect(await teacher.hall.reopen(said)).toMatchObject({ doneCount: 1 })

  // Who had it open is told, and nobody is handed it.
  const given = { scriptId: script.scriptId, revision: script.revision, itemIds: [], adjustHundredths: 0, comment: '' }
  expect(await refusalOf(teacher.marking.mark(given))).toMatchObject({ code: 'UNKNOWN_SCRIPT' })
  expect(await teacher.marking.nextScript(asked)).toMatchObject({ script: null, progress: { openCount: 0 } })

  const again = await openPage(client, examId)
  await send(again, [act(again, { kind: 'answer', question: asked.questionId, value: 'Water moves in' })])
  await endByClock(shared, again, 90 * minute)
  expect(await teacher.marking.nextScript(asked)).toMatchObject({ script: { text: 'Water moves in' } })
})
