// Every message of the sign-up form and of its error catalogue, as the specification words them.
import { expect, type Page, type Request } from '@playwright/test'
import { inDatabase } from './kill/database.ts'
import { letRead } from './steps/at-rest.ts'
import { planTexts } from './steps/public.ts'
import { aForm, type Filled, fillSignUp, forgetSignUps, signUpButton, success } from './steps/sign-up.ts'
import { signUpSchool } from './steps/site.ts'
import { test } from './test.ts'

test.beforeEach(({ server }) => forgetSignUps(server))

const tooLong = 'x'.repeat(5_000)

/** What is typed into one field of a form that is right otherwise, and the message beside it. */
const fields: [keyof Filled, string, string][] = [
  ['name', '', 'Name is required.'],
  ['name', '   ', 'Name is required.'],
  ['name', tooLong, 'Name must be at most 120 characters'],
  ['email', '', 'Email is required.'],
  ['email', 'ada', 'Email is invalid.'],
  ['email', 'ada@greenfield', 'Email is invalid.'],
  ['email', 'ada@green.example', 'Email is invalid. Email cannot be delivered to an address that ends in .example.'],
  ['email', `${tooLong}@greenfield.test`, 'Email must be at most 200 characters'],
  ['phone', '', 'Phone number is required.'],
  ['phone', tooLong, 'Phone number must be at most 40 characters'],
  ['schoolName', '', 'School name is required.'],
  ['schoolName', tooLong, 'School name must be at most 120 characters'],
  ['subdomain', '', 'Domain is required.'],
  ['subdomain', 'ab', 'Domain must be at least 3 characters'],
  ['subdomain', tooLong, 'Domain must be at most 63 characters'],
  ...['www', 'api', 'admin', 'platform'].map((name): [keyof Filled, string, string] => [
    'subdomain',
    name,
    'This domain is already taken. Please choose another.',
  ]),
  ['password', '', 'Password is required.'],
  ['password', 'seven77', 'Password must be at least 8 characters'],
  ['password', tooLong, 'Password must be at most 200 characters'],
  ['confirmPassword', 'another one', 'Passwords do not match.'],
]

