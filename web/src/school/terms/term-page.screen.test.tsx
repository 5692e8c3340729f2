import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import TermPage from './term-page.tsx'

test('a term says its days and what happened to it', async () => {
  await showScreen(TermPage, {
    ...{
      at: '/dashboard/reports/terms/0199a000-0010-7000-8000-000000000001',
      path: '/dashboard/reports/terms/$termId',
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'First term' })).toBeVisible()
  await expect
    .element(page.getByRole('complementary', { name: 'Details' }))
    .toMatchTextContent(/First Day\d+ September.*Last Day\d+ December/)
  await expectAccessible()
})
