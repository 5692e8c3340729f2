import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { showScreen } from '../../../../test/screen.tsx'
import { becomes, look, school } from '../../../../test/teacher-import.ts'
import TeacherImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

test('the next row to check comes into view above the foot of the page, with its reason and what can be done', async () => {
  await page.viewport(1280, 720)
  await showScreen(TeacherImportPage, { answers: school().answers })
  // A note with a choice for each of these stands above the rows.
  const missing = Array.from({ length: 20 }, (_, place) => `Alchemy ${place + 1}`)
  await look(
    [
      'Name\tEmail\tStaff No\tSubjects\tClasses\tPhone\tQualification\tAddress',
      'Chidi Obi\tchidi@a.test\tT/7\tPhysics\tSS1A\t08031234567\tB.Ed\t1 Sample Road',
      'Tola Ojo\ttola@a.test\tT/8\tAstrology\tSS1A\t08031234568\tB.Ed\t2 Sample Road',
      `Sade Ade\tsade@a.test\tT/9\t${missing.join('; ')}\tSS1A\t08031234569\tB.Ed\t3 Sample Road`,
    ].join('\n'),
  )
  const next = page.getByRole('button', { name: /Next to check/ })
  const head = becomes().getByRole('heading', { name: 'Becomes' })
  const boxOf = (one: { element: () => Element }) => one.element().getBoundingClientRect()
  await expect.element(head).toBeInTheDocument()
  // Somebody has read the notes.
  window.scrollTo(0, 0)
  expect(boxOf(head).top).toBeGreaterThan(boxOf(next).top)
  await next.click()
  const reason = becomes().getByText('There is no subject Astrology.')
  await expect.element(reason).toBeInTheDocument()
  await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  for (const one of [head, reason, becomes().getByRole('button', { name: 'Edit' })]) {
    await expect.poll(() => boxOf(one).top >= 0 && boxOf(one).bottom < boxOf(next).top).toBe(true)
  }
  await page.viewport(1280, 800)
})