test('each field says its own message, beside itself, and has the keyboard', async ({ page }) => {
  const form = aForm()
  await fillSignUp(page, form)
  for (const [name, typed, message] of fields) {
    await test.step(`${name} ${typed.slice(0, 20)}: ${message}`, async () => {
      const field = page.locator(`[name=${name}]`)
      await field.fill(typed)
      if (name === 'password') await page.locator('[name=confirmPassword]').fill(typed)
      await signUpButton(page).click()
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${escaped(message)}`))
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toBeFocused()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
      await field.fill(form[name])
      if (name === 'password') await page.locator('[name=confirmPassword]').fill(form.confirmPassword)
    })
  }
  await signUpButton(page).click()
  await expect(page.getByText(success)).toBeVisible()
})

test('the terms must be agreed to, and can be read first', async ({ page, context }) => {
  const form = aForm()
  await fillSignUp(page, form, { agrees: false })
  // Its line moves what is below, and a press that ends beside where it began opens nothing.
  await expect(page.getByText(`${form.subdomain}.localhost is free`)).toBeVisible()
  await signUpButton(page).click()
  const box = page.locator('[name=agreeToTerms]')
  await expect(box).toHaveAccessibleDescription('You must agree to the terms and conditions.')
  await expect(box).toBeFocused()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'terms and conditions' }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(/Terms/)
})

test('the page is titled, offers the plans, and leads to the sign-in page', async ({ page }) => {
  await page.goto('/signup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your School Account')
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('starter')
  for (const [plan, name, price] of planTexts) {
    const offer = page.locator('label', { has: page.locator(`[name=plan][value=${plan}]`) })
    await expect(offer).toContainText(name)
    await expect(offer).toContainText(price)
  }
  await expect(page.getByRole('radio')).toHaveCount(planTexts.length)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/login')
})

test('a domain is lowercased and stripped while it is typed', async ({ page }) => {
  await page.goto('/signup')
  const domain = page.locator('[name=subdomain]')
  await domain.pressSequentially('Gre en-FIELD_ọ9!')
  await expect(domain).toHaveValue('greenfield9')
  // The specification's third rule can only be broken past the form.
  const status = await page.evaluate(async () => {
    const answer = await fetch('/api/sign-up', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subdomain: 'Green Field' }),
    })
    return (await answer.json()) as { data: { fields: Record<string, string> } }
  })
  expect(status.data.fields.subdomain).toBe('Domain can only contain lowercase letters and numbers')
})

test('whether a domain is free is said while typing, and never of another name', async ({ page, server }) => {
  const { subdomain, ...person } = aForm()
  await signUpSchool(page, server, { ...person, subdomain })
  const taken = page.getByText('This domain is already taken. Please choose another.')
  const free = (name: string) => page.getByText(`${name}.localhost is free`)
  await page.goto('/signup')
  const domain = page.locator('[name=subdomain]')
  await domain.fill('stillfree')
  await expect(free('stillfree')).toBeVisible()
  await domain.fill(subdomain)
  await expect(taken).toBeVisible()
  await expect(free('stillfree')).toBeHidden()
  await domain.fill('www')
  await expect(taken).toBeVisible()

  // The answer for the first name comes when the second has long been answered.
  const held: { request: Request; letGo: () => void }[] = []
  await page.route('**/rpc/school/checkSubdomain', async (route) => {
    const request = route.request()
    if (request.postData()?.includes(subdomain)) await new Promise<void>((letGo) => held.push({ request, letGo }))
    await route.continue().catch(() => undefined)
  })
  await domain.fill(subdomain)
  await expect.poll(() => held.length).toBe(1)
  await domain.fill('alsofree')
  await expect(free('alsofree')).toBeVisible()
  const first = held[0]
  first?.letGo()
  // The page may have given it up by then.
  if (first?.request.failure() === null) await (await first.request.response())?.finished()
  await letRead(page)
  await expect(free('alsofree')).toBeVisible()
  await expect(taken).toBeHidden()
})

test('without network nothing is said of a domain, and signing up says what is wrong', async ({ page, context }) => {
  await fillSignUp(page, aForm())
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/rpc/school/checkSubdomain'))
  await page.locator('[name=subdomain]').fill('notknown')
  await failed
  await letRead(page)
  await expect(page.getByText('notknown.localhost is free')).toBeHidden()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await signUpButton(page).click()
  await expect(page.getByText('No network. Nothing was lost; check the connection and try again.')).toBeVisible()
  await context.setOffline(false)
  await signUpButton(page).click()
  await expect(page.getByText(success)).toBeVisible()
})

test('of two who take one domain in the same second one has it, and the other is told', async ({ page, context }) => {
  const other = await context.newPage()
  const subdomain = `wanted${Date.now() % 100_000}`
  for (const [turn, one] of [page, other].entries()) {
    await fillSignUp(one, aForm({ subdomain, email: `ada${turn}@${subdomain}.test` }))
    await expect(one.getByText(`${subdomain}.localhost is free`)).toBeVisible()
  }
  await Promise.all([page, other].map((one) => signUpButton(one).click()))
  const outcome = async (one: Page) => {
    const taken = one.getByText('This domain is already taken. Please choose another.')
    await expect(one.getByText(success).or(taken)).toBeVisible()
    return (await taken.isVisible()) ? 'taken' : 'created'
  }
  expect((await Promise.all([page, other].map(outcome))).sort()).toEqual(['created', 'taken'])
})

test('an address that has an account is told so at its field', async ({ page, server }) => {
  const form = aForm()
  await fillSignUp(page, form)
  await signUpButton(page).click()
  await expect(page.getByText(success)).toBeVisible()
  const { links } = await server.mailTo(form.email, /verify/i)
  await page.goto(links.find((link) => link.includes('/verify-email?')) ?? '')
  await expect(page).toHaveURL(/\/login/)
  await fillSignUp(page, aForm({ email: form.email.toUpperCase() }))
  await signUpButton(page).click()
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription('User already exists. Use another email.')
})

test('the button says what it is doing, and a double click signs up once', async ({ page, server }) => {
  const form = aForm()
  await fillSignUp(page, form)
  const seen = Promise.withResolvers<void>()
  await page.route('**/rpc/people/signUp', async (route) => {
    await seen.promise
    await route.continue()
  })
  await signUpButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  seen.resolve()
  await expect(page.getByText(success)).toBeVisible()
  const schools = await inDatabase(server.dataDir, (ask) =>
    ask('SELECT id FROM schools WHERE email = $1', [form.email]),
  )
  expect(schools).toHaveLength(1)
})

/** Tables whose rows cannot be written, and what the page says then. */
const failures = [
  ['schools', 'Failed to create school. Please try again.'],
  ['users', 'Failed to create user profile. Please contact support.'],
  ['auth."user"', 'Failed to create account. Please try again.'],
] as const

test('a database that fails at a step has the sentence of that step, and the next try works', async ({
  page,
  server,
}) => {
  const form = aForm()
  await fillSignUp(page, form)
  for (const [table, sentence] of failures) {
    await inDatabase(server.dataDir, async (ask) => {
      await ask(`CREATE FUNCTION public.break_in() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$`)
      await ask(`CREATE TRIGGER break_in BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION public.break_in()`)
    })
    await signUpButton(page).click()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await inDatabase(server.dataDir, (ask) => ask('DROP FUNCTION public.break_in() CASCADE'))
  }
  // Before the first step nothing is foreseen.
  await inDatabase(server.dataDir, (ask) => ask('ALTER FUNCTION is_subdomain_taken RENAME TO away'))
  await signUpButton(page).click()
  await expect(page.getByText('An unexpected error occurred. Please try again.', { exact: true })).toBeVisible()
  await inDatabase(server.dataDir, (ask) => ask('ALTER FUNCTION away RENAME TO is_subdomain_taken'))
  await signUpButton(page).click()
  await expect(page.getByText(success)).toBeVisible()
})

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
