// On greenfield.<host> the page is the school's own.
import { expect, type Page } from '@playwright/test'
import { type Hall, openHall } from './steps/by-call.ts'
import { look } from './steps/look.ts'
import { otherSchool, school } from './steps/sample.ts'
import { signUpSchool } from './steps/site.ts'
import { test } from './test.ts'

test.use({ installation: 'school-host' })
test.describe.configure({ mode: 'serial' })

const refusal = 'Invalid credentials. Please check your email and password.'
let hall: Hall

test.beforeAll(async ({ browser, contextOptions, server }) => {
  const page = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(page, server)
  await page.context().clearCookies()
  await signUpSchool(page, server, otherSchool)
  await page.close()
})

const at = (label: string, { port }: { port: number }) => `http://${label}.localhost:${port}`

async function type(page: Page, name: string, password: string): Promise<void> {
  await page.locator('[name=email]').fill(name)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('it greets by the school’s name, asks a student for no school, and shows no demo', async ({ page, server }) => {
  await page.goto(`${at(school.subdomain, server)}/login?as=student`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await expect(page.getByRole('complementary').getByText(school.schoolName, { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`Welcome to ${school.schoolName} · Sabimark`)
  await expect(page.getByText('Demo access')).toHaveCount(0)
  await expect(page.locator('[name=school]')).toHaveCount(0)
  await look(page)
  await type(page, hall.candidate.studentNumber, hall.candidate.password)
  await page.waitForURL(`${at(school.subdomain, server)}/dashboard`)
  await expect(page.getByText(`Welcome back, ${hall.candidate.name}!`)).toBeVisible()
})

test('its administrator comes in; the one of another school is told the one sentence', async ({ page, server }) => {
  await page.goto(`${at(school.subdomain, server)}/login`)
  await type(page, otherSchool.email, otherSchool.password)
  await expect(page.getByRole('alert')).toHaveText(refusal)
  await type(page, school.email, school.password)
  await page.waitForURL(`${at(school.subdomain, server)}/dashboard`)
  await page.goto(`${at(otherSchool.subdomain, server)}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await expect(page.getByRole('complementary').getByText(otherSchool.schoolName, { exact: true })).toBeVisible()
  await type(page, school.email, school.password)
  await expect(page.getByRole('alert')).toHaveText(refusal)
  await type(page, hall.candidate.studentNumber, hall.candidate.password)
  await expect(page.getByRole('alert')).toHaveText(refusal)
})

test('demo accounts are nobody there', async ({ page, server }) => {
  await page.goto(`${at(school.subdomain, server)}/login`)
  await type(page, 'admin@greenfield.example', 'demo1234')
  await expect(page.getByRole('alert')).toHaveText(refusal)
  expect(await page.evaluate(() => localStorage.getItem('cbt_data_mode'))).not.toBe('demo')
})

test('home is on the product’s own host, and nobody is offered to sign up a school', async ({ page, server }) => {
  await page.goto(`${at(school.subdomain, server)}/login`)
  // Known is whose page it is once the title says so.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await expect(page.getByRole('complementary').getByText(school.schoolName, { exact: true })).toBeVisible()
  await expect(page.getByText('Runs on Sabimark')).toBeVisible()
  await expect(page.getByRole('link', { name: /sign up/i })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL(`${server.url}/`)
})

test('a name no school has says so and leads to where one can sign in', async ({ page, server }) => {
  await page.goto(`${at('nosuchschool', server)}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such school')
  await expect(page.getByText('There is no school at nosuchschool.localhost.')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'Sign in at localhost' }).click()
  await page.waitForURL(`${server.url}/login`)
})

test('www is no school', async ({ page, server }) => {
  await page.goto(`${at('www', server)}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Sabimark')
  await type(page, school.email, school.password)
  await page.waitForURL(`${at('www', server)}/dashboard`)
})
