import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import ReportsPage from './reports-page.tsx'

test.each([
  ['light', 1280, 900],
  ['dark', 360, 740],
] as const)(
  'what the plan lacks is said where it would stand, and nothing is made of it, %s at %i px',
  async (theme, width, height) => {
    await page.viewport(width, height)
    const preview = () => {
      throw refusal('PLAN_LACKS', { feature: 'all_reports', plan: 'starter' })
    }
    const answers = { report: { listMade: () => ({ items: [] }), preview } }
    await showScreen(ReportsPage, { theme, at: '/?type=attendance&range=this_week', answers: answers as never })
    const shown = page.getByRole('region', { name: 'Preview' })
    await expect.element(shown.getByText('Not in your plan')).toBeVisible()
    const sentence = 'Reports beyond performance and grades come with Professional. Your school has Starter.'
    await expect.element(shown.getByText(sentence)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Generate Report' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await expectAccessible()
  },
)
