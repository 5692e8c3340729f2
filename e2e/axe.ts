import { expect, type Page } from '@playwright/test'
import { withoutMild } from '@sabimark/web/axe-rules.ts'
import axe from 'axe-core'

/** The rules whose findings depend on colours and width; the others find in the second theme what they found in the first. */
const rulesOfTheLook = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable']

/**
 * Fails when axe finds something serious or critical on the page as it stands, and says what and where. `isSecondTime`: it
 * has looked at this screen whole, in another theme or at another width.
 */
export async function expectAccessible(page: Page, { isSecondTime = false } = {}): Promise<void> {
  // Read into a page once, however often it is looked at: half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations, passes } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        ...rules,
      }),
    isSecondTime ? { runOnly: rulesOfTheLook } : { rules: withoutMild },
  )
  expect(passes.length, 'axe looked at nothing').toBeGreaterThan(0)
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  expect(grave, `axe on ${page.url()}`).toEqual([])
}
