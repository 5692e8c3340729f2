// A school keeps its students in order: by keyboard alone at a desk, by touch on a phone.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { slipAddress } from '@sabimark/domain/people/slips/slip-address.ts'
import { addStudent, call, openHall } from './steps/by-call.ts'
import { look } from './steps/look.ts'
import { school } from './steps/sample.ts'
import { signInStaff } from './steps/site.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'records' })
// The phone looks at what the desk has left.
test.describe.configure({ mode: 'serial' })

type Student = { id: string; name: string; studentNumber: string; revision: number }

const names = [
  'Adéṣọlá',
  'Bola',
  'Chiamaka',
  'Ɗanlami',
  'Ẹniọlá',
  'Fatima',
  'Gbenga',
  'Hauwa',
  'Ifeanyi',
  'Kẹhinde',
  'Musa',
]

test('students are sorted, filtered, edited, deactivated, brought back and exported by the keyboard alone', async ({
  page,
  server,
}) => {
  await openHall(page, server)
  const { items: classes } = await call<{ items: { id: string; name: string }[] }>(page, 'GET', '/classes')
  const classId = classes.find(({ name }) => name === 'SS2B')?.id
  for (const [place, name] of names.entries()) {
    await addStudent(page, {
      name: `${name} Example`,
      studentNumber: `GC/26/${place + 1}`,
      classId,
      phone: '0800 555 0100',
    })
  }
  await page.goto('/dashboard/students')
  await expect(page.getByRole('heading', { level: 1, name: 'Students Management' })).toBeVisible()
  await expect(rows(page)).toHaveCount(13)
  // The rhythm of list pages leaves the thirteenth row at the lower edge: who it is can be read.
  await expect(rows(page).last(), 'thirteen pupils stand on a laptop’s screen').toBeInViewport({ ratio: 0.6 })
  await look(page)

  await press(head(page, 'Student ID'), 'Enter')
  await expect(page.getByRole('columnheader', { name: 'Student ID' })).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => numbers(page)).toEqual(['GC/1', 'GC/2', ...names.map((_, place) => `GC/26/${place + 1}`)])

  await page.locator('select[name=classId]').focus()
  await page.keyboard.type('SS2B')
  await expect(rows(page)).toHaveCount(11)
  expect(new URL(page.url()).searchParams.get('classId')).toBe(classId)

  // Two at once: the other was faster, and neither is lost.
  await press(page.getByRole('button', { name: 'Actions for Bola Example' }), 'Enter')
  await press(page.getByRole('menuitem', { name: 'Edit' }), 'Enter')
  const form = page.getByRole('dialog', { name: 'Edit Student' })
  await expect(form.locator('[name=name]')).toHaveValue('Bola Example')
  const bola = await studentNamed(page, 'Bola Example')
  await call(page, 'PATCH', `/students/${bola.id}`, { revision: bola.revision, phone: '0800 555 0999' })
  await form.locator('[name=name]').fill('Bọ́lá Example')
  await press(form.getByRole('button', { name: 'Save' }), 'Enter')
  await expect(form.getByText(/saved this/)).toBeVisible()
  await expect(form.locator('[name=name]')).toHaveValue('Bọ́lá Example')
  await press(form.getByRole('button', { name: 'Save' }), 'Enter')
  await expect(page.getByText('Bọ́lá Example was saved.')).toBeVisible()
  await expect(row(page, 'Bọ́lá Example')).toContainText('0800 555 0999')

  for (const name of ['Fatima Example', 'Musa Example'])
    await press(page.getByRole('checkbox', { name: `Select ${name}` }), 'Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await press(page.getByRole('button', { name: 'Deactivate' }), 'Enter')
  const question = page.getByRole('dialog', { name: 'Deactivate 2 students?' })
  await expect(question.getByText(/2 students can no longer sign in/)).toBeVisible()
  await press(question.getByRole('button', { name: 'Deactivate' }), 'Enter')
  await expect(page.getByText('2 students deactivated.')).toBeVisible()
  await expect(row(page, 'Musa Example')).toContainText('Inactive')
  await press(page.getByRole('button', { name: 'Undo' }), 'Enter')
  await expect(page.getByText('It was undone.')).toBeVisible()
  await expect(row(page, 'Musa Example')).not.toContainText('Inactive')

  await press(page.getByRole('button', { name: 'Export students' }), 'Enter')
  const downloading = page.waitForEvent('download')
  await press(page.getByRole('menuitem', { name: 'CSV (.csv)' }), 'Enter')
  const file = await (await downloading).path()
  const [top = '', ...lines] = (await readFile(file, 'utf8')).replace('\uFEFF', '').trim().split('\r\n')
  const at = (title: string) => top.split(',').indexOf(title)
  expect(lines.map((line) => line.split(',')[at('Student')])).toEqual(await shownNames(page))
  expect(lines.map((line) => line.split(',')[at('Student ID')])).toEqual(await numbers(page))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a pupil is found, moved to another class and back by touch', async ({ page }) => {
    await signInStaff(page, school)
    await page.goto('/dashboard/students')
    await page.getByRole('searchbox').tap()
    await page.getByRole('searchbox').fill('example ifeanyi')
    await expect(rows(page)).toHaveCount(1)
    await look(page)
    await page.getByRole('button', { name: 'Actions for Ifeanyi Example' }).tap()
    await page.getByRole('menuitem', { name: 'Move class' }).tap()
    const question = page.getByRole('dialog')
    await question.locator('[name=newClass]').selectOption({ label: 'SS3A' })
    await expect(question.getByText('1 student moves to SS3A.')).toBeVisible()
    await question.getByRole('button', { name: 'Move' }).tap()
    await expect(row(page, 'Ifeanyi Example')).toContainText('SS3A')
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(row(page, 'Ifeanyi Example')).toContainText('SS2B')
    await page.getByRole('link', { name: 'Ifeanyi Example' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Ifeanyi Example' })).toBeVisible()
    await expect(page).toHaveTitle('Ifeanyi Example · Sabimark')
    await look(page)
  })
})

