// What the bell tells each person, and what an administrator sees of the school's mails.
import type { BrowserContext, Page } from '@playwright/test'
import { findFreePort } from '../scripts/free-port.ts'
import { inDatabase } from './kill/database.ts'
import { type Server, startServer } from './server.ts'
import { addStudent, call, type Hall, openHall } from './steps/by-call.ts'
import { look, lookBothWays } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { loseSession, signInStaff, signInStudent } from './steps/site.ts'
import { startSmtp } from './steps/smtp.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()
const otherSchool = schoolBeside()

type Notices = { items: { id: string; title: string; isRead: boolean }[]; unreadCount: number }

let hall: Hall
let staff: { context: BrowserContext; page: Page }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  staff = { context, page: await context.newPage() }
  hall = await openHall(staff.page, server, { school })
})
test.afterAll(() => staff.context.close())

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const ownNotices = (page: Page) => call<Notices>(page, 'GET', '/notices')

/** Another student of the class, on a browser of their own. */
async function aClassmate(context: BrowserContext): Promise<Page> {
  const { items } = await call<{ items: { id: string; name: string }[] }>(staff.page, 'GET', '/classes')
  const classId = items.find(({ name }) => name === 'SS1A')?.id
  const slip = await addStudent(staff.page, { name: 'Halima Example', studentNumber: 'GC/3', classId })
  const page = await context.newPage()
  await signInStudent(page, {
    ...{ subdomain: school.subdomain, studentNumber: slip.signInName, password: slip.firstPassword },
  })
  return page
}

/** How much of telling and making papers is due at the school, or under way. */
const stillToTell = (server: Server) =>
  inDatabase(server.dataDir, async (ask) => {
    const [row] = await ask<{ due: number }>(
      `SELECT count(*)::int AS due FROM due_work WHERE school_id = (SELECT id FROM schools WHERE subdomain = $1)
         AND kind IN ('make_papers', 'tell_exam_published') AND (due_at <= now() OR failures > 0)`,
      [school.subdomain],
    )
    return row?.due
  })

const today = () => new Date(Date.now() + 3_600_000).toISOString()

/** An exam that is open now; scores wait until somebody releases them. */
async function anOpenExam(title: string): Promise<string> {
  const draft = { ...hall.draft, title, showResults: 'manual', scheduledTime: today().slice(11, 16) }
  const { examId } = await call<{ examId: string }>(staff.page, 'POST', '/exams', draft)
  await call(staff.page, 'POST', `/exams/${examId}/start-now`, { examId })
  return examId
}

