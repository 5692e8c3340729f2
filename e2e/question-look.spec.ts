// How a question is drawn: formulas wider than the screen and those that cannot be read, and the room around a long one.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { beStudent, call, type Hall, openHall } from './steps/by-call.ts'
import { look } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()

const wideBlock = String.raw`\int_0^\infty e^{-x^2}\,dx + \sum_{i=0}^{100} \binom{100}{i} x^i y^{100-i} = \frac{\sqrt{\pi}}{2}`
const wideInLine = String.raw`\begin{pmatrix} aaaaaa & bbbbbb & cccccc & dddddd \\ 1 & 2 & 3 & 4 \end{pmatrix}`
// Short ones that KaTeX lets reach beyond their own box.
const short = String.raw`$x_1$, $\sqrt{3}$, $\text{CO}_2$, $\mathring{A}$ and $\cancel{12}$`
const wideCode = 'for (let number = 1; number <= 100; number += 1) print(number)'
const questions = [
  {
    question: `Read $x^2$, ${short} first.\n\n$$${wideBlock}$$\n\nThen **$${wideInLine}$**.\n\n\`\`\`\n${wideCode}\n\`\`\``,
    options: [`$${wideInLine}$`, '$x = \\frac{7}{2}$', 'Neither'],
  },
  {
    question: `${'A trader buys forty bags of rice at ₦31,500 each and pays for a lorry and a receipt besides. '.repeat(5)}`,
    options: ['₦1', '₦2', '₦3', '₦4', '₦5', '₦6'],
  },
  { question: 'What is $\\frac{1}{$?', options: ['One', 'Half'] },
]

