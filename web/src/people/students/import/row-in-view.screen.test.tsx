import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/axe.ts'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { showScreen } from '../../../../test/screen.tsx'
import { becomes, list, look, paste, school } from '../../../../test/student-import.ts'
import StudentImportPage from './import-page.tsx'

beforeEach(forgetKeptImport)

test('on a phone the list opens over the row, and the next that needs somebody is one press away', async () => {
  await page.viewport(360, 740)
  const { answers } = school()
  await showScreen(StudentImportPage, { answers })
  await paste(list)
  await look()
  await page.getByRole('button', { name: 'Next to check' }).click()
  await expect.element(becomes()).toMatchTextContent(/There is no class SS9Z\./)
  await expect.element(becomes()).toBeInViewport()
  const line = page.getByRole('button', { name: /Tola Ojo/ })
  await expect.element(line).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show the list (5)' }).click()
  await line.click()
  await expect.element(becomes()).toMatchTextContent(/Tola Ojo/)
  await expect.element(line).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
  await page.viewport(1280, 800)
})
