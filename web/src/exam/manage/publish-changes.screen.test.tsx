import { ORPCError } from '@orpc/client'
import type { Exam } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { PublishChangesDialog } from './publish-changes-dialog.tsx'

const exam = { id: '0199ffff-ffff-7fff-8fff-000000000001', title: 'First term mock', status: 'active' } as Exam
const side = (text: string, right: string) => ({
  ...{ text, accepted: [], passage: '', explanation: '' },
  options: ['A bird', 'A cow', 'A dog'].map((option) => ({ text: option, isRight: option === right })),
})
const changed = {
  ...{ number: 2, what: ['text', 'answer'], before: 'Which gifs milk?', after: 'Which gives milk?', stays: [] },
  ...{ marksBefore: 200, marksAfter: 200 },
  ...{ was: side('Which gifs milk?', 'A bird'), is: side('Which gives milk?', 'A cow'), bankSays: [] },
}
const staying = {
  ...{ number: 3, what: ['text'], before: 'Which barks', after: 'Which barks?', stays: ['put_right', 'annulled'] },
  ...{ marksBefore: 200, marksAfter: 200 },
  ...{ was: side('Which barks', 'A dog'), is: side('Which barks?', 'A dog'), bankSays: ['A bird'] },
}

const show = async (answers: object) => {
  const Shown = () => <PublishChangesDialog exam={exam} onClose={() => undefined} />
  await showScreen(Shown, { as: 'teacher', answers: { exam: answers } })
  return page.getByRole('dialog', { name: 'Publish changes of “First term mock”?' })
}

test('what has changed and whom it reaches stands before the question; looked at again, it is published', async () => {
  const asked: object[] = []
  let seen = 'first'
  const dialog = await show({
    readChanges: () => ({
      ...{ seen, begunCount: 2, newCount: 28, bonusHundredths: 50, isTooLate: true },
      ...{ settings: [{ name: 'title', before: 'Mock', after: 'First mock' }], questions: [changed, staying] },
    }),
    publishChanges: (input: { seen: string }) => {
      asked.push(input)
      seen = 'second'
      if (input.seen === 'first') {
        throw new ORPCError('CHANGES_MOVED_ON', { status: 409, message: 'A question was changed. Look again.' })
      }
      return { batch: null, doneCount: 1, skipped: [], effects: ['28 candidates get the new paper.'] }
    },
  })
  await expect.element(dialog.getByText(/28.candidates who have not begun get the paper/)).toBeVisible()
  await expect.element(dialog.getByText('Question 2: its words and its right answer')).toBeVisible()
  await expect.element(dialog.getByText('Which gifs milk?')).toBeVisible()
  // Which was right, and which is: the letter with the word beside it.
  const rights = dialog.getByRole('listitem').filter({ has: page.getByText('right', { exact: true }) })
  expect(
    rights
      .elements()
      .map(({ textContent }) => textContent)
      .filter((text) => text?.length !== undefined && text.length < 20),
  ).toEqual(['A A bird right', 'B A cow right', 'C A dog right'])
  await expect
    .element(dialog.getByText('Its right answer stays as it was corrected in this exam. The bank says: A bird.'))
    .toBeVisible()
  await expect.element(dialog.getByText(/It stays annulled/)).toBeVisible()
  await expect.element(dialog.getByText('Everybody still has 0.5 marks on top of their answers.')).toBeVisible()
  await expect.element(dialog.getByText(/^Somebody has begun, so other questions/)).toBeVisible()
  await expect.element(dialog.getByText('First mock')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Change the key' })).toBeVisible()
  await expectAccessible()
  await page.viewport(360, 800)
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
  await dialog.getByRole('button', { name: 'Publish changes' }).click()
  await expect.element(dialog.getByText('Give a reason of at least three letters.')).toBeVisible()
  await dialog.getByLabelText(/^Reason/).fill('A word was misspelt')
  await dialog.getByRole('button', { name: 'Publish changes' }).click()
  await expect.element(dialog.getByText('A question was changed. Look again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish changes' }).click()
  await expect.poll(() => asked.at(-1)).toEqual({ examId: exam.id, seen: 'second', reason: 'A word was misspelt' })
})

test('where the bank says the same, the way to it is shown and nothing can be published', async () => {
  const dialog = await show({
    readChanges: () => ({
      seen: 'x',
      begunCount: 0,
      newCount: 30,
      bonusHundredths: 0,
      isTooLate: false,
      settings: [],
      questions: [],
    }),
  })
  await expect.element(dialog.getByRole('link', { name: 'Question Bank' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Publish changes' }).elements()).toEqual([])
})

test('where an administrator approves what is published, a teacher reads the changes and is told whom to ask', async () => {
  const readChanges = () => ({
    seen: 'x',
    begunCount: 0,
    newCount: 30,
    bonusHundredths: 0,
    isTooLate: false,
    settings: [],
    questions: [changed],
  })
  const Shown = () => <PublishChangesDialog exam={exam} onClose={() => undefined} />
  const examDefaults = () => ({
    ...{ defaultDuration: 60, warningTime: 10, maxAttempts: 1, showResults: 'immediate' as const, autoSubmit: true },
    ...{ randomizeQuestions: true, allowReview: true, proctoring: false, approvalRequired: true },
  })
  await showScreen(Shown, { as: 'teacher', answers: { exam: { readChanges } as never, school: { examDefaults } } })
  const dialog = page.getByRole('dialog', { name: 'Changes of “First term mock”' })
  await expect.element(dialog.getByText(/Ask one of them to publish these changes/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Publish changes' }).elements()).toEqual([])
  expect(dialog.getByRole('textbox').elements()).toEqual([])
})