let hall: Hall
let staff: { context: BrowserContext; page: Page }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  staff = { context, page: await context.newPage() }
  hall = await openHall(staff.page, server, {
    school,
    questions,
    title: 'Second term test in Further Mathematics and its uses',
  })
})
test.afterAll(() => staff.context.close())

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a formula wider than the screen shows it, and scrolls by keys and by finger', async ({ page }) => {
    await enter(page, 'Start Exam')
    await goToQuestion(page, 'Read')
    await look(page)
    for (const box of [wide(page, 'Wide formula').first(), wide(page, 'Wide code')]) {
      await expect(box).toHaveAttribute('data-wide', 'right')
      await box.focus()
      await page.keyboard.press('ArrowRight')
      await expect(box).toHaveAttribute('data-wide', 'left right')
      await page.keyboard.press('End')
      await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
      await expect(box).toHaveAttribute('data-wide', 'left')
    }
    // Two in the text and one in an option; what fits, a short one that reaches out too, is no stop for the Tab key.
    await expect(wide(page, 'Wide formula')).toHaveCount(3)
    await expect(page.locator('main [tabindex="0"]')).toHaveCount(4)
  })

  test('in an option it can be reached by a finger, chooses that option, and is part of its name', async ({ page }) => {
    await enter(page, 'Continue exam')
    await goToQuestion(page, 'Read')
    const label = page.locator('label').filter({ has: wide(page, 'Wide formula') })
    const box = wide(label, 'Wide formula')
    await box.scrollIntoViewIfNeeded()
    const isOnTop = await box.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop, 'something lies over the formula').toBe(true)
    await box.tap()
    await expect(label.getByRole('radio')).toBeChecked()
    // As the browser itself tells a screen reader: with every formula.
    const heard = (await namesOfRadios(page)).map((name) => name.replace(/^[A-C]\) /, '')).sort()
    expect(heard).toEqual([expect.stringMatching(/^\( 𝑎.* 4 \)$/u), 'Neither', '𝑥 = 7 2'])
  })

  test('what the paper is and whose stands there whole, and every button says its word', async ({ page }) => {
    await enter(page, 'Continue exam')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    expect((await page.locator('main > header').boundingBox())?.height).toBeLessThanOrEqual(72)
    await expect(page.getByRole('button', { name: 'All questions' })).toHaveText('Questions')
    await page.getByRole('button', { name: 'All questions' }).tap()
    const whole = page.getByRole('region', { name: 'Your paper' }).getByText(`${hall.candidate.name} · SS1A`)
    await expect(whole).toBeInViewport({ ratio: 1 })
    await expect(whole).toContainText('Second term test')
    expect(await whole.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    await expect(page.getByRole('navigation', { name: 'Questions' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('checkbox', { name: 'Letter keys' })).toBeHidden()
    await page.keyboard.press('n')
    const keys = page.getByRole('checkbox', { name: 'Letter keys' })
    await expect(keys).toBeVisible()
    const { width = 0, height = 0 } = (await keys.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })
})

test('on a wide screen nothing that fits takes the focus', async ({ page }) => {
  await enter(page, 'Continue exam')
  await goToQuestion(page, 'Read')
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  await expect(page.locator('.katex-display')).toBeVisible()
  await expect(page.locator('main [tabindex="0"]')).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(wide(page, 'Wide formula')).toHaveCount(3)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('main [tabindex="0"]')).toHaveCount(0)
})

test('formulas whose drawing program did not come are drawn once the way to it is free again', async ({ page }) => {
  await page.route(/assets\/draw(n-maths|-formula)-.*\.js$/, (route) => route.abort())
  await enter(page, 'Continue exam')
  await goToQuestion(page, 'Read')
  await expect(page.getByText('\\frac').first()).toBeVisible()
  await page.unrouteAll()
  await goToQuestion(page, 'A trader')
  await goToQuestion(page, 'Read')
  await expect(page.locator('.katex-display')).toBeVisible()
})

test('with six options and a long text the way on is in sight and covers nothing that is used', async ({ page }) => {
  await enter(page, 'Continue exam')
  await goToQuestion(page, 'A trader')
  // Where the paper has it last, what leads on is called otherwise and stands in the same place.
  const moves = [/^Previous$/, /^Flag$/, /^(Next|Look over and submit)$/].map((name) =>
    page.getByRole('button', { name }),
  )
  for (const button of moves) await expect(button).toBeInViewport({ ratio: 1 })
  const boxes = () =>
    Promise.all(
      moves.map(async (button) => {
        const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
        return [Math.round(x), Math.round(y)]
      }),
    )
  const onLong = await boxes()
  const last = page.getByRole('radio').last()
  expect((await last.boundingBox())?.y, 'the question is not long enough').toBeGreaterThan(680)
  await page.getByRole('radio').nth(4).check({ force: true })
  await page.keyboard.press('ArrowDown')
  await expect(last).toBeFocused()
  await expectAbove(last, moves[0])
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await page.keyboard.press('Tab')
  await expectAbove(page.getByRole('button', { name: 'Clear answer' }), moves[0])
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
  await expectAbove(last, moves[0])
  expect(await boxes()).toEqual(onLong)
  // A short question leaves them where they are.
  await goToQuestion(page, 'Read')
  expect(await boxes()).toEqual(onLong)
})

test('the navigator shows at once where one is, what is answered and what is flagged', async ({ page }) => {
  await enter(page, 'Continue exam')
  await goToQuestion(page, 'A trader')
  const flag = page.getByRole('button', { name: 'Flag', exact: true })
  const here = page.getByRole('navigation', { name: 'Questions' }).locator('[aria-current=step]')
  const seen = async () => await here.locator('span').evaluate(drawn)
  await page.getByRole('radio').first().check({ force: true })
  const answered = await seen()
  await flag.click()
  const answeredFlagged = await seen()
  await page.getByRole('button', { name: 'Clear answer' }).click()
  const flagged = await seen()
  await flag.click()
  const empty = await seen()
  expect(answered).toEqual({ isRinged: true, isFilled: true, hasPennant: false })
  expect(answeredFlagged).toEqual({ isRinged: true, isFilled: true, hasPennant: true })
  expect(flagged).toEqual({ isRinged: true, isFilled: false, hasPennant: true })
  expect(empty).toEqual({ isRinged: true, isFilled: false, hasPennant: false })
  await flag.click()
  await goToQuestion(page, 'Read')
  await expect(here).toHaveCount(1)
  const others = page.getByRole('navigation', { name: 'Questions' }).locator('button:not([aria-current])')
  const flaggedElsewhere = others.and(page.getByRole('button', { name: /flagged/ })).locator('span')
  expect(await flaggedElsewhere.evaluate(drawn)).toEqual({ isRinged: false, isFilled: false, hasPennant: true })
})

test('handed in: own answers and the script draw the same, with the tick beside the letter', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, 'Continue exam')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.waitForURL('**/dashboard')
  // At the door of a paper that is in, this stands first on a phone.
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await expect(page.getByText('You have handed in this exam.')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'See my result' })).toBeInViewport({ ratio: 1 })
  await look(page)
  await staff.page.setViewportSize({ width: 360, height: 740 })
  await staff.page.goto('/dashboard/results')
  await staff.page.getByRole('link', { name: hall.candidate.name }).first().click()
  await expect(wide(staff.page, 'Wide formula')).toHaveCount(3)
  await look(staff.page)
  const bubble = staff.page.locator('[data-right=true] [data-state=right]').first()
  const measured = () =>
    bubble.evaluate((element) => {
      const left = Number.parseFloat(getComputedStyle(element, '::after').left)
      const words = element.closest('li')?.querySelector('[class*=words]')?.getBoundingClientRect()
      const own = element.getBoundingClientRect()
      return { gap: left - element.clientWidth, room: (words?.left ?? 0) - own.right }
    })
  // Styles that did not come are asked for again.
  await expect.poll(async () => (await measured()).gap, 'the tick lies over the letter').toBeGreaterThan(0)
  const { gap, room } = await measured()
  expect(room, 'the tick lies over the words').toBeGreaterThan(gap + 16)
})

