import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { orpc } from '../queries.ts'
import { Loaded } from './loaded.tsx'

const examId = '0199ffff-ffff-7fff-8fff-000000000001'

function Screen() {
  const query = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <Loaded query={query} waiting="Loading the exam..." title="Exam">
      {({ title }) => title}
    </Loaded>
  )
}

const shown = (code: Parameters<typeof refusal>[0]) =>
  showScreen(Screen, {
    as: 'teacher',
    answers: {
      exam: {
        get: () => {
          throw refusal(code)
        },
      },
    },
  })

test.each(['NOT_ALLOWED', 'UNKNOWN_EXAM'] as const)(
  'what will be refused again, as by %s, is not to be tried again: there is the way out',
  async (code) => {
    await shown(code)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Exam' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
    await expectAccessible()
  },
)

test('what may be answered the next time can be tried again', async () => {
  await shown('UNAVAILABLE')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
