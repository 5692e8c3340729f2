import type { ExamDoor } from '@sabimark/contract/answers.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pageZero, typeCode } from '../../../test/page-zero.ts'
import { showScreen } from '../../../test/screen.tsx'
import { clearPapers, hallCode, layPaper, spoilPaper } from '../../../test/sealed-paper.ts'
import { localStore } from '../device/sender.ts'
import BegunHere from './begun-here.tsx'

const none = vi.fn()

afterEach(async () => {
  none.mockReset()
  await clearPapers()
})

type Known = NonNullable<ExamDoor['attempts']>

const showBegunHere = (attempts: Known | (() => Known) = []) =>
  showScreen(() => <BegunHere whose={{ studentId: 'amina', examId: 'exam' }} onEntered={() => {}} onNone={none} />, {
    as: 'student',
    answers: {
      attempt: { door: () => ({ attempts: typeof attempts === 'function' ? attempts() : attempts }) as ExamDoor },
    },
  })

/** What arrives; a call by ticket is of a real exam, so no sample answers it. */
function arrivalsHeard() {
  const arrived: unknown[] = []
  const byNetwork = window.fetch
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) => {
    if (!(asked instanceof Request) || !asked.url.endsWith('/attempt/arrive')) return await byNetwork(asked, init)
    arrived.push(await asked.json())
    return Response.json({ json: { ticket: 't'.repeat(20), epoch: 0, allWaits: false } })
  })
  return { arrived, end: () => fetching.mockRestore() }
}

test('with a network the code opens what was begun here, also by a newer program than the device was got ready with', async () => {
  await layPaper()
  const lay = await pageZero('attempt')
  await showBegunHere()
  await expect.element(page.getByRole('textbox', { name: 'Digits 1 to 4' })).toBeVisible()
  await lay.take()
})

test('what the server knows of, though its reply was lost, is gone on with at the usual door; what was handed in here by the code', async () => {
  await layPaper()
  const begun = await pageZero('attempt')
  await showBegunHere([{ id: 'attempt', isOver: false }])
  await expect.poll(() => none.mock.calls.length).toBeGreaterThan(0)
  await begun.take()
  none.mockReset()
  const handedIn = await pageZero('attempt', [{ seq: 1, atMs: 1, kind: 'submit' }])
  await showBegunHere([{ id: 'attempt', isOver: false }])
  await expect.element(page.getByText(/^You have handed in this exam here/)).toBeVisible()
  expect(none).not.toHaveBeenCalled()
  await handedIn.take()
})

test('an earlier attempt that was handed in hides none that was begun here since', async () => {
  await layPaper()
  const lay = await pageZero('attempt')
  await showBegunHere([{ id: 'earlier', isOver: true }])
  await expect.element(page.getByText(/^You have started this exam here/)).toBeVisible()
  expect(none).not.toHaveBeenCalled()
  await showBegunHere([
    { id: 'attempt', isOver: true },
    { id: 'later', isOver: false },
  ])
  await expect.poll(() => none.mock.calls.length).toBeGreaterThan(0)
  await lay.take()
})

test('a server that could not be asked is asked again, at once when the network is back', async () => {
  await layPaper()
  const lay = await pageZero('attempt')
  let asked = 0
  await showBegunHere(() => {
    asked += 1
    if (asked < 3) throw new TypeError('Failed to fetch')
    return [{ id: 'attempt', isOver: true }]
  })
  await expect.element(page.getByRole('textbox', { name: 'Digits 1 to 4' })).toBeVisible()
  // On a busy machine the third time may have come by itself before this looks.
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => none.mock.calls.length).toBeGreaterThan(0)
  await lay.take()
})

test.each([
  ['cannot be gone on with by the code', async () => {}],
  ['has lost some of its paper', spoilPaper],
] as const)(
  'with a network, what was begun here and %s arrives by it, and the usual door follows',
  async (_, spoil) => {
    await layPaper()
    await spoil()
    const lay = await pageZero('attempt')
    const { arrived, end } = arrivalsHeard()
    await showBegunHere()
    await typeCode(hallCode)
    await page.getByRole('button', { name: 'Continue exam' }).click()
    await expect.poll(() => none.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0)
    end()
    expect(arrived).toMatchObject([{ json: { ticket: 'x'.repeat(20), pageId: 'f'.repeat(32), epoch: 0 } }])
    expect(await localStore.all()).toMatchObject([{ page: { key: lay.key, hasArrived: true }, events: [{ seq: 1 }] }])
    await lay.take()
  },
)

test('where the sealed paper has gone, what was begun here is asked for anew and arrives by the code', async () => {
  const { facts } = await layPaper()
  await clearPapers()
  const lay = await pageZero('attempt')
  const { arrived, end } = arrivalsHeard()
  let asked = 0
  // Its own: a door of the test before may still say that there is none.
  const gone = vi.fn()
  await showScreen(
    () => <BegunHere whose={{ studentId: 'amina', examId: 'exam' }} onEntered={() => {}} onNone={gone} />,
    {
      as: 'student',
      answers: {
        attempt: {
          door: () => ({}) as ExamDoor,
          package: () => {
            asked += 1
            if (asked === 1) throw new TypeError('Failed to fetch')
            return facts
          },
        },
      },
    },
  )
  await expect.element(page.getByText(/^You have started this exam here/)).toBeVisible()
  expect(gone).not.toHaveBeenCalled()
  await typeCode(hallCode)
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect.poll(() => gone.mock.calls.length, { timeout: 60_000 }).toBeGreaterThan(0)
  end()
  expect(asked).toBe(2)
  expect(arrived).toMatchObject([{ json: { ticket: 'x'.repeat(20), epoch: 0 } }])
  await lay.take()
})
