// Every page that has an address of its own, a second time: in the dark, wide and as a phone has it, over the samples of the
// demo. The first look at each is in its own file, wide and in the light.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectReadable } from '../../test/axe.ts'
import { Books, newLibrary, select, shown } from '../../test/books.tsx'
import { showScreen } from '../../test/screen.tsx'
import type { Role } from '../platform/page.ts'
import SubjectsPage from '../school/subjects/subjects-page.tsx'
import { pages } from './pages.ts'

newLibrary()

const byPreference: readonly Role[] = ['school_admin', 'teacher', 'student', 'super_admin']
const plain = pages
  .filter(({ path }) => !path.includes('$'))
  .map(({ path, roles, load }) => ({ path, as: byPreference.find((role) => roles.includes(role)), load }))

afterEach(() => page.viewport(1280, 800))

test.each(plain)('$path of a $as reads in the dark, and fits on a phone', async ({ path, as, load }) => {
  const { default: Screen } = await load()
  await showScreen(Screen, { ...(as ? { as } : {}), theme: 'dark', at: `/dashboard${path}` })
  await expect.poll(() => document.querySelectorAll('h1').length).toBe(1)
  await expect.element(page.getByText(/^Loading/)).not.toBeInTheDocument()
  await expectReadable()
  await page.viewport(360, 740)
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectReadable()
})

test('so does a form that a page opens', async () => {
  await showScreen(SubjectsPage, { theme: 'dark' })
  await page.getByRole('button', { name: 'Add New Subject' }).click()
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Subject Name' })).toBeVisible()
  await expectReadable()
})

test('and so does a list with rows selected', async () => {
  await showScreen(Books, { theme: 'dark' })
  await shown(6)
  await select('Book 001').click({ force: true })
  await expect.element(page.getByRole('button', { name: 'Move' })).toBeVisible()
  await expectReadable()
})
