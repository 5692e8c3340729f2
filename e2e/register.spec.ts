// A school brings its register: students by a workbook of a sheet a class, teachers by cells.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { slipAddress } from '@sabimark/domain/people/slips/slip-address.ts'
import { addStudent, openHall } from './steps/by-call.ts'
import { readDevice } from './steps/find-on-device.ts'
import { look } from './steps/look.ts'
import { school } from './steps/sample.ts'
import { signInStaff } from './steps/site.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'register' })
test.describe.configure({ mode: 'serial' })

const nineClasses = new URL('../question-files/fixtures/nine-classes.xlsx', import.meta.url)

test('nine sheets become students of nine classes, one signs in by a slip, and undo keeps that one', async ({
  page,
  browser,
  server,
}) => {
  await openHall(page, server)
  await addStudent(page, { name: 'Eze Chidi', studentNumber: 'OLD/113', dateOfBirth: '2013-12-05' })
  await page.goto('/dashboard/students')
  await page.getByRole('link', { name: 'Import' }).click()
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'nine-classes.xlsx', buffer: await readFile(nineClasses) },
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
  await look(page)
  await page.getByRole('button', { name: 'Look at the students' }).click()
  await expect(page.getByText('11 rows: 2 new, 9 need you.')).toBeVisible()
  await page.getByRole('button', { name: 'Add JSS1A, JSS1B, JSS2 Gold, JSS3A, JSS3B and SS3 Gold' }).click()
  await expect(page.getByText('11 rows: 9 new, 2 need you.')).toBeVisible()

  // Whoever has another's name and birth date is asked about; the review is there again after the tab was closed.
  await expect.poll(() => readDevice(page)).toContain('nine-classes.xlsx')
  await page.reload()
  await page.getByRole('button', { name: /Next to check/ }).click()
  await expect(becomes(page)).toContainText(
    'Is this the same as Eze Chidi (OLD/113)? The name and the date of birth are the same.',
  )
  await becomes(page).getByRole('button', { name: 'Another student' }).click()
  await page.getByRole('button', { name: /Next to check/ }).click()
  await expect(becomes(page)).toContainText('“13/13/2011” is not a date of birth.')
  await look(page)
  await becomes(page).getByRole('button', { name: 'Edit' }).click()
  // Saved empty, it is not known, and the student comes all the same.
  await expect(becomes(page).getByLabel('Date of Birth')).toHaveValue('')
  await becomes(page).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Add 11' }).click()
  await expect(page.getByText(/^11 students were added/)).toBeVisible()

  const address = page.url()
  await page.getByRole('link', { name: 'Students', exact: true }).last().click()
  await page.getByRole('searchbox').fill('Ngozi Obi')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('checkbox', { name: 'Select Ada Ngozi Obi' }).press('Space')
  await page.getByRole('button', { name: 'Issue slips' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue slip' }).click()
  const paper = page.locator('[data-print-sheet] section section').filter({ hasText: 'Ada Ngozi Obi' }).first()
  await expect(paper).toContainText('JSS1A')
  const password = await paper.locator('dd').last().textContent()
  const room = await browser.newPage({ baseURL: server.url })
  await room.goto(slipAddress(server.url, { subdomain: school.subdomain, signInName: '001' }))
  await expect(room.locator('[name=password]')).toBeFocused()
  await room.keyboard.type(password ?? '')
  await room.keyboard.press('Enter')
  await room.waitForURL('**/dashboard')
  await expect(room.getByText('Ada Ngozi Obi').first()).toBeVisible()
  await room.close()

  await page.goto(address)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It was undone.')).toBeVisible()
  await expect(page.getByText(/Ada Ngozi Obi.*Has a sign-in slip: deactivated instead of deleted\./)).toBeVisible()
  await expect(page.getByText('11 rows: 10 new, 1 the same.')).toBeVisible()
  await page.goto('/dashboard/students')
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).filter({ hasText: 'Ada Ngozi Obi' })).toContainText('Inactive')
})

test('teachers are brought as cells, each gets one invitation, and those that were added are deleted again', async ({
  page,
  server,
}) => {
  await signInStaff(page, school)
  await page.goto('/dashboard/teachers')
  await page.getByRole('link', { name: 'Import' }).click()
  const cells = [
    'Name of Staff\tEmail\tStaff No\tSubjects\tClasses',
    'SAMPLE, Bola\tbola@greenfield.test\tT/1\tMathematics\tSS1A',
    'SAMPLE, Musa\tmusa@greenfield\tT/2\tAlchemy\t',
  ].join('\n')
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(cells)
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByRole('button', { name: 'Look at the teachers' }).click()
  await expect(page.getByText('2 rows: 1 new, 1 needs you.')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'Add 1' }).click()
  await expect(page.getByText('1 teacher was added.')).toBeVisible()
  const mail = await server.mailTo('bola@greenfield.test', /./)
  expect(mail.links.join(' ')).toContain(server.url)
  await page.getByRole('button', { name: 'Delete this teacher' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete this teacher?' })
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 of 1 deleted.')).toBeVisible()
  await page.goto('/dashboard/teachers')
  await expect(page.getByText('No teachers yet')).toBeVisible()
})

const rows = (page: Page) => page.getByRole('table', { name: 'Students' }).locator('tbody tr')
const becomes = (page: Page) => page.getByRole('region', { name: 'Becomes' })