test('a formula that cannot be read is told to who writes it, in words, and not added', async () => {
  const { page } = staff
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/questions')
  await page.getByRole('button', { name: 'Cards' }).click()
  const words = 'The formula $\\frac{1}{$ cannot be read: a { is never closed, at its end.'
  // One that came in by a call is named on its card.
  await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(wide(page, 'Wide formula')).toHaveCount(3)
  await look(page)
  await page.getByRole('button', { name: 'Add Question' }).first().click()
  const form = page.getByRole('dialog')
  const close = await form.getByRole('button', { name: 'Close' }).boundingBox()
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await form.locator('[name=subject]').selectOption({ label: 'Mathematics' })
  await form.locator('[name=question]').fill(`What is $\\frac{1}{$?\n\n$$${wideBlock}$$`)
  await expect(form.getByRole('region', { name: 'Preview' }).getByText(words)).toBeVisible()
  await expect(wide(form, 'Wide formula')).toHaveCount(1)
  for (const [place, text] of ['One', 'Half', 'Two', '$\\half$'].entries()) {
    await form.locator('[name=options]').nth(place).fill(text)
  }
  await form.getByRole('radio', { name: 'B is correct' }).check({ force: true })
  await form.locator('[name=topic]').fill('Fractions')
  await look(page)
  const add = form.getByRole('button', { name: 'Add Question' })
  await add.click()
  await expect(form.locator('[name=question]')).toBeFocused()
  await expect(form.getByText(words)).toHaveCount(2)
  await form.locator('[name=question]').fill('What is $\\frac{1}{2}$?')
  await add.click()
  const option = 'Option D: The formula $\\half$ cannot be read: there is no command \\half.'
  await expect(form.getByText(option)).toHaveCount(2)
  const before = await call<{ items: unknown[] }>(page, 'GET', '/questions')
  expect(before.items).toHaveLength(3)
  await form.locator('[name=options]').nth(3).fill('$\\frac{1}{2}$')
  await add.click()
  await expect(form).toBeHidden()
  await expect(page.getByText('What is')).toHaveCount(2)
})

const wide = (within: Page | Locator, what: string) => within.getByRole('group', { name: new RegExp(`^${what}`) })

async function enter(page: Page, button: 'Start Exam' | 'Continue exam'): Promise<void> {
  await beStudent(page, hall, hall.candidate)
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

/** The order is each candidate's own. */
async function goToQuestion(page: Page, beginning: string): Promise<void> {
  for (const number of [1, 2, 3]) {
    await page.getByRole('button', { name: `Question ${number},` }).click()
    await expect(page.getByRole('heading', { name: `Question ${number} of 3` })).toBeVisible()
    if (await page.getByText(new RegExp(`^${beginning}`)).isVisible()) return
  }
  throw new Error(`No question begins with ${beginning}`)
}

async function namesOfRadios(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.filter(({ role }) => role?.value === 'radio').map(({ name }) => String(name?.value))
}

async function expectAbove(one: Locator, other: Locator | undefined): Promise<void> {
  const box = await one.boundingBox()
  const below = await other?.boundingBox()
  expect(box && below && box.y + box.height).toBeLessThanOrEqual(below?.y ?? 0)
}

async function drawn(bubble: Element) {
  await Promise.all(bubble.getAnimations().map(({ finished }) => finished))
  const { boxShadow, backgroundColor, color } = getComputedStyle(bubble)
  const surface = getComputedStyle(document.querySelector('section') ?? bubble).backgroundColor
  return {
    isRinged: boxShadow !== 'none',
    isFilled: backgroundColor !== surface && backgroundColor !== color,
    hasPennant: getComputedStyle(bubble, '::before').content !== 'none',
  }
}
