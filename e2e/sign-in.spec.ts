// One form for everybody: who may come in, what everybody else is told, and what is remembered. The demo: demo-access.spec.ts.
import { expect, type Page } from '@playwright/test'
import { atRest } from './steps/at-rest.ts'
import { type Hall, openHall } from './steps/by-call.ts'
import { look, lookEveryWay } from './steps/look.ts'
import { otherSchool, school } from './steps/sample.ts'
import { name, open, password, refusal, signIn } from './steps/sign-in.ts'
import { aForm, fillSignUp, forgetSignUps, signUpButton, success } from './steps/sign-up.ts'
import { loseSession, signInStudent, signUpSchool } from './steps/site.ts'
import { test } from './test.ts'

test.use({ installation: 'sign-in' })
test.beforeEach(({ server }) => forgetSignUps(server))
test.describe.configure({ mode: 'serial' })

const schoolField = (page: Page) => page.locator('[name=school]')

let hall: Hall

test('where there is one school, a student types no school', async ({ browser, contextOptions, page, server }) => {
  const setting = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(setting, server)
  await setting.close()
  await open(page)
  await name(page).fill(hall.candidate.studentNumber)
  await name(page).press('Tab')
  await expect(password(page)).toBeFocused()
  await expect(schoolField(page)).toBeHidden()
  await password(page).fill(hall.candidate.password)
  await password(page).press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(page.getByText(`Welcome back, ${hall.candidate.name}!`)).toBeVisible()
})

test('the page is titled and worded as specified, and leads on', async ({ page, server }) => {
  await signUpSchool(page, server, otherSchool)
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Sabimark')
  await expect(page.getByLabel('Email or student ID')).toBeVisible()
  await password(page).fill('seen')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
  for (const [link, path] of [
    ['Back to Home', '/'],
    ['Sign up your school', '/signup'],
    ['Forgot password?', '/forgot-password'],
  ] as const) {
    await open(page)
    await page.getByRole('link', { name: link }).click()
    await page.waitForURL((url) => url.pathname === path)
  }
})

test('what is missing is said at its field', async ({ page }) => {
  await open(page)
  await signIn(page).click()
  await expect(name(page)).toHaveAccessibleDescription('Email or student ID is required.')
  await expect(password(page)).toHaveAccessibleDescription('Password is required.')
  await expect(name(page)).toBeFocused()
  await name(page).fill('GC/1')
  await password(page).fill('x')
  await signIn(page).click()
  await expect(page.getByText('School is required.')).toBeVisible()
  await expect(schoolField(page)).toBeFocused()
})

test('whoever and whatever is wrong is told one sentence', async ({ page }) => {
  const long = 'x'.repeat(5_000)
  for (const [typed, shared, subdomain] of [
    ['nobody@nowhere.test', 'wrong password', ''],
    [school.email, 'wrong password', ''],
    [`${long}@nowhere.test`, long, ''],
    ['not an address @ all', 'x', ''],
    ['nobody@greenfield.example', 'demo1234', ''],
    [hall.candidate.studentNumber, 'wrong password', school.subdomain],
    [hall.candidate.studentNumber, hall.candidate.password, otherSchool.subdomain],
    [hall.candidate.studentNumber, hall.candidate.password, 'nosuchschool'],
    ['GC/999', 'wrong password', school.subdomain],
    [long, long, long],
  ] as const) {
    await open(page, subdomain ? '/login?as=student' : '/login')
    await name(page).fill(typed)
    await password(page).fill(shared)
    if (subdomain) await schoolField(page).fill(subdomain)
    await signIn(page).click()
    await expect(page.getByText(refusal, { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(refusal)
  }
})

test('that an account waits for its mail is told to who knows its password alone', async ({ page }) => {
  const form = aForm()
  await fillSignUp(page, form)
  await signUpButton(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await open(page)
  await name(page).fill(form.email)
  await password(page).fill('not the password')
  await signIn(page).click()
  await expect(page.getByText(refusal)).toBeVisible()
  await password(page).fill(form.password)
  await signIn(page).click()
  await expect(page.getByText(/Your email is not verified yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(page.getByText(/an email is on its way/)).toBeVisible()
})

test('the button says what it is doing; a double click asks once; the page asked for is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/people/signIn')) asked.push(request.url())
  })
  const seen = Promise.withResolvers<void>()
  await page.route('**/rpc/people/signIn', async (route) => {
    await seen.promise
    await route.continue()
  })
  await open(page, `/login?next=${encodeURIComponent('/dashboard/subjects')}`)
  await name(page).fill(` ${school.email.toUpperCase()} `)
  await password(page).fill(school.password)
  await signIn(page).dblclick()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  seen.resolve()
  await page.waitForURL('**/dashboard/subjects')
  expect(asked).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('cbt_data_mode'))).toBe('database')
})

