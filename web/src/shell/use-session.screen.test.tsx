import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, showScreen } from '../../test/screen.tsx'
import { useIsSignedIn } from '../platform/session.ts'
import { tellSignedOut } from '../platform/signed-out-here.ts'
import { declareUnsaved } from '../platform/unsaved.ts'
import { useSession } from './use-session.ts'

const people: Answers['people'] = {
  me: () => ({
    me: {
      ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', schoolId: '0199ffff-ffff-7fff-8fff-000000000002' },
      ...{
        name: 'Ada Eze',
        email: null,
        role: 'student',
        avatar: null,
        schoolLogo: null,
        school: 'Greenfield College',
      },
      ...{
        subdomain: 'greenfield',
        studentNumber: 'GC/1',
        className: 'SS2B',
        profile: { phone: '', address: '', joinDate: '2026-11-20T09:00:00.000Z' },
        unreadCount: 0,
      },
    },
    sessionLeftMs: 43_200_000,
  }),
}

function Session() {
  useSession()
  return <p>{useIsSignedIn() ? 'signed in' : 'signed out'}</p>
}

test('a candidate loads no watch, and still hears that another tab was signed out', async () => {
  // With something unsaved the page stays where it is.
  const isUnsaved = () => true
  onTestFinished(declareUnsaved({ isUnsaved, title: '', confirmLabel: '', text: '' }))
  await showScreen(Session, { as: 'student', answers: { people } })
  await expect.element(page.getByText('signed in')).toBeVisible()
  tellSignedOut()
  await expect.element(page.getByText('signed out')).toBeVisible()
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(loaded.filter((name) => name.includes('shell/session-watch.ts'))).toEqual([])
})

test('what a candidate who has handed in still reads goes when the session is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const isUnsaved = () => true
  onTestFinished(declareUnsaved({ isUnsaved, title: '', confirmLabel: '', text: '' }))
  let asked = 0
  const me = () => {
    asked += 1
    const still = people.me?.(undefined)
    return asked === 1 && still
      ? { ...still, sessionLeftMs: 300_000 }
      : { me: null, sessionLeftMs: null, ended: 'exam' as const }
  }
  await showScreen(Session, { as: 'student', answers: { people: { me } } })
  await expect.element(page.getByText('signed in')).toBeVisible()
  await vi.advanceTimersByTimeAsync(270_000)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  await expect.element(page.getByText('signed out')).toBeVisible()
})
