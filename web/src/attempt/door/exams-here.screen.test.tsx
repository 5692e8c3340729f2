import type { ExamDoor } from '@sabimark/contract/answers.ts'
import type { AttemptEvent } from '@sabimark/domain/attempt/event.ts'
import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { aHall } from '../../../test/hall.ts'
import { showScreen } from '../../../test/screen.tsx'
import { clearPapers, hallCode, layPaper, otherCode, spoilPaper } from '../../../test/sealed-paper.ts'
import { packageStore } from '../../exam/package/package-store.ts'
import { localStore } from '../device/sender.ts'
import { examsHere, type StageHere } from '../enter/exams-here.ts'
import type { OpenedByCode } from '../enter/open-by-code.ts'
import { keepRoom, roomHere } from '../rooms-here.ts'
import { pageKey } from '../sync/local-page.ts'
import BegunHere from './begun-here.tsx'
import { CodeDoorAction } from './code-door-action.tsx'
import ExamsHere from './exams-here.tsx'

const none = vi.fn()
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

afterEach(async () => {
  none.mockReset()
  await clearPapers()
})

/** A page that began here with a code, with what was done on it; `take` takes it away. */
async function pageZero(attemptId: string, events: AttemptEvent[] = [{ seq: 1, atMs: 1, kind: 'start' }]) {
  const key = pageKey(attemptId, 0)
  const times = { elapsedMs: 1, notedAtWallMs: 0, refusal: null, isSuperseded: false, isBegunHere: true }
  const endsAtWallMs = Date.UTC(2026, 10, 29, 9, 5)
  const whose = { examId: 'exam', candidateId: 'amina', pageId: 'f'.repeat(32), endsAtWallMs }
  await localStore.append({ key, attemptId, epoch: 0, ...whose, ...times }, events)
  const take = async () => {
    await localStore.forget(
      key,
      events.map(({ seq }) => seq),
    )
    await localStore.remove(key)
  }
  return { key, take }
}

const showList = () => showScreen(() => <ExamsHere onNone={none} />, { as: 'student' })

test('the exams of a device are told by whose they are, which and when, and by the mark of the paper', async () => {
  await layPaper()
  await layPaper({ name: 'Bisi Example', studentId: 'bisi' })
  await showList()
  await expect.element(row('Amina Example').getByText(/^Maths · .* · 60 minutes · Paper K7$/)).toBeVisible()
  await expect.element(row('Bisi Example').getByRole('button')).toHaveAccessibleName('Take Exam: Bisi Example, Mock')
  await expectAccessible()
})

test('one that has closed cannot be begun, and one that was handed in here says that it is not sent', async () => {
  await layPaper({ opensInMinutes: -120, closesInMinutes: -1 })
  await layPaper({ name: 'Bisi Example', studentId: 'bisi' })
  const key = pageKey('attempt', 0)
  const times = { elapsedMs: 1, notedAtWallMs: 0, refusal: null, isSuperseded: false, isBegunHere: true }
  await localStore.append({ key, attemptId: 'attempt', epoch: 0, examId: 'exam', candidateId: 'bisi', ...times }, [
    { seq: 1, atMs: 1, kind: 'submit' },
  ])
  await showList()
  await expect.element(row('Amina Example').getByText(/Closed/)).toBeVisible()
  await expect.element(row('Amina Example').getByRole('button')).not.toBeInTheDocument()
  await expect.element(row('Bisi Example').getByText('Handed in here, not sent yet')).toBeVisible()
  await localStore.forget(key, [1])
  await localStore.remove(key)
})

test('of one that runs the list says until when', async () => {
  await layPaper()
  await layPaper({ name: 'Bisi Example', studentId: 'bisi' })
  const lay = await pageZero('attempt')
  await showList()
  await expect.element(row('Amina Example').getByText('The time is running until 10:05 am.')).toBeVisible()
  await expect.element(row('Bisi Example').getByText(/The time is running/)).not.toBeInTheDocument()
  await expectAccessible()
  await lay.take()
})