test('whoever is signed in is offered to continue, on the first page and at the sign-in, until they sign out', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await atRest(page)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  await open(page)
  await name(page).fill(school.email)
  await password(page).fill(school.password)
  await signIn(page).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const onward = page.getByRole('link', { name: /^Continue as / })
  await page.goto('/')
  await expect(onward).toHaveAttribute('href', '/dashboard')
  await look(page)
  await open(page, `/login?next=${encodeURIComponent('/dashboard/subjects')}`)
  await look(page)
  await onward.click()
  await page.waitForURL('**/dashboard/subjects')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await atRest(page)
  await expect(onward).toBeHidden()
})

test('a student ID asks for the school before the keyboard passes by, an address never does', async ({ page }) => {
  await open(page)
  await name(page).pressSequentially(school.email, { delay: 20 })
  await name(page).press('Tab')
  await expect(password(page)).toBeFocused()
  await expect(schoolField(page)).toBeHidden()
  await name(page).fill(hall.candidate.studentNumber.toLowerCase())
  await name(page).press('Tab')
  await expect(schoolField(page)).toBeFocused()
  await page.keyboard.type(school.subdomain.toUpperCase())
  await page.keyboard.press('Tab')
  await page.keyboard.type(hall.candidate.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  // The next student of the hall finds the school there, and who is of another changes it.
  await loseSession(page)
  await open(page)
  await expect(page.getByText(school.schoolName)).toBeVisible()
  await expect(schoolField(page)).toBeHidden()
  // Beside a long name of a school on a narrow phone, the word stays whole.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByText(school.schoolName).evaluate((shown) => {
    shown.textContent = 'Federal Government Sample College for Girls'
  })
  const change = page.getByRole('button', { name: 'Change' })
  const lines = await change.evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await change.click()
  await expect(schoolField(page)).toBeFocused()
  await name(page).fill(school.email)
  await expect(schoolField(page)).toBeHidden()
})

test('a student ID is recognised after a pause, too', async ({ page }) => {
  await open(page)
  await name(page).pressSequentially('GC/1')
  await expect(schoolField(page)).toBeVisible()
})

test('who was signed out for doing nothing is told so', async ({ page }) => {
  await open(page, '/login?ended=idle')
  await expect(
    page.getByText('You were signed out because nothing was done here for a while. Nothing you saved is lost.'),
  ).toBeVisible()
  await look(page)
})

test('without network the sentence says so, and the next try works', async ({ page, context }) => {
  await open(page)
  await name(page).fill(school.email)
  await password(page).fill(school.password)
  await context.setOffline(true)
  await signIn(page).click()
  await expect(page.getByText('No network. Nothing was lost; check the connection and try again.')).toBeVisible()
  await context.setOffline(false)
  await signIn(page).click()
  await page.waitForURL('**/dashboard')
})

for (const [kind, breakStorage] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test(`with ${kind} storage everybody signs up and in, and the demo says what it needs`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(breakStorage)
    await fillSignUp(page, aForm())
    await signUpButton(page).click()
    await expect(page.getByText(success)).toBeVisible()
    await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
    await expect(page.getByText(`Welcome back, ${hall.candidate.name}!`)).toBeVisible()
    await loseSession(page)
    await open(page)
    await name(page).fill(school.email)
    await password(page).fill(school.password)
    await signIn(page).click()
    await expect(page.getByText(`Welcome back, ${school.name}!`)).toBeVisible()
    await open(page)
    await page.getByRole('button', { name: /^Teacher/ }).click()
    await signIn(page).click()
    await expect(page.getByText(/The demo needs to store data in this browser, and the browser does not/)).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('nothing is wrong with sign-in and sign-up in both themes at both widths', async ({ page }) => {
  for (const path of [
    '/login',
    '/login?as=student',
    '/signup',
    '/forgot-password',
    '/verify-email',
    '/reset-password',
  ]) {
    await page.goto(path)
    await lookEveryWay(page)
  }
  await open(page)
  await signIn(page).click()
  await expect(page.getByText('Password is required.')).toBeVisible()
  await lookEveryWay(page)
  await page.goto('/signup')
  await page.locator('[name=subdomain]').fill('stillfree')
  await signUpButton(page).click()
  await expect(page.getByText('stillfree.localhost is free')).toBeVisible()
  await lookEveryWay(page)
})

test('the whole sign-in page, letters included, is at most 170 kB', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await open(page)
  await atRest(page)
  await page.evaluate(() => document.fonts.ready)
  process.stdout.write(`The sign-in page is ${bytes} bytes on the wire.\n`)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(170_000)
})

/** In the page: the browser is told to keep nothing. */
function blockStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}

/** In the page: there is no room for one more letter. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}
