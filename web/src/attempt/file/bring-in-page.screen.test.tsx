import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { answerFileOf } from '../device/save-file.ts'
import { localStore } from '../device/sender.ts'
import type { KeptPage } from '../sync/local-page.ts'
import BringInPage from './bring-in-page.tsx'

/** The first exam of the demo. */
const examId = '0199a000-0006-7000-8000-000000000001'
const attemptId = '0199ffff-ffff-7fff-8fff-000000000001'
const candidateId = '0199ffff-ffff-7fff-8fff-000000000002'
const kept: KeptPage = {
  page: {
    ...{ key: `${attemptId}:1`, attemptId, epoch: 1, examId, candidateId, deliveryTicket: 'delivers' },
    ...{ elapsedMs: 60_000, notedAtWallMs: 0, refusal: null, isSuperseded: false },
  },
  events: ['q1', 'q2', 'q1'].map((question, place) => ({
    ...{ seq: place + 1, atMs: place * 1_000, kind: 'answer' as const, question, value: ['a'] },
  })),
}
const ofExam = (exam: string): KeptPage => ({ ...kept, page: { ...kept.page, examId: exam } })
const file = (text: string) => new File([text], 'Mock.json', { type: 'application/json' })
const fileOf = (one: KeptPage, place = location.host) => file(answerFileOf([one], { place, savedAt: new Date() }))
const keys = async () => (await localStore.all()).map((one) => one.page.key)

async function clear() {
  for (const { page: one, events } of await localStore.all()) {
    await localStore.forget(
      one.key,
      events.map(({ seq }) => seq),
    )
    await localStore.remove(one.key)
  }
}

afterEach(clear)

const candidate = {
  ...{
    id: candidateId,
    name: 'Adéọlá Ẹ̀kọ́-Sample',
    studentNumber: 'GC/1',
    className: null,
    status: 'handed_in' as const,
  },
  ...{ endsAt: null, extraPercent: 0, extraMinutes: 0, isExcused: false, isNamed: false },
  ...{ reason: null, reasonBy: null, seen: null },
}
const show = () =>
  showScreen(BringInPage, {
    ...{ at: `/exams/${examId}/answer-file`, path: '/exams/$examId/answer-file' },
    answers: { exam: { listCandidates: () => ({ items: [candidate], nextCursor: null, total: 1 }) } },
  })
const choose = async (chosen: File) => await userEvent.upload(page.getByLabelText('Answer file'), chosen)

test.each([360, 1280])(
  'a file is brought in: whose, how many answers, and twice it is here already, at %i px',
  async (width) => {
    await page.viewport(width, 740)
    await show()
    await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible()
    await choose(fileOf(kept))
    await expect.element(page.getByText('2 answers of Adéọlá Ẹ̀kọ́-Sample · GC/1')).toBeVisible()
    await expect.element(page.getByText('Brought in:')).toBeVisible()
    expect(await keys()).toEqual([`${attemptId}:1`])
    await choose(fileOf(kept))
    await expect.element(page.getByText('These answers are here already, and are being sent:')).toBeVisible()
    expect((await localStore.all())[0]?.events).toHaveLength(3)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
  },
)

test.each<[string, File, RegExp]>([
  ['of the wrong form', file('{"name":"budget"}'), /This is not an answer file/],
  ['too large', file('x'.repeat(5_000_001)), /too large/],
  ['of another school', fileOf(kept, 'other.example'), /another school/],
  ['of a later version', file('{"sabimark":"answers","version":2}'), /newer version/],
  ['of another exam', fileOf(ofExam(attemptId)), /another exam/],
])('a file %s is refused in plain words and changes nothing', async (_which, chosen, words) => {
  await show()
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible()
  await choose(chosen)
  await expect.element(page.getByRole('alert')).toMatchTextContent(words)
  expect(await keys()).toEqual([])
})
