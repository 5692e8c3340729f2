// The landing page: its sections in the order and words of the specification, its bar, its menu, its links.
import type { Page } from '@playwright/test'
import { informational } from './steps/public.ts'
import { reachCompany } from './steps/reach-company.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'reached' })
test.beforeAll(({ server }) => reachCompany(server))

const bar = (page: Page) => page.getByRole('banner')

/** Paints as the bar is painted, whatever its transition is at. */
async function look(page: Page) {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  return await bar(page).evaluate((one) => {
    const { backgroundColor, boxShadow, position } = getComputedStyle(one)
    return { backgroundColor, hasShadow: boxShadow !== 'none', position }
  })
}

const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
}

test('the bar is transparent up to 50 px and white with a shadow beyond', async ({ page }) => {
  await page.goto('/')
  const clear = { backgroundColor: 'rgba(0, 0, 0, 0)', hasShadow: false, position: 'fixed' }
  const white = { backgroundColor: 'rgb(255, 255, 255)', hasShadow: true, position: 'fixed' }
  expect(await look(page)).toEqual(clear)
  for (const [y, wanted] of [
    [50, clear],
    [51, white],
    [400, white],
    [50, clear],
    [0, clear],
  ] as const) {
    await scrollTo(page, y)
    await expect.poll(() => look(page), `at ${y} px`).toEqual(wanted)
  }
})

test('the sections stand in the order of the specification, in its words', async ({ page }) => {
  await page.goto('/')
  const headings = await page.locator('main').getByRole('heading').allTextContents()
  const wanted = [
    'Exams on screen that lose nothing',
    'A modern interface',
    'IP tracking and anti-cheating',
    'Analytics and reporting',
    'Timed exams with warnings and auto-submission',
    'Online and offline, with automatic sync',
    'WAEC readiness',
    'Complete CBT Solution Demo',
    'Starter',
    'Professional',
    'Enterprise',
    'What staff rooms say',
    'Let the next test mark itself',
  ]
  expect(headings.filter((text) => wanted.includes(text))).toEqual(wanted)
  const parts = await page
    .locator('main > section')
    .evaluateAll((sections) =>
      sections.map(
        (section) => section.id || section.getAttribute('aria-label') || section.getAttribute('aria-labelledby'),
      ),
    )
  expect(parts).toEqual([
    ...[null, 'In numbers', 'features', 'video-title', 'pricing', 'testimonials', 'closing-title'],
  ])
  const words = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  for (const claim of [
    ...['10,000+ students', '150+ schools', '500+ teachers', '98% success rate', '100+ schools onboarded'],
    ...['7,000+ WAEC-standard questions', 'under 3 minutes', '99.9% uptime', 'Auto-marking with instant analytics'],
    ...['14-day free trial, no card needed', 'tablets, laptops and phones', '© 2024 Sabimark', 'Lagos'],
    ...['Most Popular', '₦50,000 per term', '₦120,000 per term', '₦250,000 per term'],
  ]) {
    expect(words).toContain(claim)
  }
  expect(words).not.toContain(String(new Date().getFullYear()))
  expect(await page.locator('figure').count()).toBe(3)
  for (const figure of await page.locator('figure').all()) {
    await expect(figure.locator('blockquote')).not.toBeEmpty()
    await expect(figure.locator('figcaption b')).not.toBeEmpty()
    await expect(figure.locator('figcaption b + span')).not.toBeEmpty()
    await expect(figure.locator('figcaption [aria-hidden]')).toHaveText(/^[A-Z]$/)
  }
})

test('each plan has the features of the specification', async ({ page }) => {
  await page.goto('/')
  const plans = page.locator('#pricing [data-plan]')
  expect(await plans.locator('ul').allInnerTexts()).toEqual([
    'Up to 200 students\n5 subjects\nBasic analytics\nEmail support\nOnline mode only',
    'Up to 800 students\nAll subjects\nAdvanced analytics\nPriority support\nOnline and offline modes\nCustom branding',
    'Unlimited students\nAll subjects\nFull analytics suite\n24/7 support\nAll modes\nCustom integration\nTraining included',
  ])
  await expect(page.locator('[data-plan=professional]').getByText('Most Popular')).toBeVisible()
  await expect(page.getByText('Most Popular')).toHaveCount(1)
})