test('an exam that is published rings at each student of its class, who reads it and is led there', async ({
  page,
  browser,
  contextOptions,
  server,
}) => {
  const unread = async (one: Page) => (await ownNotices(one)).unreadCount
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  // The first exam was told before the classmate is there.
  await expect.poll(() => unread(page)).toBe(1)
  // It is told again once its papers are made, to whoever has joined by then.
  await expect.poll(() => stillToTell(server)).toBe(0)
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  const classmate = await aClassmate(context)
  await anOpenExam('Published test')
  // The candidate was there when the first exam was published, the classmate was not.
  await expect.poll(() => unread(page)).toBe(2)
  await expect.poll(() => unread(classmate)).toBe(1)

  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
  await expect(bell(page)).toHaveText('2')
  await lookBothWays(page)
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toContainText('2 unread')
  const lines = panel(page).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText('New exam: Published test')
  await expect(lines.first()).toContainText('Unread')
  await expect(lines.first()).toContainText('Just now')
  await lookBothWays(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()

  await bell(page).click()
  await lines.first().getByRole('link').click()
  await page.waitForURL('**/dashboard/exam/*')
  await expect(page.getByRole('heading', { name: 'Published test' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(page).click()
  await expect(lines.first()).not.toContainText('Unread')
  await expect(lines.nth(1)).toContainText('Unread')
  await panel(page).getByRole('button', { name: 'Mark all as read' }).dblclick()
  await expect(panel(page).getByRole('status')).toHaveText('All read')
  await lookBothWays(page)
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect(bell(page)).toHaveText('')
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications')

  await classmate.reload()
  await expect(bell(classmate)).toHaveAccessibleName('Notifications, 1 unread')
  await context.close()
})

test('nobody reads another’s notices, nor those of another school', async ({ page, server }) => {
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  const [own] = (await ownNotices(page)).items
  const post = async (one: Page, body: object) =>
    await one.evaluate(async (asked) => {
      const reply = await fetch('/api/notices/read', {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked) },
      })
      return { status: reply.status, code: (await reply.json()).code }
    }, body)
  expect(await post(staff.page, { ids: [own?.id] })).toEqual({ status: 404, code: 'UNKNOWN_NOTICE' })

  const elsewhere = await staff.context.browser()?.newContext({ baseURL: server.url })
  if (!elsewhere) throw new Error('There is no browser.')
  const stranger = await elsewhere.newPage()
  await stranger.goto('/terms')
  await call(stranger, 'POST', '/sign-up', {
    ...{ ...otherSchool, phone: '0800 000 0000', plan: 'starter', agreeToTerms: true },
    confirmPassword: otherSchool.password,
  })
  const mail = await server.mailTo(otherSchool.email, /verify/i)
  const token = new URL(mail.links.find((link) => link.includes('token=')) ?? '').searchParams.get('token')
  await call(stranger, 'POST', '/verify-email', { token, type: 'signup' })
  await signInStaff(stranger, otherSchool)
  await expect(bell(stranger)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(stranger).click()
  await expect(panel(stranger)).toContainText(`${otherSchool.schoolName} is ready`)
  expect(await post(stranger, { ids: [own?.id] })).toEqual({ status: 404, code: 'UNKNOWN_NOTICE' })
  expect(await ownNotices(stranger)).toMatchObject({ unreadCount: 1 })
  await elsewhere.close()
})

test('a result that is released rings at who sat the exam', async ({ page }) => {
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  const examId = await anOpenExam('Released test')
  const started = await call<{ ticket: string; elapsedMs: number }>(page, 'POST', `/exams/${examId}/start`, {
    ...{ examId, pageId: 'c'.repeat(32) },
  })
  const events = [{ seq: 1, atMs: started.elapsedMs, kind: 'submit' }]
  await call(page, 'POST', '/attempts/save', { ticket: started.ticket, sentAtMs: 60_000, events })
  const results = () => call<{ items: { score: unknown }[] }>(staff.page, 'GET', `/exams/${examId}/results`)
  await expect.poll(async () => (await results()).items.map(({ score }) => score !== null)).toEqual([true])
  await call(staff.page, 'POST', `/exams/${examId}/release`, { examId, whileSat: true })
  const titles = async () => (await ownNotices(page)).items.map(({ title }) => title)
  await expect.poll(titles).toContain('Your result is out: Released test')
  await page.reload()
  await bell(page).click()
  await panel(page)
    .getByRole('link', { name: /Your result is out/ })
    .click()
  await page.waitForURL('**/dashboard/results/*')
  // The dashboard it comes from has two of that name.
  await expect(page.getByRole('heading', { name: 'Released test' })).toHaveCount(1)
})

test('without network the bell says so, and rings on when it is back', async ({ page }) => {
  await signInStudent(page, { subdomain: school.subdomain, ...hall.elsewhere })
  await expect(bell(page)).toBeVisible()
  await page.context().setOffline(true)
  await bell(page).click()
  await expect(page.getByRole('alert')).toContainText('No network')
  await look(page)
  await page.context().setOffline(false)
  await bell(page).click()
  await expect(panel(page)).toContainText('No notifications yet')
  // Its styles have come as well: it stands below the bell.
  await expect.poll(async () => (await panel(page).boundingBox())?.x).toBeGreaterThan(800)
  await lookBothWays(page)
  await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await bell(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('No network')
  await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(panel(page).getByRole('alert')).toBeHidden()
})

test('an administrator sees a mail that waits, why, and that it went out after all', async ({
  browser,
  contextOptions,
}) => {
  const port = await findFreePort()
  const refused = /^nobody@/
  const smtp = await startSmtp(port)
  const chief = { email: 'chief@sabimark.test', password: 'chief of all 1' }
  const server = await startServer({
    env: {
      ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@sabimark.test' },
      ...{ ADMIN_EMAIL: chief.email, ADMIN_PASSWORD: chief.password },
    },
    // Where there is a first administrator already, nobody asks who it shall be.
    isFirstStart: true,
  })
  let back: typeof smtp | undefined
  try {
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
    const page = await context.newPage()
    await page.goto('/terms')
    await call(page, 'POST', '/sign-up', {
      ...{ ...school, phone: '0800 000 0000', plan: 'starter', agreeToTerms: true },
      confirmPassword: school.password,
    })
    await expect.poll(() => smtp.received.length).toBe(1)
    const link = smtp.received[0]?.links.find((one) => one.includes('token=')) ?? ''
    await call(page, 'POST', '/verify-email', { token: new URL(link).searchParams.get('token'), type: 'signup' })
    await signInStaff(page, school)
    const trouble = page.locator('section').filter({ hasText: 'not been delivered' })
    await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible()
    await page.goto('/dashboard/mails')
    const rows = page.getByRole('row')
    await expect(rows.filter({ hasText: school.email })).toContainText('sent')
    await expect(trouble).toHaveCount(0)

    await smtp.stop()
    const invite = (name: string, email: string, employeeId: string) =>
      call(page, 'POST', '/teachers', { name, email, employeeId, signIn: 'invitation' })
    await invite('Tunde Example', 'tunde@greenfield.test', 'T1')
    const row = rows.filter({ hasText: 'tunde@greenfield.test' })
    await page.goto('/dashboard/mails')
    await expect(row).toContainText('late')
    await expect(row).toContainText('The mail server cannot be reached. We keep trying. Tried once.')
    await lookBothWays(page)
    await page.goto('/dashboard')
    await expect(trouble).toContainText('To tunde@greenfield.test: The mail server cannot be reached.')
    await lookBothWays(page)
    await trouble.getByRole('link', { name: 'See the emails' }).click()

    back = await startSmtp(port, refused)
    await row.getByRole('button', { name: /^Send again/ }).dblclick()
    await expect(page.getByText('We are sending the email to tunde@greenfield.test again.')).toBeVisible()
    await expect(row).toContainText('sent')
    await expect(row.getByRole('button')).toHaveCount(0)
    expect(back.received.map(({ to }) => to)).toEqual(['tunde@greenfield.test'])

    await invite('Bola Example', 'nobody@greenfield.test', 'T2')
    const lost = rows.filter({ hasText: 'nobody@greenfield.test' })
    await page.goto('/dashboard/mails')
    await expect(lost).toContainText('refused')
    await expect(lost).toContainText('this address does not accept email')
    await page.goto('/dashboard')
    await bell(page).click()
    await panel(page)
      .getByRole('link', { name: /An email was not delivered/ })
      .click()
    await page.waitForURL('**/dashboard/mails')
    // An invitation less than a minute old is not written again; to get here may have taken longer.
    await inDatabase(server.dataDir, (ask) => ask('UPDATE auth.one_time_tokens SET created_at = now()'))
    await lost.getByRole('button', { name: /^Send again/ }).click()
    await expect(page.getByRole('alert')).toContainText('a short while ago')
    await lookBothWays(page)
    await loseSession(page)
    await signInStaff(page, chief)
    const figure = page.getByText('Emails that failed in 14 days').locator('xpath=..')
    await expect(figure).toContainText('1')
    await lookBothWays(page)
    await context.close()
  } finally {
    await server.stop()
    await back?.stop()
  }
})
