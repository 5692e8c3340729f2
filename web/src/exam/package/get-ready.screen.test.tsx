import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import GetReady from './get-ready.tsx'

const Shown = () => (
  <section>
    <h1>My Exams</h1>
    <GetReady examId="exam" title="Mock" />
  </section>
)
const press = (name: string) => page.getByRole('button', { name }).click()

afterEach(() => vi.restoreAllMocks())

test('what keeps a device from getting ready is said, and it can be tried again', async () => {
  const answers = [refusal('NOT_OFFERED'), new TypeError('Failed to fetch')]
  await showScreen(Shown, {
    as: 'student',
    answers: {
      attempt: {
        package: () => {
          throw answers.shift()
        },
      },
    },
  })
  await press('Get ready')
  await expect.element(page.getByText(/^Not ready\. This exam is not offered without a network\./)).toBeVisible()
  await expectAccessible()
  await press('Get ready again')
  await expect.element(page.getByText(/^Not ready\. The network stopped\./)).toBeVisible()
})

test('a browser that keeps nothing says so at once', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  await showScreen(Shown, { as: 'student' })
  await expect.element(page.getByText(/^Not ready\. This browser keeps nothing here\./)).toBeVisible()
  await expectAccessible()
})
