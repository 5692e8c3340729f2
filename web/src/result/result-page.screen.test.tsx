import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { showScreen } from '../../test/screen.tsx'
import type { Client } from '../platform/client.ts'
import ResultPage from './result-page.tsx'

const { sampleResults } = await import('@sabimark/demo/result/results.ts')
const results = sampleResults(new Date())
const { answer } = await import('@sabimark/demo/demo.ts')
const here = { email: 'student@greenfield.example', leave: () => undefined }
const mine = (await answer(['result', 'listMine'], {}, here)) as { items: { attemptId: string }[] }

/** The browser's own session; its calls are known to the runner's side alone. */
type Session = { send: (method: string, params: object) => Promise<unknown> }
const onto = (media: 'print' | 'screen') => (cdp() as Session).send('Emulation.setEmulatedMedia', { media })
afterEach(() => onto('screen'))

test('on paper the school’s head says whose result of which exam it is, and since when; on the screen the page does', async () => {
  const id = mine.items[0]?.attemptId ?? ''
  const { me, ...session } = (await answer(['people', 'me'], {}, here)) as Awaited<ReturnType<Client['people']['me']>>
  if (!me) throw new Error('The demo has no student.')
  const schoolLogo = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  await showScreen(ResultPage, {
    as: 'student',
    at: `/dashboard/results/${id}`,
    path: '/dashboard/results/$attemptId',
    answers: { people: { me: () => ({ ...session, me: { ...me, schoolLogo } }) } },
  })
  const [title, head] = [page.getByRole('heading', { level: 1 }), page.getByText(me.school, { exact: true })]
  await expect.element(title).toBeVisible()
  await expect.element(page.getByText('Handed in')).toBeVisible()
  expect(head.query()?.checkVisibility()).toBe(false)
  await onto('print')
  await expect.poll(() => head.query()?.checkVisibility()).toBe(true)
  const text = head.query()?.closest('header')?.textContent
  expect(text).toMatch(/Chidi Sample · .* · \w{3} \d+ \w{3} \d{4}/)
  expect(text).toContain('Mathematics')
  expect(head.query()?.closest('header')?.querySelector('img')?.src).toBe(schoolLogo)
  expect(document.querySelector('h1')?.checkVisibility()).toBe(false)
})

test('a student prints the own result, with the name on it', async () => {
  const id = mine.items[0]?.attemptId ?? ''
  expect(results.map((one) => one.id)).toContain(id)
  const printed = vi.spyOn(window, 'print').mockReturnValue(undefined)
  await showScreen(ResultPage, {
    ...{ as: 'student', at: `/dashboard/results/${id}`, path: '/dashboard/results/$attemptId' },
  })
  await expect.element(page.getByText(/^Chidi Sample · /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => printed.mock.calls.length).toBe(1)
  printed.mockRestore()
  await expectAccessible()
})

test('of answers that arrived late a student reads what is true of them, and no number of answered questions', async () => {
  const id = mine.items[0]?.attemptId ?? ''
  const { card } = (await answer(['result', 'get'], { attemptId: id }, here)) as Awaited<
    ReturnType<Client['result']['get']>
  >
  if (!card) throw new Error('The demo has no result.')
  const held = { shown: false, at: null, waitsForTeacher: true }
  const nothing = { ...card, score: null, questions: [], marked: null, answeredCount: 0, endedBy: 'time' as const }
  const show = (shown: typeof card) =>
    showScreen(ResultPage, {
      ...{ as: 'student', at: `/dashboard/results/${id}`, path: '/dashboard/results/$attemptId' },
      answers: { result: { get: () => ({ card: shown }) } },
    })
  await show({ ...nothing, scoreRelease: held, lateCount: 5, lateDecision: 'pending' })
  await expect
    .element(page.getByText('Your answers arrived late; your teacher decides whether they count.'))
    .toBeVisible()
  const answered = () => page.getByRole('term').filter({ hasText: 'Answered' }).element().nextSibling?.textContent
  expect(answered()).toBe('Arrived late')
  await expect.element(page.getByText(/5 answers|0 of/)).not.toBeInTheDocument()
  await show({ ...nothing, scoreRelease: held, lateCount: 0, lateDecision: null })
  await expect.poll(answered).toMatch(/^No answer has arrived\. .* on the device you used$/)
})
