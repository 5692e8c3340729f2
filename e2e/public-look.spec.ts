// How the static pages stand: in both themes and at both widths, without script, and what /status says.
import { look, lookEveryWay } from './steps/look.ts'
import { staticPages } from './steps/public.ts'
import { reachCompany } from './steps/reach-company.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'reached' })
test.beforeAll(({ server }) => reachCompany(server))

test('every page fits, reads and passes axe, in both themes at both widths', async ({ page }) => {
  // Axe reads fifteen screens.
  test.setTimeout(800_000)
  for (const path of [...staticPages, '/about/x']) {
    await page.goto(path)
    await lookEveryWay(page)
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Free Demo' }).click()
  await lookEveryWay(page)
})

test('the menu of a phone reads and passes axe in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const theme of ['light', 'dark'] as const) {
    await page.addInitScript((chosen) => localStorage.setItem('cbt_theme', chosen), theme)
    await page.goto('/')
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe(theme)
    await page.locator('summary').click()
    await look(page, { isSecondTime: theme === 'dark' })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('everything is there to read, the menu opens and the buttons lead on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('₦120,000')).toBeVisible()
    await page.locator('summary').click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click()
    await page.waitForURL('**/about')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.getByRole('link', { name: 'Get Free Demo' }).click()
    await page.waitForURL('**/#contact')
    await expect(page.locator('#contact').getByRole('link', { name: '+234 800 000 0000' })).toBeInViewport()
    await expect(page.getByRole('button', { name: /theme/ })).toBeHidden()
    await page.goto('/status')
    await expect(page.getByRole('link', { name: 'Ask the server' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  })
})

test('a page whose script and letters do not come is whole all the same', async ({ page }) => {
  await page.route(/\.(js|woff2)$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 600)
  await expect(page.getByText('10,000+')).toBeInViewport()
  // The bar has left with the top of the page and covers nothing.
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test.describe('/status', () => {
  test('says that this server and its database answer, how long it took and when that was', async ({ page }) => {
    await page.goto('/status')
    const live = page.getByRole('region', { name: 'This server now' })
    await expect(live.getByRole('heading', { name: 'This server is ready' })).toBeVisible()
    await expect(live).toContainText(/Server\s*Answers/)
    await expect(live).toContainText(/Database\s*Answers/)
    await expect(live).toContainText(/Response time\s*\d+ ms/)
    await expect(live).toContainText(/Checked at\s*\d\d:\d\d/)
    for (const [over, uptime] of [
      ['30 days', '99.9%'],
      ['90 days', '99.8%'],
      ['12 months', '99.7%'],
    ]) {
      await expect(page.getByRole('row', { name: `${over} ${uptime}` })).toBeVisible()
    }
    await expect(page.getByRole('columnheader', { name: 'Uptime (our target)' })).toBeVisible()
  })

  test('is honest when the database or the network is gone, and looks again when asked', async ({ page }) => {
    await page.route('**/health/ready', (route) => route.fulfill({ status: 503, json: { ready: false } }))
    await page.goto('/status')
    const live = page.getByRole('region', { name: 'This server now' })
    await expect(live.getByRole('heading', { name: 'This server is not ready' })).toBeVisible()
    await expect(live).toContainText(/Database\s*Does not answer/)
    await page.unroute('**/health/ready')
    await page.route('**/health/ready', (route) => route.abort())
    await live.getByRole('button', { name: 'Try again' }).click()
    await expect(live.getByRole('heading', { name: 'This server cannot be reached from here' })).toBeVisible()
    await page.unroute('**/health/ready')
    await page.route('**/health/ready', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in</p>' }))
    await live.getByRole('button', { name: 'Try again' }).click()
    await expect(live.getByRole('heading', { name: 'This server cannot be reached from here' })).toBeVisible()
    await page.unroute('**/health/ready')
    await live.getByRole('button', { name: 'Try again' }).click()
    await expect(live.getByRole('heading', { name: 'This server is ready' })).toBeVisible()
  })
})
