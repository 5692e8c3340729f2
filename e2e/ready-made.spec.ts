// A teacher finds ready-made questions of a topic, looks at them, takes twenty at one press and takes that back; what the page weighs.
import type { Page, Request } from '@playwright/test'
import { become } from './steps/people.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'ready-made' })

const cards = (page: Page) => page.getByRole('article')
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const openBank = async (page: Page) => {
  await page.getByRole('link', { name: 'Question Bank' }).first().click()
  await page.getByRole('button', { name: 'Cards' }).click()
}
/** Those of the bank that were taken, by their tag. */
const ofBank = (page: Page) => cards(page).filter({ has: page.getByRole('list', { name: 'Tags' }) })
const takeTwenty = async (page: Page) => {
  await page.getByRole('button', { name: 'Take 20', exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Into subject' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Take them' }).click()
}

/** How many bytes of each of these came over the wire. */
async function weightOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

test('twenty of a topic are found, looked at and taken at one press, once each, and taken back', async ({
  page,
  people,
}) => {
  await become(page, people.signIns.teacher)
  await page.goto('/dashboard/questions')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const done: Request[] = []
  page.on('requestfinished', (request) => done.push(request))
  const ofPath = (path: RegExp) => done.filter((request) => path.test(request.url()))
  // An empty bank offers them on its sheet, any other beside its figures.
  await page.getByRole('link', { name: /^Take ready-made/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ready-made Questions' })).toBeVisible()
  // The server draws all of them when somebody first asks: seconds of processor time, however busy it is.
  await expect(cards(page).first()).toContainText('Computed twice', { timeout: 120_000 })
  // Program and styles beyond those of the question bank; what draws formulas is fetched where there are some.
  expect(await weightOf(ofPath(/\/assets\/(?!katex|KaTeX)[^?]*\.(?:js|css)$/))).toBeLessThan(40_000)

  await filter(page, 'Subject').selectOption('Mathematics')
  await filter(page, 'Topic').selectOption('Indices')
  await expect(page.getByText(/^of Indices, mixed/)).toBeVisible()
  await expect(cards(page).first()).toContainText('Indices')
  const asked = ofPath(/bank\/listReadyMade/)
  expect(asked.length).toBeGreaterThan(0)
  expect(await weightOf(asked.slice(-1))).toBeLessThan(10_000)
  await cards(page).first().getByText('Explanation').click()
  await expect(cards(page).first().locator('details')).toHaveAttribute('open')

  await takeTwenty(page)
  await expect(page.getByText('20 questions added to the bank.')).toBeVisible()
  await openBank(page)
  await expect(ofBank(page)).toHaveCount(20)
  await page.goBack()
  await expect(page.getByText(/^of Indices, mixed/)).toBeVisible()
  // A second press takes twenty others: none is there twice.
  await takeTwenty(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openBank(page)
  await expect(ofBank(page)).toHaveCount(40)
  expect(new Set(await ofBank(page).allInnerTexts()).size).toBe(40)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ofBank(page)).toHaveCount(20)
})