test('a package that another version left here is one row that says so, and the others stand as they are', async () => {
  const { facts, ...kept } = await layPaper({ name: 'Bisi Example', studentId: 'bisi' })
  const store = await packageStore()
  const { candidate: _, ...rest } = facts
  await store.put({ ...kept, facts: rest as typeof facts })
  await layPaper()
  await showList()
  await expect.element(row('Amina Example').getByRole('button', { name: /^Take Exam/ })).toBeVisible()
  await expect.element(page.getByText(/^A paper here cannot be read\./)).toBeVisible()
  await expectAccessible()
  await store.remove({ studentId: 'amina', examId: 'exam' })
  store.close()
  await showList()
  await expect.poll(() => none.mock.calls).toEqual([[false]])
})

test('what the exam asks is read before the code, as at the usual door', async () => {
  const asks = { questionCount: 2, totalMarksHundredths: 250, passingScore: 50, attemptsAllowed: 2, attemptsUsed: 1 }
  await layPaper({ asks: { ...asks, instructions: 'Answer **both**.' } })
  await showList()
  await page.getByRole('button', { name: /^Take Exam/ }).click()
  const exam = page.getByRole('region', { name: 'The exam' })
  await expect.element(exam.getByText('Answer both.')).toBeVisible()
  const names = [...exam.element().querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Subject', 'Paper', 'Time', 'Questions', 'Marks', 'Pass mark', 'Attempts', 'Opens', 'Closes'])
  await expect.element(exam.getByText('2.5', { exact: true })).toBeVisible()
  await expect.element(exam.getByText('1 of 2 used')).toBeVisible()
})

test('a device of which the browser has taken something asks for no code', async () => {
  await layPaper()
  await showList()
  await page.getByRole('button', { name: /^Take Exam/ }).click()
  await expect.element(page.getByText(/^Some of the paper has gone from this computer/)).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'This is not me' }).click()
  await expect.element(page.getByRole('heading', { name: 'No network' })).toHaveFocus()
})

test('a room that was left in this window is gone on with by the code alone, whoever sits there now', async () => {
  await layPaper()
  const lay = await pageZero('attempt')
  const hall = aHall()
  const sync = await hall.open()
  const exam = {
    title: 'Mock',
    subject: '',
    studentId: 'amina',
    ticket: '',
    conduct: usualConduct,
    saveAnswers: async () => {},
    questions: [],
    sync,
  }
  const candidate = { name: 'Amina Example', studentNumber: '', className: null }
  keepRoom('exam', { exam: { ...exam, leave: () => {} }, candidate, LiveExam: () => <h1>The room</h1> })
  await showList()
  await page.getByRole('button', { name: /^Continue exam/ }).click()
  await type(otherCode)
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect.element(page.getByText(/^This is not the code of paper K7\./)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'The room' })).not.toBeInTheDocument()
  await type(hallCode)
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect.element(page.getByRole('heading', { name: 'The room' })).toBeVisible()
  sync.replace()
  expect(roomHere('exam', 'amina')).toBeNull()
  await lay.take()
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
  await expect.poll(() => asked, { timeout: 10_000 }).toBe(2)
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
    await type(hallCode)
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
  await showScreen(
    () => <BegunHere whose={{ studentId: 'amina', examId: 'exam' }} onEntered={() => {}} onNone={none} />,
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
  expect(none).not.toHaveBeenCalled()
  await type(hallCode)
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect.poll(() => none.mock.calls.length, { timeout: 60_000 }).toBeGreaterThan(0)
  end()
  expect(asked).toBe(2)
  expect(arrived).toMatchObject([{ json: { ticket: 'x'.repeat(20), epoch: 0 } }])
  await lay.take()
})

test('where none lies here, the page says what it says to everybody', async () => {
  await showList()
  await expect.poll(() => none.mock.calls).toEqual([[false]])
})

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

async function type(code: string) {
  await page.getByRole('textbox', { name: 'Digits 1 to 4' }).click()
  await userEvent.keyboard(code)
}

test('the code opens the paper of who sits there, and nothing runs yet', async () => {
  const opened = await showAction({ kept: await layPaper(), stage: 'ready' })
  await type(hallCode.slice(0, 12))
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
  await type(hallCode)
  await page.getByRole('button', { name: 'View it' }).click()
  await expect.poll(() => opened.mock.calls.length).toBe(1)
  const running = await pageZero('attempt')
  expect((await examsHere()).map(({ stage }) => stage)).toEqual(['begun'])
  await running.take()
  await earlier.take()
})

test('the code of another paper says so, and whoever typed it types the next', async () => {
  await showAction({ kept: await layPaper(), stage: 'ready' })
  await type(otherCode)
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
