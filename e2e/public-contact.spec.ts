// The contact form 'Get in Touch': who opens it, what it asks, what it sends and to whom.
import type { Page } from '@playwright/test'
import { reachCompany } from './steps/reach-company.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'reached' })
test.beforeAll(({ server }) => reachCompany(server))

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get in Touch' })
const field = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`)
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send Message via WhatsApp' })

const typed = {
  name: 'Adéṣọlá Sample',
  email: 'ada@greenfield.example',
  phone: '0800 000 0000',
  school: 'Greenfield College',
}

async function fill(page: Page, values: Partial<typeof typed> = typed): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

test.beforeEach(async ({ page, context, server }) => {
  // The chat's own host is nobody's business of a test; what is asked there stands in the address.
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }))
  await page.goto(server.url)
})

test('every demo, quote and Get Started button opens it, with the request it is about', async ({ page }) => {
  for (const [name, requestType] of [
    ['Get Free Demo', 'demo'],
    ['See it live', 'demo'],
    ['Get Started: Starter', 'trial'],
    ['Get Started: Professional', 'trial'],
    ['Contact Sales: Enterprise', 'quote'],
    ['Get a Quote', 'quote'],
    ['Schedule Demo', 'demo'],
  ] as const) {
    const opener = page.getByRole('button', { name })
    await opener.click()
    await expect(dialog(page)).toBeVisible()
    await expect(field(page, 'requestType')).toHaveValue(requestType)
    await expect(field(page, 'name')).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('on other pages, too, it is about what its opener says', async ({ page }) => {
  for (const [path, name, requestType] of [
    ['/support', 'write a message', 'support'],
    ['/pricing', 'Get Started: Starter', 'trial'],
    ['/pricing', 'Contact Sales: Enterprise', 'quote'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name }).click()
    await expect(field(page, 'requestType')).toHaveValue(requestType)
  }
})

test('its fields are those of the specification', async ({ page }) => {
  // What the form itself begins with, before a button says what it is about.
  await expect(page.locator('dialog [name=requestType]')).toHaveValue('demo')
  await page.getByRole('button', { name: 'Get Free Demo' }).click()
  await expect(field(page, 'message')).toHaveAttribute('placeholder', 'Tell us about your requirements...')
  await expect(field(page, 'email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel')
  for (const name of ['name', 'email', 'phone', 'school']) await expect(field(page, name)).toHaveAttribute('required')
  await expect(field(page, 'message')).not.toHaveAttribute('required')
  expect(await field(page, 'requestType').locator('option').allTextContents()).toEqual([
    'Request Demo',
    'Get Quote',
    'Free Trial',
    'Support',
  ])
})

test('it sends nothing while a required field is empty, blank or no email', async ({ page, context }) => {
  await page.getByRole('button', { name: 'Get Free Demo' }).click()
  for (const missing of ['name', 'email', 'phone', 'school'] as const) {
    for (const value of missing === 'email' ? ['', 'no-email'] : ['', '   ']) {
      await fill(page, { ...typed, [missing]: value })
      await send(page).click()
      expect(await field(page, missing).evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('')
      await expect(field(page, missing)).toBeFocused()
      await expect(dialog(page)).toBeVisible()
    }
  }
  expect(context.pages()).toHaveLength(1)
})

test('it opens WhatsApp in a new tab with everything typed, resets and closes; no server of ours hears of it', async ({
  page,
  context,
  server,
}) => {
  await page.getByRole('button', { name: 'Contact Sales: Enterprise' }).click()
  await fill(page)
  await field(page, 'message').fill('300 students & 40 laptops?\nFrom #October')
  await field(page, 'requestType').selectOption('support')
  const calls: string[] = []
  context.on('request', (request) => calls.push(request.url()))
  const opening = context.waitForEvent('page')
  await send(page).click()
  const chat = await opening
  await chat.waitForURL('https://wa.me/**')
  const { origin, pathname, searchParams } = new URL(chat.url())
  expect(origin + pathname).toBe('https://wa.me/2348000000000')
  expect(searchParams.get('text')).toBe(
    [
      'Hello Sabimark,',
      ...[`Name: ${typed.name}`, `Email: ${typed.email}`, `Phone: ${typed.phone}`, `School: ${typed.school}`],
      'Request: Support',
      'Message: 300 students & 40 laptops?\nFrom #October',
    ].join('\n'),
  )
  expect(await chat.evaluate(() => window.opener)).toBeNull()
  expect(calls.filter((url) => url.startsWith(server.url))).toEqual([])

  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('dialog [name=requestType]')).toHaveValue('demo')
  await page.getByRole('button', { name: 'Schedule Demo' }).click()
  for (const name of [...Object.keys(typed), 'message']) await expect(field(page, name)).toHaveValue('')
  await expect(field(page, 'requestType')).toHaveValue('demo')
})

test('a browser that keeps the tab closed gets a link instead, and loses nothing', async ({ page, context }) => {
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Get Free Demo' }).click()
  await fill(page)
  await send(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Your browser blocked the new tab.')
  await expect(field(page, 'school')).toHaveValue(typed.school)
  const link = dialog(page).getByRole('link', { name: 'open WhatsApp with your message' })
  await expect(link).toBeFocused()
  const opening = context.waitForEvent('page')
  await link.press('Enter')
  const chat = await opening
  await chat.waitForURL('https://wa.me/**')
  expect(new URL(chat.url()).searchParams.get('text')).toContain(`School: ${typed.school}`)
  await expect(dialog(page)).toBeHidden()
})

test('it works by keyboard alone and keeps the focus until it is closed', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Get Free Demo' })
  await opener.focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(dialog(page)).toBeVisible()
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press(step < 12 ? 'Tab' : 'Shift+Tab')
      // Beyond its last control the focus is the browser's own for a step, and never the page's behind.
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== null && focused !== document.body && focused.closest('dialog') === null
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('a press on the ground beside it closes it, and what was typed is kept for the next time', async ({ page }) => {
  await page.getByRole('button', { name: 'Get Free Demo' }).click()
  await field(page, 'name').fill(typed.name)
  await page.mouse.click(20, 400)
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Get Free Demo' }).click()
  await expect(field(page, 'name')).toHaveValue(typed.name)
})

test('a double press opens one chat', async ({ page, context }) => {
  await page.getByRole('button', { name: 'Get Free Demo' }).click()
  await fill(page)
  const opening = context.waitForEvent('page')
  await send(page).dblclick()
  await (await opening).waitForURL('https://wa.me/**')
  await expect(dialog(page)).toBeHidden()
  expect(context.pages()).toHaveLength(2)
})
