// Texts that are programs, put into every field a screen shows: every screen shows them as texts.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Server } from './server.ts'
import { admin, buildHostileSchool, type HostileSchool, subdomain, teacherEmail } from './steps/hostile-school.ts'
import { details, image, names, questions, script } from './steps/hostile-texts.ts'
import { goInside, loseSession, signInStaff, signInStudent, typeSchoolIfAsked } from './steps/site.ts'
import { expectOnlyText, type Findings, watch } from './steps/watch.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'hostile', viewport: { width: 360, height: 740 }, hasTouch: true })
// One server and one school for them all.
test.describe.configure({ mode: 'default' })

let world: HostileSchool
const sheets = questions.map(({ shows }) => shows)

test.beforeAll(async ({ browser, contextOptions, server }) => {
  const { page, close } = await visit(browser, contextOptions, server)
  world = await buildHostileSchool(page, server)
  await close()
})

test('the site: what a stranger is shown of a school, and of an invitation', async ({
  browser,
  contextOptions,
  server,
}) => {
  const { page, findings, close } = await visit(browser, contextOptions, server)
  await page.goto('/login?as=student')
  await page.locator('[name=email]').fill(image)
  await typeSchoolIfAsked(page, subdomain)
  await page.locator('[name=password]').fill(script)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(/Invalid credentials/)).toBeVisible()
  await expectOnlyText(page, findings, [image])
  await page.goto(world.invitation)
  await expectOnlyText(page, findings, [names.invited, names.school])
  await close()
})

test('the administrator', async ({ browser, contextOptions, server }) => {
  const { page, findings, close } = await visit(browser, contextOptions, server)
  await signInStaff(page, admin)
  await expectOnlyText(page, findings, [names.admin])
  await staffScreens(page, findings, [...sheets, details.topic])
  for (const [path, texts] of [
    ['/dashboard/subjects', [names.subject, details.code, details.description]],
    ['/dashboard/teachers', [names.teacher, details.employeeId, names.invited]],
    ['/dashboard/students', [names.student, details.studentNumber, names.other]],
  ] as const) {
    await page.goto(path)
    await expectOnlyText(page, findings, texts)
  }
  await page.getByRole('link', { name: names.student }).click()
  await expectOnlyText(page, findings, [names.student, details.studentNumber, details.phone, image, script])
  await page.goto('/dashboard/subjects')
  await page.getByRole('link', { name: names.subject }).click()
  await expectOnlyText(page, findings, [names.subject, details.code, details.description])
  await test.step('a slip, on the screen and on paper', async () => {
    await page.goto('/dashboard/students')
    await page.getByRole('button', { name: /^Actions for Other/ }).click()
    await page.getByRole('menuitem', { name: 'Issue a new slip' }).click()
    await expectOnlyText(page, findings, [`Issue a sign-in slip to ${names.other}?`])
    await page.getByRole('dialog').getByRole('button', { name: 'Issue slip' }).click()
    await expect(page.getByRole('button', { name: 'Print slip' })).toBeVisible()
    await expectOnlyText(page, findings, [names.other])
    await page.emulateMedia({ media: 'print' })
    await expectOnlyText(page, findings, [names.other, names.school])
  })
  await close()
})

