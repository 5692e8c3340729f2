import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import SchoolsPage from './schools-page.tsx'

const show = (answers: Answers = {}) => showScreen(SchoolsPage, { as: 'super_admin', answers })
const rows = () => page.getByRole('table').getByRole('row')

afterEach(() => page.viewport(1280, 800))

test('the texts of the specification are there, and the page reads well', async () => {
  await show()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Schools Management' })).toBeVisible()
  for (const label of ['Total Schools', 'Active Schools', 'Premium Schools', 'Total Students']) {
    await expect.element(page.getByText(label, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByRole('searchbox', { name: 'Search by name or address' })).toBeVisible()
  for (const name of ['School', 'Location', 'Students', 'Teachers', 'Subscription', 'Status', 'Actions']) {
    await expect.element(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  }
  await expect.element(rows().nth(3)).toBeVisible()
  await expectAccessible()
})

test('on a laptop a school is one row with its owner below its name, however long its address is', async () => {
  await page.viewport(1280, 800)
  await show()
  await expect.element(rows().nth(3)).toMatchTextContent(/Malam Sani Sample.*AvenueKano.*Starteruntil /)
  for (const row of rows().elements().slice(1)) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(57)
})

test('view, edit and delete of a school are icons, each heard with its name; a phone has the menu alone', async () => {
  await page.viewport(1280, 800)
  await show()
  const name = 'Greenfield College'
  await expect.element(page.getByText('Actions', { exact: true })).toBeVisible()
  const view = page.getByRole('link', { name: `View ${name}` })
  await expect.element(view).toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/schools\/[0-9a-f-]{36}$/))
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.viewport(360, 740)
  await expect.element(view).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: `Actions for ${name}` })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('search, filter and sort are asked of the server', async () => {
  await show()
  await expect.element(rows().nth(3)).toBeVisible()
  await page.getByRole('button', { name: 'Students' }).click()
  await expect.element(rows().nth(1)).toMatchTextContent(/Ọ̀nà Ìmọ̀ Sample Academy/)
  await page.getByRole('combobox', { name: 'Subscription' }).selectOptions('Basic (Starter)')
  await expect.poll(() => rows().elements().length).toBe(2)
  await expect.element(rows().nth(1)).toMatchTextContent(/Ƙofa Sample/)
  await page.getByRole('searchbox').fill('onaimo')
  await expect.element(page.getByText('No schools found')).toBeVisible()
})

const answer = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', name: 'Cedar College', subdomain: 'cedar', owner: 'Ada Sample' },
  ...{
    subscription: 'starter' as const,
    trialEndsAt: null,
    expiryDate: null,
    paidUntil: null,
    nextSubscription: null,
    status: 'active' as const,
  },
  ...{ studentsCount: 1, teachersCount: 1, subjectsCount: 1, questionsCount: 1, examsCount: 1, resultsCount: 1 },
  ...{ address: '', phone: '', email: '', website: '', logo: null, activeExams: 0, revision: 1 },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', updatedAt: '2026-11-20T09:00:00.000Z' },
  ...{ suspendedAt: null, suspendReason: null },
}

test('the figures stay true at any size, and the range says where one is', async () => {
  const figures = { total: 1_234, active: 1_200, premium: 7, students: 456_789, teachers: 1, subjects: 1, questions: 1 }
  await show({
    school: {
      list: () => ({ items: [answer], nextCursor: 'more', total: 1_234 }),
      figures: () => ({ ...figures, exams: 1, results: 1 }),
    },
  })
  await expect.element(page.getByText('456,789')).toBeVisible()
  await expect.element(page.getByText('1–1 of 1,234')).toBeVisible()
})

test('on a phone schools of one name are told apart by their address and town, and no dot ends a line', async () => {
  await page.viewport(360, 740)
  const places = [
    ['cedar', '1 Sample Road, Bodija, Ibadan'],
    ['cedar-kano', '7 Sample Avenue, Kano'],
    ['cedar-3', ''],
  ] as const
  const items = places.map(([subdomain, address], at) => ({
    ...{ ...answer, id: answer.id.replace(/1$/, `${at + 1}`), subdomain, address },
    ...{ paidUntil: '2027-01-29', studentsCount: 1_640 },
  }))
  await show({ school: { list: () => ({ items, nextCursor: null, total: 3 }) } })
  await expect.element(rows().nth(3)).toBeVisible()
  const lines = rows()
    .elements()
    .slice(1)
    .map((row) => row.querySelector('[data-dotted]'))
  const plan = '1,640 students · Starter until 29 Jan 2027'
  expect(lines.map((line) => line?.textContent?.trim())).toEqual([
    `cedar · Ibadan · ${plan}`,
    `cedar-kano · Kano · ${plan}`,
    `cedar-3 · ${plan}`,
  ])
  for (const row of rows().elements().slice(1)) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(82)
  for (const line of lines) {
    const left = line?.querySelector('span')?.getBoundingClientRect().left
    for (const part of line?.children ?? []) {
      const dot = part.querySelector('span')?.getBoundingClientRect()
      // Left of what is seen, or behind the part before it in the same line.
      const before = part.previousElementSibling?.getBoundingClientRect()
      if (dot && before) expect(dot.left === left || Math.abs(dot.left - before.right) < 1).toBe(true)
    }
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('no school has signed up yet', async () => {
  await show({ school: { list: () => ({ items: [], nextCursor: null, total: 0 }) } })
  await expect.element(page.getByText('A school appears here once it has signed up, or when you add it.')).toBeVisible()
})
