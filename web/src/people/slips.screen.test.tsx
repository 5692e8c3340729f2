import type { IssuedSlip } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { showScreen } from '../../test/screen.tsx'
import { Slips } from './slips.tsx'
import { TypedAddress } from './typed-address.tsx'

const slip: IssuedSlip = {
  ...{ name: 'Ada Example', className: 'SS2B', signInName: 'GC/001', firstPassword: 'bright-boat-12' },
  ...{ school: 'Greenfield', subdomain: 'greenfield' },
}

test('slips say what to check on the screen, and before printing that this address is of this computer alone', async () => {
  await showScreen(() => (
    <>
      <h1>Students</h1>
      <h2>Slips</h2>
      <Slips slips={[slip]} signInLabel="Student ID" onDone={() => undefined} />
    </>
  ))
  await expect
    .element(page.getByText(/^The address on the slips, localhost:\d+, works on this computer alone\./))
    .toBeVisible()
  await expect
    .element(page.getByText('Check that the screen shows your name before you start. Keep this slip to yourself.'))
    .toBeInTheDocument()
  // Cut in two it could not be typed.
  await page.viewport(360, 740)
  expect(getComputedStyle(page.getByText('--hall', { exact: true }).element()).whiteSpace).toBe('nowrap')
  await expectAccessible()
})

test('a long address breaks between its parts on a slip of half a page, never inside one that fits', async () => {
  const address = 'exams.government-girls-secondary-school-abuja.sch.ng:3000/login'
  await showScreen(() => (
    <div style={{ width: '85mm', fontSize: '10pt' }}>
      Type this address: <TypedAddress address={address} />
    </div>
  ))
  const shown = page.getByText(address)
  await expect.element(shown).toBeVisible()
  const parts = [...shown.element().querySelectorAll('span')]
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'exams.',
    'government-girls-secondary-school-abuja.',
    'sch.',
    'ng:3000',
    '/login',
  ])
  const box = shown.element().getBoundingClientRect()
  for (const part of parts) {
    expect(part.getClientRects().length).toBe(1)
    expect(part.getBoundingClientRect().height).toBeLessThan(24)
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(box.right + 1)
  }
})
