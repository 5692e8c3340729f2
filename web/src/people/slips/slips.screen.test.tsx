import type { IssuedSlip } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
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
      <Slips slips={[slip]} of="students" onDone={() => undefined} />
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

test('slips are printed class by class with a code each and a list to sign, or those of one class alone', async () => {
  const of = (name: string, signInName: string, className: string | null) => ({ ...slip, name, signInName, className })
  const slips = [
    of('Ada Example', 'GC/1', 'SS2B'),
    of('Bọ́lá Example', 'GC/2', 'SS2B'),
    of('Musa Example', 'GC/3', null),
  ]
  await showScreen(() => <Slips slips={slips} of="students" onDone={() => undefined} />)
  await page.viewport(1280, 800)
  const sheet = () => [...document.querySelectorAll('[data-print-sheet] h1')].map(({ textContent }) => textContent)
  const [bySlip, toSign] = ['SS2B: 2 slips', 'SS2B: 2 slips handed out']
  await expect
    .poll(sheet)
    .toEqual([bySlip, toSign, 'No class assigned: 1 slip', 'No class assigned: 1 slip handed out'])
  await expect.poll(() => document.querySelectorAll('[data-print-sheet] svg[role=img]').length).toBe(3)
  const lists = [...document.querySelectorAll('[data-print-sheet] tbody')].map(({ textContent }) => textContent)
  expect(lists).toEqual(['1Ada ExampleGC/12Bọ́lá ExampleGC/2', '1Musa ExampleGC/3'])
  expect(document.querySelector('[data-print-sheet] table')?.textContent).not.toContain(slip.firstPassword)
  await page.getByLabelText('Classes to print').selectOptions('Only SS2B (2)')
  await expect.poll(sheet).toEqual([bySlip, toSign])
})

test('the slip of a teacher, who signs in with an email address, has no code', async () => {
  await showScreen(() => <Slips slips={[{ ...slip, className: null }]} of="teachers" onDone={() => undefined} />)
  await expect.element(page.getByRole('button', { name: 'Print slip' })).toBeEnabled()
  expect(document.querySelector('[data-print-sheet] svg[role=img]')).toBeNull()
})
