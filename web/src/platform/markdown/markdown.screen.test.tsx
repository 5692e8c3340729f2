import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import { Markdown } from './markdown.tsx'

const chemical = 'Balance $\\ce{N2 + 3H2 <=> 2NH3}$, at $\\pu{450 K}$.'
const wideTable = [
  '| Town | January | February | March | April | May |',
  '|---|--:|--:|--:|--:|--:|',
  '| Ìbàdàn | 1,200 | 1,300 | 1,400 | $\\frac{3}{4}$ | __underlined__ |',
].join('\n')

test('chemistry is drawn by its own commands, without a backslash left to be read', async () => {
  await showScreen(() => <Markdown text={chemical} />, { as: 'teacher' })
  await expect.poll(() => document.querySelectorAll('.katex').length).toBe(2)
  const [reaction, temperature] = [...document.querySelectorAll('.katex')]
  expect(reaction?.querySelector('math')?.textContent).toMatch(/N.*2.*H.*N.*H/s)
  // The arrow both ways is drawn, not written.
  expect(reaction?.querySelectorAll('svg').length).toBeGreaterThan(0)
  expect(document.querySelectorAll('[data-wide]:not([data-wide=""])')).toHaveLength(0)
  expect(temperature?.querySelector('.katex-html')?.textContent).toMatch(/^450.K$/)
})

test('on a phone, a table wider than the page scrolls by itself and can be reached by key', async () => {
  await page.viewport(360, 740)
  await showScreen(() => <Markdown text={wideTable} />, { as: 'teacher' })
  await expect.element(page.getByRole('columnheader', { name: 'February' })).toBeInTheDocument()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const box = page.getByRole('group', { name: /^Wide table/ })
  await expect.element(box).toHaveAttribute('tabindex', '0')
  await expectAccessible()
})