test('a list of the school is brought as a file, looked at row by row, added, and taken back as a whole', async ({
  page,
}) => {
  await signInStaff(page, school)
  await page.goto('/dashboard/students')
  await page.getByRole('link', { name: 'Import' }).click()
  const list = [
    'GREENFIELD COLLEGE;;;;',
    'S/N;Student ID;Surname;First name;Class',
    '1;GC/26/1;EXAMPLE;ADÉṢỌLÁ;SS2B',
    '2;GC/26/40;EXAMPLE;NGỌZỊ;SS 2 B',
    '3;GC/26/41;EXAMPLE;TÙNDÉ;SS9Z',
  ].join('\n')
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'SS2B.csv', mimeType: 'text/csv', buffer: Buffer.from(list) },
  })
  await expect(page.getByRole('heading', { level: 1, name: 'What the columns hold' })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'Look at the students' }).click()
  await page.getByRole('button', { name: /Next to check/ }).click()
  // Ngozi Example of SS2A has the same name.
  await page.getByRole('button', { name: 'Another student' }).click()
  await page.getByRole('button', { name: /Next to check/ }).click()
  await expect(page.getByText('There is no class SS9Z.')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: /^Add 1/ }).click()
  await expect(page.getByText(/^1 student was added/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It was undone.')).toBeVisible()
  await page
    .getByRole('link', { name: /Students/ })
    .first()
    .click()
  await expect(rows(page)).toHaveCount(13)
  await expect(row(page, 'Ngọzị')).toHaveCount(0)
})

test('a slip is printed by class, and its code takes a pupil in with the password alone, over plain HTTP', async ({
  page,
  browser,
  server,
}) => {
  await signInStaff(page, school)
  await page.goto('/dashboard/students')
  for (const name of ['Hauwa Example', 'Ifeanyi Example'])
    await press(page.getByRole('checkbox', { name: `Select ${name}` }), 'Space')
  await page.getByRole('button', { name: 'Issue slips' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue 2 slips' }).click()
  await expect(page.getByRole('heading', { name: '2 sign-in slips to print' })).toBeVisible()
  const paper = page.locator('[data-print-sheet] section section').filter({ hasText: 'Hauwa Example' }).first()
  await expect(paper.locator('svg')).toBeAttached()
  const password = await paper.locator('dd').last().textContent()

  const room = await browser.newPage({ baseURL: server.url })
  await room.goto(slipAddress(server.url, { subdomain: school.subdomain, signInName: 'GC/26/8' }))
  await expect(room.locator('[name=password]')).toBeFocused()
  expect(await room.evaluate(() => [window.location.protocol, window.location.hash])).toEqual(['http:', ''])
  await room.keyboard.type(password ?? '')
  await room.keyboard.press('Enter')
  await room.waitForURL('**/dashboard')
  await expect(room.getByText('Hauwa Example').first()).toBeVisible()
  await room.close()
})

const rows = (page: Page) => page.getByRole('table', { name: 'Students' }).locator('tbody tr')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const head = (page: Page, name: string) => page.getByRole('columnheader', { name }).getByRole('button')
const shownNames = (page: Page) => rows(page).locator('a').allInnerTexts()
const numbers = async (page: Page) =>
  (await rows(page).locator('td:nth-child(3)').allInnerTexts()).map((text) => text.trim())

/** The keyboard goes there and presses a key. */
async function press(control: Locator, key: string): Promise<void> {
  await control.focus()
  await expect(control).toBeFocused()
  await control.page().keyboard.press(key)
}

async function studentNamed(page: Page, name: string): Promise<Student> {
  const { items } = await call<{ items: Student[] }>(page, 'GET', '/students?size=100')
  const found = items.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not listed`)
  return found
}
