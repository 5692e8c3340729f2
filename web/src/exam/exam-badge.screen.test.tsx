import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../test/screen.tsx'
import { ExamBadge } from './exam-badge.tsx'

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const sitting = (state: 'open' | 'closed' | 'not_open'): ExamDetail['sittings'][number] => ({
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', opensAt: at(-60), closesAt: at(60), state, durationMinutes: 60 },
  ...{ isForClasses: true, isForAbsent: false, namedCount: 0 },
})

test.each([
  ['active', { status: 'active' as const, closesAt: at(60) }],
  ['active', { status: 'active' as const, closesAt: at(60), sittings: [sitting('closed'), sitting('open')] }],
  // The minute in which what was sent before the end still arrives.
  ['closed', { status: 'active' as const, closesAt: at(-0.1) }],
  ['closed', { status: 'active' as const, closesAt: at(60), sittings: [sitting('closed'), sitting('not_open')] }],
  ['completed', { status: 'completed' as const, closesAt: at(-60) }],
  ['scheduled', { status: 'scheduled' as const, closesAt: at(60), sittings: [sitting('not_open')] }],
])('an exam is said to be %s', async (word, exam) => {
  await showScreen(() => (
    <p>
      The exam: <ExamBadge exam={exam} />
    </p>
  ))
  await expect.element(page.getByText(word, { exact: true })).toBeVisible()
})
