import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import SchoolPage from './school-page.tsx'
import SchoolsPage from './schools-page.tsx'

const { sampleSchools } = await import('@sabimark/demo/school/company/schools.ts')
const [school] = sampleSchools(new Date())
if (!school) throw new Error('There are sample schools.')
const at = `/dashboard/schools/${school.id}`
const path = '/dashboard/schools/$schoolId'

test.each([
  ['light', 1280, 800],
  ['dark', 360, 740],
] as const)(
  'a school shows how much there is at it and how it is reached, %s at %i px',
  async (theme, width, height) => {
    await page.viewport(width, height)
    await showScreen(SchoolPage, { as: 'super_admin', theme, at, path })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Greenfield College' })).toBeVisible()
    for (const label of ['Students', 'Teachers', 'Exams', 'Results', 'Signed up', 'Owner', 'Address']) {
      await expect.element(page.getByText(label, { exact: true }).first()).toBeVisible()
    }
    await expect.element(page.getByText('greenfield.sabimark.example · Active', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Change next plan' })).toBeVisible()
    // Side by side, and on a phone the name from edge to "…".
    const acts = [/^Record payment/, /^Change next plan/].map((name) => page.getByRole('button', { name }).element())
    const [first, second] = acts.map((act) => act.getBoundingClientRect())
    expect(first?.top).toBe(second?.top)
    const bubble = page.getByText('GC', { exact: true }).element()
    expect(getComputedStyle(bubble).display === 'none').toBe(width < 640)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await expectAccessible()
  },
)

test.each([1280, 1024, 700])('as many figures stand in each line at %i px', async (width) => {
  await page.viewport(width, 800)
  await showScreen(SchoolPage, { as: 'super_admin', at, path })
  await expect.element(page.getByText('Questions', { exact: true }).first()).toBeVisible()
  const strip = page.getByText('Questions', { exact: true }).first().element().closest('dl')
  const tops = [...(strip?.children ?? [])].map((figure) => figure.getBoundingClientRect().top)
  expect(tops.length).toBe(6)
  const inLines = [...new Set(tops)].map((line) => tops.filter((top) => top === line).length)
  expect(new Set(inLines).size).toBe(1)
  expect(strip?.textContent).toMatch(/Exams[\d,]+ \([\d,]+ open\)/)
})

test('an edit sends what was changed and the revision it was made on; plan and subdomain are not among the fields', async () => {
  const asked: object[] = []
  const answers = {
    school: {
      updateSchool: (input: object) => {
        asked.push(input)
        return { school: { ...school, address: '2 New Sample Road' } }
      },
    },
  }
  await showScreen(SchoolPage, { as: 'super_admin', at, path, answers: answers as never })
  await page.getByRole('button', { name: 'Edit' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Address').fill('2 New Sample Road')
  await expect.element(dialog.getByLabelText('Subdomain')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toEqual([{ id: school.id, revision: 1, address: '2 New Sample Road' }])
})

test('a new school has the fields of the specification; a subdomain that is taken is said at its field', async () => {
  const asked: object[] = []
  const answers = {
    people: {
      addSchool: (input: object) => {
        asked.push(input)
        throw refusal('DOMAIN_TAKEN')
      },
    },
  }
  await showScreen(SchoolsPage, { as: 'super_admin', answers: answers as never })
  await page.getByRole('button', { name: 'Add New School' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New School' })
  for (const label of [/^School Name/, /^Email/, /^Phone/, /^Subscription/, /^Address/, /^Subdomain/]) {
    await expect.element(dialog.getByLabelText(label)).toBeVisible()
  }
  await expectAccessible()
  await dialog.getByLabelText(/^School Name/).fill('Palm Sample College')
  await dialog.getByLabelText(/^Email/).fill('owner@palm.test')
  await dialog.getByLabelText(/^Phone/).fill('0800 000 0000')
  await dialog.getByLabelText(/^Subscription/).selectOptions('Professional')
  await dialog.getByLabelText(/^Subdomain/).fill('palm')
  await dialog
    .getByRole('button', { name: /^(Save|Add)/ })
    .first()
    .click()
  await expect.element(dialog.getByText('This domain is already taken. Please choose another.')).toBeVisible()
  expect(asked).toEqual([
    {
      ...{ name: 'Palm Sample College', email: 'owner@palm.test', phone: '0800 000 0000' },
      ...{ subscription: 'professional', address: '', subdomain: 'palm' },
    },
  ])
})

test('a school that is suspended is inactive, as its list says, with why, and no second time says when it was changed', async () => {
  const suspended = {
    ...school,
    ...{
      status: 'inactive' as const,
      suspendedAt: '2026-11-20T09:00:00.000Z',
      suspendReason: 'The invoice is not paid',
    },
  }
  await showScreen(SchoolPage, {
    ...{ as: 'super_admin', at, path },
    answers: { school: { getSchool: () => ({ school: suspended, history: [] }) } },
  })
  await expect.element(page.getByText('Inactive', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Suspended since')).toBeVisible()
  await expect.element(page.getByText('Fri 20 Nov 2026, 10:00 am · The invoice is not paid')).toBeVisible()
  for (const text of ['Suspended', 'Last changed']) {
    await expect.element(page.getByText(text, { exact: true })).not.toBeInTheDocument()
  }
})
