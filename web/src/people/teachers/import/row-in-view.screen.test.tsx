import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { showScreen } from '../../../../test/screen.tsx'
import { becomes, look, school } from '../../../../test/teacher-import.ts'
import TeacherImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

test('the next row to check shows its reason and what can be done above the foot of the page', async () => {
  await page.viewport(1280, 720)
  await showScreen(TeacherImportPage, { answers: school().answers })
  await look(
    [
      'Name\tEmail\tStaff No\tSubjects\tClasses\tPhone\tQualification\tAddress',
      'Chidi Obi\tchidi@a.test\tT/7\tPhysics\tSS1A\t08031234567\tB.Ed\t1 Sample Road',
      'Tola Ojo\ttola@a.test\tT/8\tAlchemy; Astrology\tSS9Z\t08031234568\tB.Ed\t2 Sample Road',
    ].join('\n'),
  )
  const next = page.getByRole('button', { name: /Next to check/ })
  await next.click()
  const foot = () => next.element().getBoundingClientRect().top
  const bottomOf = (one: Element) => one.getBoundingClientRect().bottom
  const reason = becomes().getByText(/^There (is|are) no subjects? Alchemy/)
  await expect.element(reason).toBeInTheDocument()
  await expect.poll(() => bottomOf(reason.element()) < foot()).toBe(true)
  for (const name of ['Edit', 'Leave out']) {
    const act = becomes().getByRole('button', { name })
    expect(bottomOf(act.element())).toBeLessThan(foot())
  }
})
