import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, refusal, showScreen } from '../../test/screen.tsx'
import { ReceiptSignOut } from './receipt-sign-out.tsx'

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
    endsAfterExam: true,
  }),
}

test('a receipt nobody touches signs out by itself, and tries again while there is no network', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  let tries = 0
  const signOut = () => {
    tries += 1
    throw refusal('UNAVAILABLE')
  }
  await showScreen(ReceiptSignOut, { as: 'student', answers: { people: { ...people, signOut } } })
  await vi.advanceTimersByTimeAsync(14_000)
  await expect.element(page.getByText('Signs out by itself in 1:46')).toBeVisible()
  await vi.advanceTimersByTimeAsync(105_000)
  expect(tries).toBe(0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(tries).toBe(2)
  vi.useRealTimers()
  await expect.element(page.getByRole('alert')).toBeVisible()
})