test('the teacher, who reads an exam of the administrator, who opens it', async ({
  browser,
  contextOptions,
  server,
}) => {
  const { page, findings, close } = await visit(browser, contextOptions, server)
  await signInStaff(page, { email: teacherEmail, password: world.teacher })
  await expectOnlyText(page, findings, [names.teacher])
  await page.goto(`/dashboard/exams/${world.laterId}`)
  await expectOnlyText(page, findings, [names.exam])
  await expect(page.getByRole('button', { name: 'Start now' })).toHaveCount(0)
  // The questions of an exam that an administrator set are not theirs to see before it is over.
  await staffScreens(page, findings, [])
  await close()

  const owner = await visit(browser, contextOptions, server)
  await signInStaff(owner.page, admin)
  await owner.page.goto(`/dashboard/exams/${world.laterId}`)
  await owner.page.getByRole('button', { name: 'Start now' }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Start now' }).click()
  await expect(owner.page.getByRole('dialog')).toHaveCount(0)
  await expect(owner.page.getByRole('button', { name: 'Start now' })).toHaveCount(0)
  await expectOnlyText(owner.page, owner.findings, [names.exam])
  await owner.close()
})

test('the student, from the dashboard to the result, and staff who look at it', async ({
  browser,
  contextOptions,
  server,
}) => {
  const { page, findings, close } = await visit(browser, contextOptions, server)
  await signInStudent(page, {
    subdomain,
    studentNumber: world.student.signInName,
    password: world.student.firstPassword,
  })
  await expectOnlyText(page, findings, [names.exam, names.student])
  await page.goto('/dashboard/exams')
  await expectOnlyText(page, findings, [names.exam])
  await page.goto(`/dashboard/exam/${world.examId}`)
  await expectOnlyText(page, findings, [names.exam, names.student, names.school, `Do ${script}`])
  expect(await page.title()).toContain(names.exam)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await everyQuestion(page, findings)
  expect(await page.title()).toContain(names.exam)
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await page.waitForURL('**/dashboard')
  await expectOnlyText(page, findings, [names.exam])
  await page.goto('/dashboard/results')
  await expectOnlyText(page, findings, [names.exam])
  await page
    .getByRole('link', { name: names.exam.slice(0, 20) })
    .first()
    .click()
  await page.waitForURL('**/dashboard/results/*')
  await expectOnlyText(page, findings, [names.exam, ...sheets])
  await close()

  const staff = await visit(browser, contextOptions, server)
  await signInStaff(staff.page, admin)
  await staff.page.goto(`/dashboard/results/exam/${world.examId}`)
  await expectOnlyText(staff.page, staff.findings, [names.exam, names.student])
  await staff.page
    .getByRole('link', { name: names.student.slice(0, 20) })
    .first()
    .click()
  await staff.page.waitForURL((url) => /\/results\/[0-9a-f-]{36}$/.test(url.pathname))
  await expectOnlyText(staff.page, staff.findings, [names.exam, names.student, ...sheets])
  await staff.close()
})

test('mails say names as texts', async ({ server }) => {
  const mail = await server.mailTo(`invited@${subdomain}.test`, /invited/)
  expect(mail.to).toBe(`invited@${subdomain}.test`)
  // Cut where it would fill the mail.
  expect(mail.text).toContain(`Hello ${names.invited.slice(0, 40)}`)
  expect(mail.text).toContain('&lt;svg onload=ran()&gt;')
  const html = mail.text.slice(mail.text.indexOf('<!doctype html>'))
  expect(html).not.toMatch(/<(script|img|svg|iframe)/)
})

const garbled = [
  '<script>ran()<%2Fscript>',
  '%22%3E<img src=x onerror=ran()>',
  '%00',
  '__proto__',
  '..%2f..%2fx',
  'x'.repeat(2_000),
]

test('addresses that name nothing say so', async ({ browser, contextOptions, server }) => {
  const { page, findings, close } = await visit(browser, contextOptions, server)
  await signInStudent(page, {
    subdomain,
    studentNumber: world.student.signInName,
    password: world.student.firstPassword,
  })
  await unknown(page, findings, '/dashboard/results/', 'This attempt was not found.')
  await unknown(page, findings, '/dashboard/exam/', 'There is no such exam in your school.')
  await close()
  const staff = await visit(browser, contextOptions, server)
  await signInStaff(staff.page, admin)
  await unknown(staff.page, staff.findings, '/dashboard/results/', 'This attempt was not found.')
  await unknown(staff.page, staff.findings, '/dashboard/results/exam/', 'There is no such exam in your school.')
  await unknown(staff.page, staff.findings, '/dashboard/exams/', 'There is no such exam in your school.')
  await unknown(staff.page, staff.findings, '/dashboard/exam/', 'There is no such exam in your school.')
  await staff.close()
})

test('addresses that carry programs carry texts', async ({ browser, contextOptions, server }) => {
  const { page, findings, close } = await visit(browser, contextOptions, server)
  const forms = ['/login', '/signup', '/verify-email', '/reset-password', '/accept-invitation']
  for (const path of [...forms, '/terms', '/']) {
    // Pages without a form have one program, which reads nothing of an address.
    for (const text of forms.includes(path) ? garbled : garbled.slice(0, 2)) {
      await page.goto(`${path}?as=${text}&token=${text}&type=${text}&next=${text}#${text}`)
      await expect(page.locator('h1')).toHaveCount(1)
      await expectOnlyText(page, findings, [])
    }
  }
  for (const next of [
    'javascript:ran()',
    '//elsewhere.test/',
    '/dashboard/../\\\\elsewhere.test',
    'data:text/html,x',
  ]) {
    await page.goto(`/login?as=staff&next=${encodeURIComponent(next)}`)
    await page.locator('[name=email]').fill(admin.email)
    await page.locator('[name=password]').fill(admin.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/dashboard')
    await expectOnlyText(page, findings, [names.admin])
    await loseSession(page)
  }
  await close()
})

/**
 * Each garbled end of the address has the sentence of what is not there, in our own frame: the first typed, the others as a
 * link would lead there. For each the server gives out the same page.
 */
async function unknown(page: Page, findings: Findings, path: string, sentence: string): Promise<void> {
  const [first = '', ...others] = garbled
  await page.goto(`${path}${first}?x=${first}#${first}`)
  await expectOnlyText(page, findings, [sentence])
  const own = await page.evaluate(givenOut, page.url())
  for (const text of others) {
    const address = `${path}${text}?x=${text}#${text}`
    expect(await page.evaluate(givenOut, address), address.slice(0, 100)).toEqual(own)
    await goInside(page, '/dashboard/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(page.getByText(sentence)).toHaveCount(0)
    await goInside(page, address)
    await expectOnlyText(page, findings, [sentence])
  }
}

/** In the page: what is given out to who types the address. */
async function givenOut(address: string): Promise<{ status: number; page: string }> {
  const reply = await fetch(address, { headers: { accept: 'text/html' } })
  return { status: reply.status, page: await reply.text() }
}

/** A context of its own, watched from its first page on. */
async function visit(browser: Browser, options: BrowserContextOptions, server: Server) {
  const context = await browser.newContext({ ...options, baseURL: server.url })
  const findings = await watch(context, server.url)
  return { page: await context.newPage(), findings, close: () => context.close() }
}

/** What an administrator and a teacher both see, and what each sees in the bank. */
async function staffScreens(page: Page, findings: Findings, inTheBank: string[]): Promise<void> {
  for (const [path, texts] of [
    ['/dashboard', [names.exam]],
    ['/dashboard/questions', inTheBank],
    ['/dashboard/exams', [names.exam, names.subject]],
    [`/dashboard/exams/${world.draftId}`, [names.exam]],
    [`/dashboard/exams/${world.examId}`, [names.exam]],
    ['/dashboard/exams/new', []],
    ['/dashboard/results', []],
  ] as const) {
    await page.goto(path)
    await expectOnlyText(page, findings, texts)
  }
  await page.goto(`/dashboard/exam/${world.draftId}`)
  // Who does not see its questions is told so.
  await expectOnlyText(page, findings, [inTheBank.length > 0 ? names.exam : 'You do not have permission to do this.'])
}

/** Goes through the paper, whatever its order, and answers each question. */
async function everyQuestion(page: Page, findings: Findings): Promise<void> {
  const seen = new Set<string>()
  for (let number = 1; number <= questions.length; number++) {
    await page.getByRole('heading', { name: `Question ${number} of ${questions.length}` }).waitFor()
    const body = await page.locator('body').innerText()
    const found = questions.find(({ shows }) => body.replace(/\s+/g, ' ').includes(shows))
    if (!found) throw new Error(`Question ${number} is not on the screen as it was written.`)
    seen.add(found.shows)
    await expectOnlyText(page, findings, [found.shows])
    await page.getByRole('radio').first().check({ force: true })
    if (number < questions.length) await page.getByRole('button', { name: 'Next' }).click()
  }
  expect(seen.size).toBe(questions.length)
}
