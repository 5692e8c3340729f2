import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { watchAround } from '../device/watch-around.ts'
import { Door } from '../door/door.tsx'
import type { DoorActionProps } from '../door/door-action.tsx'
import type { PaperQuestion } from '../paper.ts'
import { type RoomSession, useView } from '../room-session.ts'
import type { AttemptSync } from '../sync/attempt-sync.types.ts'
import { Ending, TimeUp } from './ending.tsx'
import { ExamRoom } from './exam-room.tsx'
import { previewSession } from './preview-session.ts'

const options = ['2', '3'].map((text, place) => ({ id: `option${text}`, text, letter: 'AB'[place] ?? '' }))
const questions: PaperQuestion[] = [
  { ...{ id: 'choice01', number: 1, type: 'multiple_choice', text: 'Which is prime?', marksHundredths: 200, options } },
]
const door: DoorActionProps['door'] = {
  exam: {
    ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', title: 'First term mock', subject: 'Mathematics', location: '' },
    ...{ durationMinutes: 60, questionCount: 1, totalMarksHundredths: 200, passingScore: 50, instructions: '' },
    ...{
      opensAt: '2026-11-20T08:00:00.000Z',
      closesAt: '2026-11-20T11:00:00.000Z',
      attemptsAllowed: 1,
      hasMaths: false,
    },
  },
  candidate: { name: 'Chidi Example', studentNumber: 'GF/1', className: 'SS1A', school: 'Greenfield College' },
  ...{
    state: 'ready',
    opensInMs: null,
    closesInMs: 36_000_000,
    remainingMs: null,
    attemptsUsed: 0,
    lastAttemptId: null,
  },
}
const atDoor = (said: Partial<DoorActionProps['door']>) => () => (
  <Door
    door={{ ...door, ...said }}
    {...{ fetchedAtMs: 0, isHandedInHere: false, step: 'still', problem: null }}
    onEnter={() => undefined}
    onLookAgain={() => undefined}
  />
)
const room = (conduct = usualConduct, minutes = 60) =>
  function Room() {
    const [session, setSession] = useState<RoomSession | null>(null)
    useEffect(() => setSession(previewSession(minutes, conduct.submitsByItself)), [])
    return session && <Inside session={session} conduct={conduct} />
  }
function Inside({ session, conduct }: { session: RoomSession; conduct: typeof usualConduct }) {
  const view = useView(session)
  if (view.ended !== null) return <p>ended by {view.ended}</p>
  if (view.isLocked) return <TimeUp paper="First term mock" view={view} onSubmit={session.submit} />
  return <ExamRoom {...{ title: 'Mock', subject: 'Mathematics', candidate: null, questions, session, conduct }} />
}

afterEach(() => vi.restoreAllMocks())

test.each([
  [10, 15, 'calm'],
  [20, 15, 'warning'],
  [10, 5, 'warning'],
])('a warning of %d minutes with %d left leaves the clock %s', async (warningMinutes, minutes, tone) => {
  await showScreen(room({ ...usualConduct, warningMinutes }, minutes), { as: 'student' })
  const clock = page.getByRole('timer').element()
  await expect.poll(() => clock.parentElement?.dataset.tone).toBe(tone)
  const said = tone === 'warning' ? `Less than ${minutes} minutes left.` : ''
  expect(clock.parentElement?.querySelector('[role=status]')?.textContent).toBe(said)
})

