// The public rows of the specification's route table, the redirects, and what a page says of itself.
import type { Page } from '@playwright/test'
import { HALL_HOST } from './hosts.ts'
import { startServer } from './server.ts'
import { informationalTable, planTexts, staticPages } from './steps/public.ts'
import { reachCompany } from './steps/reach-company.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'reached' })
test.beforeAll(({ server }) => reachCompany(server))

const forms = [
  '/login',
  '/signup',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/accept-invitation',
  '/confirm-email',
]

test('every informational page and the terms have one heading and a way home', async ({ page }) => {
  for (const [path, heading] of [...informationalTable, ['/terms', 'Terms and conditions']] as const) {
    const reply = await page.goto(path)
    expect([path, reply?.status()]).toEqual([path, 200])
    await expect(page.locator('h1')).toHaveText([heading])
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }
})

test('plans, support and what changes when stand on their pages as the specification has them', async ({ page }) => {
  await page.goto('/pricing')
  for (const [plan, name, price] of planTexts) {
    const offer = page.locator(`[data-plan=${plan}]`)
    await expect(offer.getByRole('heading')).toHaveText(name)
    await expect(offer.getByText(price)).toBeVisible()
  }
  const plans = page.getByRole('table', { name: 'The plans side by side' })
  for (const row of [
    'Price per term ₦50,000 ₦120,000 ₦250,000',
    'Students up to 200 up to 800 unlimited',
    'Subjects 5 all all',
    'Analytics basic advanced full suite',
    'Modes online only online and offline all',
    'Support by email priority 24/7',
    'Reply within 48 h 24 h 4 h',
    'Custom branding – included included',
    'Custom integration – – included',
    'Training – – included',
  ]) {
    await expect(plans.getByRole('row', { name: row, exact: true })).toBeVisible()
  }
  for (const sentence of [
    'A plan change takes effect at the next billing cycle.',
    /^14 days on the plan you choose, no card needed\. They count from the moment you sign up\./,
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }

  await page.goto('/support')
  for (const row of [
    'Starter 48 h Email support',
    'Professional 24 h Priority support',
    'Enterprise 4 h 24/7 support',
  ]) {
    await expect(page.getByRole('row', { name: row, exact: true })).toBeVisible()
  }
  for (const sentence of ['Hours: Mon-Fri 8AM-6PM WAT.', /Email replies come within 24 hours\./]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
})

test('what is below an informational page is not found, says so, and leads home', async ({ page }) => {
  for (const path of ['/help-center/x', '/about/us/now', '/terms/old']) {
    const reply = await page.goto(path)
    expect([path, reply?.status()]).toEqual([path, 404])
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('every other unknown public path leads to the first page', async ({ page, request }) => {
  for (const path of ['/no-such-page', '/no/such/page', '/ABOUT', '/login/x', '/index', '/site/about']) {
    await page.goto(path)
    expect([path, new URL(page.url()).pathname]).toEqual([path, '/'])
    const reply = await request.get(path, { maxRedirects: 0 })
    expect([path, reply.status(), reply.headers().location]).toEqual([path, 302, '/'])
  }
  expect((await request.get('/no-such-file.js')).status()).toBe(404)
})

test('each page has a title, a description and a picture of its own address', async ({ page, request, server }) => {
  const titles = new Set<string>()
  for (const path of [...staticPages, ...forms]) {
    const html = await (await request.get(path)).text()
    const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1]
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '')
    expect(content('description')?.length, path).toBeGreaterThan(40)
    expect(content('og:url'), path).toBe(server.url + path)
    expect(html, path).toContain(`<link rel="canonical" href="${server.url}${path}">`)
    expect(content('og:image')).toBe(`${server.url}/social.png`)
  }
  expect(titles.size).toBe(staticPages.length + forms.length)
  for (const file of ['/social.png', '/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest']) {
    expect([file, (await request.get(file)).status()]).toEqual([file, 200])
  }
  await page.goto('/')
  await expect(page).toHaveTitle('Sabimark · Exams on screen that lose nothing')
})

test('the static pages ask no other host, and run nothing but their islands', async ({ page, server }) => {
  const asked = recordRequests(page)
  for (const path of staticPages) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([])
  const scripts = new Set(asked.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js')))
  expect([...scripts].map((path) => path.replace(/-[\w-]+\.js$/, ''))).toEqual(['/theme.js', '/assets/pages'])
  expect(await page.evaluate(() => indexedDB.databases()), 'a look made a store').toEqual([])
})

test("on a school's own host the first page is the sign-in", async ({ browser, contextOptions }) => {
  const server = await startServer({ host: HALL_HOST })
  try {
    const context = await browser.newContext(contextOptions)
    const page = await context.newPage()
    await page.goto(`http://greenfield.${HALL_HOST}:${server.port}/`)
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.goto(server.url)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goto(`http://www.${HALL_HOST}:${server.port}/`)
    expect(new URL(page.url()).pathname).toBe('/')
    await context.close()
  } finally {
    await server.stop()
  }
})

function recordRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}
