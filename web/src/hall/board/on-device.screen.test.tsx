import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { hallId, sampleBoard } from '../../../test/sample-board.ts'
import { showScreen } from '../../../test/screen.tsx'
import { CandidatesCard } from '../../exam/time/candidates-card.tsx'
import { orpc } from '../../platform/queries.ts'
import BoardPage from './board-page.tsx'

afterEach(() => page.viewport(1280, 800))

const onDeviceSince = '2025-11-28T19:12:00.000Z'
const sizes = [
  [1280, 800, 'light'],
  [360, 740, 'dark'],
] as const

test.each(sizes)(
  'the board says who is ready on a device and not heard of, and calls them nothing else, at %i',
  async (width, height, theme) => {
    await page.viewport(width, height)
    const board = sampleBoard()
    const { rows, ...rest } = board
    // Their device was heard when it was made ready.
    const prepared = { light: 'on_device' as const, onDeviceSince, heardAt: onDeviceSince }
    const ready = rows.map((row) => (row.light === 'not_here' ? { ...row, ...prepared } : row))
    await showScreen(BoardPage, {
      ...{ as: 'teacher', theme, at: `/dashboard/exams/${hallId(1)}/hall/${hallId(2)}` },
      path: '/dashboard/exams/$examId/hall/$sittingId',
      answers: { hall: { board: () => ({ ...rest, rows: ready }) } },
    })
    const row = page.getByRole('row', { name: /Efe Sample/ })
    await expect
      .element(row)
      .toMatchTextContent(width < 640 ? /On a device\s*since 28 Nov · GF/ : /not yet.*On a device\s*since 28 Nov$/)
    await expect.element(row).not.toMatchTextContent(/heard/)
    if (width < 640) expect(row.element().getBoundingClientRect().height).toBeLessThanOrEqual(62)
    const counted = page.getByText(/4 writing, 1 finished, 1 on a device, not heard from yet/)
    if (width >= 640) await expect.element(counted).toBeVisible()
    await page.getByRole('button', { name: 'On a device 1' }).click()
    await expect.element(page.getByText('Ada Sample')).not.toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
  },
)

/** The first exam of the demo. */
const examId = '0199a000-0006-7000-8000-000000000001'

function Candidates() {
  const { data } = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  const exam: ExamDetail | undefined = data && { ...data, status: 'completed', mayAct: true }
  return exam?.sittingId ? <CandidatesCard exam={{ ...exam, sittingId: exam.sittingId }} /> : null
}

test.each(sizes)('so does the list of candidates, at %i', async (width, height, theme) => {
  await page.viewport(width, height)
  const candidate = (place: number, name: string) => ({
    ...{
      id: hallId(place),
      name,
      studentNumber: `GF/${place}`,
      className: 'SS2B',
      status: 'absent' as const,
      endsAt: null,
    },
    ...{ extraPercent: 0, extraMinutes: 0, isExcused: false, isNamed: false, reason: null, reasonBy: null, seen: null },
  })
  const items = [
    { ...candidate(1, 'Ada Sample'), status: 'on_device' as const, onDeviceSince },
    candidate(2, 'Bola Sample'),
  ]
  const counts = { expected: 2, not_begun: 0, running: 0, handed_in: 0, excused: 0, absent: 1, on_device: 1 }
  const times = { opensAt: onDeviceSince, closesAt: onDeviceSince, durationMinutes: 60, lastEndsAt: null, changes: [] }
  await showScreen(Candidates, {
    theme,
    answers: {
      exam: { getSitting: () => ({ ...times, counts }), listCandidates: () => ({ items, nextCursor: null, total: 2 }) },
    },
  })
  await expect
    .element(page.getByRole('row', { name: /Ada Sample/ }))
    .toMatchTextContent(/since Fri 28 Nov 2025, 8:12 pm/)
  await expect.element(page.getByRole('row', { name: /Bola Sample/ })).not.toMatchTextContent(/since/)
  await expect.element(page.getByRole('button', { name: 'On a device 1' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await expectAccessible()
})