test.each([
  [true, 'ended by time'],
  [false, 'Time is up'],
])('at zero, where the clock hands in: %s, there stands “%s”', async (submitsByItself, words) => {
  await showScreen(room({ ...usualConduct, submitsByItself }, 0), { as: 'student' })
  await expect.element(page.getByText(words)).toBeVisible()
  if (submitsByItself) return
  await expect.element(page.getByText(/No more answers can be given/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect.element(page.getByText('ended by candidate')).toBeVisible()
})

test.each([
  [false, 'Time is up', true],
  [true, 'Handed in', false],
])(
  'a locked room whose paper is in says that it was taken; replaced by a newer window: %s, “%s”',
  async (isReplaced, heading, isTaken) => {
    const view = { ...previewSession(0, false).view(), isLocked: true, isReplaced, isSubmitted: true }
    const marking = { problem: null, isTakingLong: false, isSignedOut: false }
    const exam = { title: 'First term mock', questions: [] }
    const candidate = { name: 'Ada', studentNumber: 'GC/1', className: null }
    const ending = () => (
      <Ending {...{ exam, candidate, view, marking }} onTryNow={() => undefined} onSaveFile={async () => {}} />
    )
    await showScreen(ending, { as: 'student' })
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
    expect(document.body.textContent?.includes('You did not hand in')).toBe(isTaken)
  },
)

test('full screen is offered in the room that asks for it, a browser that refuses stops nothing, and others are not asked', async () => {
  const ask = vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('refused'))
  await showScreen(room({ ...usualConduct, asksFullScreen: true }), { as: 'student' })
  await expect.element(page.getByText(/This exam is sat in full screen/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Full screen' }).click()
  expect(ask).toHaveBeenCalledOnce()
  await expect.element(page.getByText(/does not allow full screen. Continue your exam/)).toBeVisible()
  await expect.element(page.getByRole('radio').first()).toBeEnabled()
  await showScreen(room(), { as: 'student' })
  await expect.element(page.getByRole('timer')).toBeVisible()
  expect(document.body.textContent).not.toContain('full screen')
})

test('leaving full screen is noted as that, also when it was lost out of sight, and only where it is asked for', async () => {
  const noted: string[] = []
  const sync = { note: (kind: string) => noted.push(kind), tryNow: () => undefined } as unknown as AttemptSync
  let isFull = true
  let isHidden = false
  vi.spyOn(Document.prototype, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
  const hide = (to: boolean) => {
    isHidden = to
    document.dispatchEvent(new Event('visibilitychange'))
  }
  vi.spyOn(Document.prototype, 'fullscreenElement', 'get').mockImplementation(() => (isFull ? document.body : null))
  const change = (to: boolean) => {
    isFull = to
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  const end = watchAround(sync, { asksFullScreen: true })
  change(false)
  change(true)
  hide(true)
  change(false)
  hide(false)
  end()
  change(true)
  const endOther = watchAround(sync, { asksFullScreen: false })
  change(true)
  endOther()
  expect(noted).toEqual(['leave_full', 'return_full', 'leave', 'return', 'leave_full'])
})

test('the door says before the start that the clock does not hand in, and that answers are not shown afterwards', async () => {
  const handIn = page.getByText(/When the time is up, you hand in your paper yourself: press Hand in\./)
  const scoreAlone = page.getByText(/After the exam you see your score, not the answers\./)
  await showScreen(atDoor({ exam: { ...door.exam, submitsByItself: false, allowsReview: false } }), { as: 'student' })
  await expect.element(handIn).toBeVisible()
  await expect.element(scoreAlone).toBeVisible()
  await expectAccessible()
  await showScreen(atDoor({}), { as: 'student' })
  await expect.element(page.getByText(/The time starts when you press/)).toBeVisible()
  expect(handIn.elements()).toHaveLength(0)
  expect(scoreAlone.elements()).toHaveLength(0)
})

test('the door says that full screen is asked for, and where nobody may start it offers no start', async () => {
  await showScreen(atDoor({ exam: { ...door.exam, asksFullScreen: true } }), { as: 'student' })
  await expect.element(page.getByText(/This exam is sat in full screen, and leaving it is noted/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start Exam' })).toBeVisible()
  await showScreen(atDoor({ outsideAddress: '41.58.11.0' }), { as: 'student' })
  await expect.element(page.getByText(/only on its own network.* Its address is 41\.58\.11\.0\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Start Exam' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible()
  await expectAccessible()
})
