// The first page a candidate meets: small, easy to hit with a finger, and honest where the browser is too old.
import { expect, test } from './test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('everything to press on the sign-in page is as large as a finger, and no letters are fetched for a heading', async ({
    page,
  }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await page.goto('/login?as=student')
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    const targets = page.locator(
      'a, button, input:not([type=radio], [type=checkbox]), label:has([type=radio], [type=checkbox])',
    )
    const heights = await targets.evaluateAll((found) =>
      found.map((one) => [one.textContent || one.getAttribute('name'), one.getBoundingClientRect().height] as const),
    )
    expect(heights.length).toBeGreaterThan(6)
    expect(heights.filter(([, height]) => height < 44)).toEqual([])
    await page.evaluate(() => document.fonts.ready)
    expect(fonts).toEqual([expect.stringMatching(/noto-sans-latin-wght/)])
  })
})

test('a browser that cannot read the program is told so; one that can never sees the sentence', async ({ page }) => {
  const sentence = page.getByText(/needs a newer browser/)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(sentence).toHaveCount(0)
  await page.route(/assets\/(form|app)-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const newer = 1 ?|> 2' }),
  )
  for (const path of ['/login', '/dashboard']) {
    await page.goto(path)
    await expect(sentence).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByText(/needs a newer browser/)).toBeVisible()
  })
})
