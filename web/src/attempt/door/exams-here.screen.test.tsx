import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { lagosClock } from '@sabimark/domain/words/lagos-time.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { aHall } from '../../../test/hall.ts'
import { pageZero, typeCode } from '../../../test/page-zero.ts'
import { showScreen } from '../../../test/screen.tsx'
import { clearPapers, hallCode, layPaper, otherCode } from '../../../test/sealed-paper.ts'
import { packageStore } from '../../exam/package/package-store.ts'
import { localStore } from '../device/sender.ts'
import { keepRoom, roomHere } from '../rooms-here.ts'
import { pageKey } from '../sync/local-page.ts'
import ExamsHere from './exams-here.tsx'

const none = vi.fn()
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

afterEach(async () => {
  vi.useRealTimers()
  none.mockReset()
  await clearPapers()
})

const showList = () => showScreen(() => <ExamsHere onNone={none} />, { as: 'student' })

test('the exams of a device are told by whose they are, which and when', async () => {
  await layPaper()
  await layPaper({ name: 'Bisi Example', studentId: 'bisi' })
  await showList()
  await expect.element(row('Amina Example').getByText(/^Maths\s· 60\sminutes\s· Closes\s.*m$/)).toBeVisible()
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
  const waiting = page.getByRole('region', { name: 'Not sent yet' })
  await expect.element(waiting.getByText(/^Handed in and safe on this computer\. It is sent when/)).toBeVisible()
  await expect.element(waiting.getByRole('button')).toHaveAccessibleName('Open: Bisi Example, Mock')
  const sections = page.getByRole('heading', { level: 2 }).elements()
  expect(sections.map(({ textContent }) => textContent)).toEqual(['Not sent yet', 'Closed'])
  await expect.element(page.getByText('Your invigilator gives out the code.')).not.toBeInTheDocument()
  await expectAccessible()
  await localStore.forget(key, [1])
  await localStore.remove(key)
})

test('the way on is green where it is plain whose it is or which', async () => {
  const takes = () =>
    page
      .getByRole('listitem')
      .getByRole('button', { name: /^Take Exam/ })
      .elements()
  const tones = () => takes().map((button) => button.getAttribute('data-variant'))
  await layPaper()
  await showList()
  await expect.poll(tones).toEqual(['filled'])
  await layPaper({ name: 'Bisi Example', studentId: 'bisi', opensInMinutes: 60 })
  await showList()
  await expect.element(row('Bisi Example').getByRole('button')).toHaveAccessibleName('Open: Bisi Example, Mock')
  await expect.element(row('Bisi Example').getByText(/Opens\s(today|tomorrow),/)).toBeVisible()
  expect(tones()).toEqual(['filled'])
  await layPaper({ name: 'Bisi Example', studentId: 'bisi' })
  await showList()
  await expect.poll(tones).toEqual(['default', 'default'])
})

test('as time goes by, what opens can be begun, what closes stands apart, and a time that runs out has ended', async () => {
  await layPaper({ opensInMinutes: 10 })
  await layPaper({ name: 'Bisi Example', studentId: 'bisi', closesInMinutes: 10 })
  await layPaper({ name: 'Chidi Example', studentId: 'chidi' })
  const lay = await pageZero('attempt', [{ seq: 1, atMs: 1, kind: 'start' }], Date.now() + 600_000, 'chidi')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await showList()
  const button = (name: string) => row(name).getByRole('button')
  await expect.element(button('Amina Example')).toHaveAccessibleName('Open: Amina Example, Mock')
  await expect.element(button('Bisi Example')).toHaveAccessibleName('Take Exam: Bisi Example, Mock')
  await expect.element(row('Chidi Example').getByText(/^The time is running until/)).toBeVisible()
  vi.advanceTimersByTime(660_000)
  await expect.element(button('Amina Example')).toHaveAccessibleName('Take Exam: Amina Example, Mock')
  const closed = page.getByRole('region', { name: 'Closed' })
  await expect.element(closed.getByRole('listitem')).toMatchTextContent(/Bisi Example/)
  await expect.element(row('Chidi Example').getByText(/^The time ended/)).toBeVisible()
  await lay.take()
})

test('of one that runs the list says until when, and once its time is over since when', async () => {
  await layPaper()
  await layPaper({ name: 'Bisi Example', studentId: 'bisi' })
  const ended = await pageZero('attempt')
  await showList()
  await expect.element(row('Amina Example').getByText(/^The time ended .* 20\sNov.*, 10:05\sam\.$/)).toBeVisible()
  await ended.take()
  const endsAt = new Date(Date.now() + 1_800_000)
  const lay = await pageZero('attempt', [{ seq: 1, atMs: 1, kind: 'start' }], endsAt.getTime())
  await showList()
  await expect.element(row('Amina Example').getByText(`The time is running until ${lagosClock(endsAt)}.`)).toBeVisible()
  expect(page.getByText(/The time is running/).elements()).toHaveLength(1)
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

test('a paper of which the browser has taken a part is not offered, and the list says whom to call', async () => {
  const { facts } = await layPaper()
  await layPaper({ name: 'Bisi Example', studentId: 'bisi', opensInMinutes: -120, closesInMinutes: -1 })
  const store = await packageStore()
  await store.putPart(facts.sealId, 0, new ArrayBuffer(8))
  store.close()
  await showList()
  const gone = page.getByRole('region', { name: 'Some of the paper has gone. Call your invigilator.' })
  await expect.element(gone.getByRole('heading', { name: 'Amina Example' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Take Exam/ })).not.toBeInTheDocument()
  const sections = page.getByRole('heading', { level: 2 }).elements()
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    'Some of the paper has gone. Call your invigilator.',
    'Closed',
  ])
  await expectAccessible()
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
  await typeCode(otherCode)
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect.element(page.getByText(/^This is not the code of paper K7\./)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'The room' })).not.toBeInTheDocument()
  await typeCode(hallCode)
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect.element(page.getByRole('heading', { name: 'The room' })).toBeVisible()
  sync.replace()
  expect(roomHere('exam', 'amina')).toBeNull()
  await lay.take()
})

test('where none lies here, the page says what it says to everybody', async () => {
  await showList()
  await expect.poll(() => none.mock.calls).toEqual([[false]])
})
