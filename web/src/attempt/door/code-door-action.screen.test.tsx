import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { pageZero, typeCode } from '../../../test/page-zero.ts'
import { showScreen } from '../../../test/screen.tsx'
import { clearPapers, hallCode, layPaper, otherCode } from '../../../test/sealed-paper.ts'
import { examsHere, type StageHere } from '../enter/exams-here.ts'
import type { OpenedByCode } from '../enter/open-by-code.ts'
import { CodeDoorAction } from './code-door-action.tsx'

afterEach(clearPapers)

async function showAction(exam: { kept: Awaited<ReturnType<typeof layPaper>>; stage: StageHere }) {
  const opened = vi.fn<(paper: OpenedByCode) => void>()
  await showScreen(
    () => (
      <section>
        <h1>Mock</h1>
        <CodeDoorAction exam={exam} opened={null} onOpened={opened} onEntered={() => {}} />
      </section>
    ),
    { as: 'student' },
  )
  return opened
}

test('the code opens the paper of who sits there, and nothing runs yet', async () => {
  const opened = await showAction({ kept: await layPaper(), stage: 'ready' })
  await typeCode(hallCode.slice(0, 12))
  await page.getByRole('button', { name: 'Open the paper' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Type all 16 digits.')
  await page.getByRole('textbox', { name: 'Digits 13 to 16' }).click()
  await userEvent.keyboard(hallCode.slice(12))
  await page.getByRole('button', { name: 'Open the paper' }).click()
  await expect.poll(() => opened.mock.calls.length).toBe(1)
  const paper = opened.mock.calls[0]?.[0]
  expect(paper?.questions.map(({ text, options }) => [text, options[0]?.text])).toEqual([
    ['Question 2?', 'option b'],
    ['Question 1?', 'option b'],
  ])
  expect(paper?.isBegun).toBe(false)
})

test('what was handed in of an earlier attempt starts no time of the next, and hides none that runs', async () => {
  const earlier = await pageZero('earlier', [{ seq: 1, atMs: 1, kind: 'submit' }])
  const kept = await layPaper()
  expect((await examsHere()).map(({ stage }) => stage)).toEqual(['handed_in'])
  const opened = await showAction({ kept, stage: 'handed_in' })
  await typeCode(hallCode)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => opened.mock.calls.length).toBe(1)
  const running = await pageZero('attempt')
  expect((await examsHere()).map(({ stage }) => stage)).toEqual(['begun'])
  await running.take()
  await earlier.take()
})

test('the code of another paper says so, and whoever typed it types the next', async () => {
  await showAction({ kept: await layPaper(), stage: 'ready' })
  await typeCode(otherCode)
  await page.getByRole('button', { name: 'Open the paper' }).click()
  await expect.element(page.getByText(/^This is not the code of paper K7\./)).toBeVisible()
  await expectAccessible()
})

test('before its time nobody is asked for a code, and a clock that cannot be right keeps nobody out', async () => {
  const kept = await layPaper({ opensInMinutes: 30 })
  await showAction({ kept, stage: 'ready' })
  await expect.element(page.getByRole('timer', { name: 'Opens in' })).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await expectAccessible()
  await showAction({ kept: { ...kept, wallMs: Date.now() + 3_600_000 }, stage: 'ready' })
  await expect.element(page.getByRole('textbox', { name: 'Digits 1 to 4' })).toBeVisible()
})
