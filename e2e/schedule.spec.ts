// A student's schedule on a phone, and a reminder that comes by bell and email when its moment has come.
import { lagosDate, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { findFreePort } from '../scripts/free-port.ts'
import { inDatabase } from './kill/database.ts'
import { startServer } from './server.ts'
import { addStudent, call, openHall } from './steps/by-call.ts'
import { lookBothWays } from './steps/look.ts'
import { school } from './steps/sample.ts'
import { signInStudent } from './steps/site.ts'
import { startSmtp } from './steps/smtp.ts'
import { expect, test } from './test.ts'

const email = 'halima@student.test'

test('a student is reminded of an exam by bell and email, as they asked on their phone', async ({
  browser,
  contextOptions,
}) => {
  const port = await findFreePort()
  const smtp = await startSmtp(port)
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@sabimark.test' }
  const server = await startServer({ env })
  const mailTo = async (address: string, subject: RegExp) => {
    const find = () => smtp.received.find((mail) => mail.to.includes(address) && subject.test(mail.subject))
    await expect.poll(() => find() !== undefined).toBe(true)
    const mail = find()
    if (!mail) throw new Error('The mail was there a moment ago.')
    return mail
  }
  try {
    const office = await browser.newContext({ ...contextOptions, baseURL: server.url })
    const staff = await office.newPage()
    const hall = await openHall(staff, { ...server, mailTo })
    const { items } = await call<{ items: { id: string; name: string }[] }>(staff, 'GET', '/classes')
    const classId = items.find(({ name }) => name === 'SS1A')?.id
    const slip = await addStudent(staff, { name: 'Halima Example', studentNumber: 'GC/3', classId, email })
    const opensAt = new Date(Date.now() + 25 * 60_000)
    const { examId } = await call<{ examId: string }>(staff, 'POST', '/exams', {
      ...{ ...hall.draft, title: 'Algebra', location: 'Hall A' },
      ...{ scheduledDate: lagosDate(opensAt), scheduledTime: lagosTime(opensAt) },
      ...{ closingDate: lagosDate(new Date(opensAt.getTime() + 3_600_000)), closingTime: undefined },
    })
    await call(staff, 'POST', `/exams/${examId}/publish`, { examId })

    const pocket = await browser.newContext({
      ...{ ...contextOptions, baseURL: server.url, viewport: { width: 360, height: 740 }, hasTouch: true },
    })
    const page = await pocket.newPage()
    await signInStudent(page, {
      ...{ subdomain: school.subdomain, studentNumber: slip.signInName, password: slip.firstPassword },
    })
    await page.goto('/dashboard/schedule')
    const coming = page
      .getByRole('list', { name: 'Upcoming Events' })
      .getByRole('listitem')
      .filter({ hasText: 'Algebra' })
    await expect(coming).toContainText('Hall A')
    await expect(page.getByRole('button', { name: /today, \d events?$/ })).toBeVisible()
    await lookBothWays(page)
    await coming.getByRole('button', { name: 'Set Reminder: Algebra' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set Reminder' })
    await expect(dialog).toContainText(email)
    await dialog.getByRole('checkbox', { name: '10 minutes' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(coming).toContainText('You will be reminded 10 minutes before.')

    // A quarter of an hour goes by.
    await inDatabase(server.dataDir, async (ask) => {
      await ask("UPDATE exam_sittings SET opens_at = now() + interval '9 minutes' WHERE exam_id = $1", [examId])
      await ask("UPDATE due_work SET due_at = now() WHERE kind = 'remind'", [])
    })
    const mail = await mailTo(email, /^Reminder: Algebra/)
    expect(mail.links.some((link) => link.endsWith('/dashboard/schedule'))).toBe(true)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: /Reminder: Algebra/ })
      .click()
    await page.waitForURL('**/dashboard/schedule')
    await expect(coming).toBeVisible()
  } finally {
    await server.stop()
    await smtp.stop()
  }
})
