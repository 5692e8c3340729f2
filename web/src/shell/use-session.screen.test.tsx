import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, refusal, showScreen } from '../../test/screen.tsx'
import { type SessionNews, tellOtherTabs } from '../platform/other-tabs.ts'
import { orpc } from '../platform/queries.ts'
import { useIsSignedIn } from '../platform/session.ts'
import { LeaveDialog } from '../platform/ui/leave-dialog.tsx'
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
        initials: 'AE',
        schoolLogo: null,
        schoolColor: '',
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

/** As another tab says it: this one would not listen to itself. */
function sayElsewhere(news: SessionNews): void {
  const channel = new BroadcastChannel('signed-out')
  channel.postMessage(news)
  channel.close()
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
  tellOtherTabs('signed_out')
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

test('a page with unsaved work is nobody’s while another tab works at another school, and good again afterwards', async () => {
  onTestFinished(declareUnsaved({ isUnsaved: () => true, title: '', confirmLabel: '', text: '' }))
  const first = await people.me?.(undefined)
  let here = first
  await showScreen(Session, {
    as: 'teacher',
    answers: { people: { me: () => here ?? { me: null, sessionLeftMs: null } } },
  })
  await expect.element(page.getByText('signed in')).toBeVisible()
  const elsewhere = { id: '0199ffff-ffff-7fff-8fff-000000000005', school: 'Riverside School' }
  here = first?.me ? { ...first, me: { ...first.me, ...elsewhere } } : first
  sayElsewhere('school_changed')
  await expect.element(page.getByText('signed out')).toBeVisible()
  here = first
  sayElsewhere('school_changed')
  await expect.element(page.getByText('signed in')).toBeVisible()
})

test('a session that is ended under a form takes nothing that was typed', async () => {
  const Form = () => {
    useSession()
    const [typed, setTyped] = useState('')
    const { refetch } = useQuery({
      ...orpc.school.listClasses.queryOptions({ input: {} }),
      enabled: false,
      retry: false,
    })
    return (
      <>
        <LeaveDialog isUnsaved={() => typed !== ''} />
        <input aria-label="Title" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <button type="button" onClick={() => void refetch()}>
          Read
        </button>
        <p>{useIsSignedIn() ? 'signed in' : 'signed out'}</p>
      </>
    )
  }
  const listClasses = () => {
    throw refusal('NOT_SIGNED_IN')
  }
  await showScreen(Form, { as: 'teacher', answers: { people, school: { listClasses } } })
  await page.getByLabelText('Title').fill('Half written')
  await page.getByRole('button', { name: 'Read' }).click()
  await expect.element(page.getByText('signed out')).toBeVisible()
  await expect.element(page.getByLabelText('Title')).toHaveValue('Half written')
})
