import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { showScreen } from '../../test/screen.tsx'
import ResultPage from './result-page.tsx'

const { sampleResults } = await import('@sabimark/demo/result/results.ts')
const results = sampleResults(new Date())
const { answer } = await import('@sabimark/demo/demo.ts')
const here = { email: 'student@greenfield.example', leave: () => undefined }
const mine = (await answer(['result', 'listMine'], {}, here)) as { items: { attemptId: string }[] }

test('a student prints the own result, with the name on it', async () => {
  const id = mine.items[0]?.attemptId ?? ''
  expect(results.map((one) => one.id)).toContain(id)
  const printed = vi.spyOn(window, 'print').mockReturnValue(undefined)
  await showScreen(ResultPage, {
    ...{ as: 'student', at: `/dashboard/results/${id}`, path: '/dashboard/results/$attemptId' },
  })
  await expect.element(page.getByText(/^Chidi Sample · /)).toBeVisible()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => printed.mock.calls.length).toBe(1)
  printed.mockRestore()
  await expectAccessible()
})
