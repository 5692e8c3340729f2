import { plansWith } from '@sabimark/domain/words/plan/plan-features.ts'
import { plans } from '@sabimark/domain/words/plan/plan-name.ts'
import { expect, test } from 'vitest'
import { modesOf, planFeatures } from './plan-features.ts'

const saysOnlineOnly = /^online (mode )?only$/i
const saysOffline = /\boffline\b|^all( modes)?$/i

test.each(plans)(
  'what is said of the modes of %s is what the plan has: exams without a network, or online alone',
  (plan) => {
    const said = [...planFeatures[plan].filter((line) => /\bmodes?\b/i.test(line)), modesOf[plan]]
    // In the list of the plan, and side by side.
    expect(said).toHaveLength(2)
    const isOffered = plansWith('offline').includes(plan)
    for (const line of said) expect(line).toMatch(isOffered ? saysOffline : saysOnlineOnly)
  },
)
