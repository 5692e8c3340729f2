import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { showScreen } from '../../test/screen.tsx'
import PlatformFigures from './platform-figures.tsx'

test('the newest schools lead to their records', async () => {
  await showScreen(PlatformFigures, { as: 'super_admin' })
  await expect.element(page.getByRole('heading', { name: 'Newest Schools' })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(3)
  await expect
    .element(page.getByRole('link', { name: 'Greenfield College' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/schools\/[0-9a-f-]{36}$/))
  const leads = page.getByRole('link', { name: /^(Total|Active|Premium) (Schools|Students): \d/ })
  await expect
    .poll(() => leads.elements().map((link) => link.getAttribute('href')))
    .toEqual([
      '/dashboard/schools',
      '/dashboard/schools?status=active',
      '/dashboard/schools?subscription=enterprise',
      '/dashboard/students',
    ])
  await expectAccessible()
})
