import type { DemoAccount } from '@sabimark/domain/people/demo-accounts.ts'
import { daysFrom, sampleId } from '../../platform/sample.ts'
import { schoolNameOf } from '../../school/company/schools.ts'

/** Where somebody of the demo is signed in: here and, staff, on a phone. */
export function sampleSessions(account: DemoAccount | null, now: Date) {
  const isStudent = account?.role === 'student'
  const school = schoolNameOf(account?.role ?? 'student')
  const here = {
    id: sampleId('session', 1),
    isThisOne: true,
    device: 'Chrome 131 on Windows',
    address: '102.89.23.11',
    school,
    beganAt: new Date(now.getTime() - 40 * 60_000).toISOString(),
    usedAt: isStudent ? null : now.toISOString(),
  }
  const phone = {
    id: sampleId('session', 2),
    isThisOne: false,
    device: 'Chrome 130 on Android',
    address: '105.112.45.7',
    school,
    beganAt: daysFrom(now, -1, '18:05'),
    usedAt: daysFrom(now, -1, '19:30'),
  }
  return isStudent ? [here] : [here, phone]
}