test('the trial of the hero leads to the sign-up, that of the closing call to the sign-in', async ({ page }) => {
  await page.goto('/')
  const trials = page.getByRole('link', { name: 'Start Free Trial' })
  await expect(trials).toHaveCount(2)
  expect(await trials.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/signup',
    '/login',
  ])
  await trials.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your School Account' })).toBeVisible()
})

test('links lead to every public page, and anchors to their sections below the bar', async ({ page }) => {
  await page.goto('/')
  const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs).toEqual(expect.arrayContaining([...informational, '/login', '/signup', '/terms']))
  for (const anchor of ['features', 'testimonials', 'contact', 'pricing']) {
    expect(hrefs).toContain(`/#${anchor}`)
    await page.goto(`/about`)
    await page.goto(`/#${anchor}`)
    const place = page.locator(`#${anchor}`)
    await expect(place).toBeInViewport()
    const { top, barBottom } = await place.evaluate((section) => ({
      top: section.querySelector('h2')?.getBoundingClientRect().top ?? 0,
      barBottom: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }))
    expect(top, `the heading of #${anchor} is behind the bar`).toBeGreaterThanOrEqual(barBottom)
  }
})

test('the footer has icons, two columns of links, and where the company is', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const hrefs = async (name: string) =>
    await footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await hrefs('Product')).toEqual(['/#features', '/pricing', '/security', '/integrations', '/about'])
  expect(await hrefs('Support')).toEqual(['/support', '/documentation', '/training', '/help-center', '/status'])
  for (const name of ['Facebook', 'X', 'Instagram', 'LinkedIn']) {
    await expect(footer.getByRole('link', { name: `Sabimark on ${name}`, exact: true }).locator('svg')).toBeVisible()
  }
  await expect(footer.getByText('Lagos, Nigeria')).toBeVisible()
  await expect(footer.getByRole('link', { name: '+234 800 000 0000' })).toHaveAttribute('href', 'tel:+2348000000000')
  await expect(footer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/2348000000000')
  await expect(footer.getByText('© 2024 Sabimark.')).toBeVisible()
})

test('the theme is switched, kept for every page, and shared with the app', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('cbt_theme'))).toBe('dark')
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.goto('/about')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(await page.evaluate(() => localStorage.getItem('cbt_theme'))).toBe('light')
})

test('where the browser keeps nothing, the page works and the theme holds for it', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  await page.getByRole('button', { name: 'Get Free Demo' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu opens and closes by its button, by Esc, by a link and by a tap beside it', async ({ page }) => {
    await page.goto('/')
    const button = page.locator('summary', { hasText: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await button.tap()
    await expect(menu).toBeVisible()
    await button.tap()
    await expect(menu).toBeHidden()
    await button.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Features' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.tap()
    await page.touchscreen.tap(180, 700)
    await expect(menu).toBeHidden()
    await button.tap()
    await menu.getByRole('link', { name: 'Pricing' }).tap()
    await expect(menu).toBeHidden()
    await expect(page.locator('#pricing')).toBeInViewport()
    await button.tap()
    await menu.getByRole('link', { name: 'Help Center' }).tap()
    await page.waitForURL('**/help-center')
  })

  test('everything to press is as large as a finger', async ({ page }) => {
    for (const path of ['/', '/pricing', '/status']) {
      await page.goto(path)
      const small = await page.locator('a, button, summary').evaluateAll((found) =>
        found
          // A link within a sentence is as high as its line.
          .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
          .map(
            (one) => [one.textContent || one.getAttribute('aria-label'), one.getBoundingClientRect().height] as const,
          )
          .filter(([, height]) => height < 44),
      )
      expect(small, path).toEqual([])
    }
  })
})
