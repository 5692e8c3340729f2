// What a school pays for: another plan comes with the next cycle, an end is told, and what has ended adds nothing until it is paid.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayAfter } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { inDatabase } from './kill/database.ts'
import type { Server } from './server.ts'
import { look } from './steps/look.ts'
import { withinOneDay } from './steps/one-day.ts'
import { aForm } from './steps/sign-up.ts'
import { signInStaff, signUpSchool } from './steps/site.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'plan' })

/** So many days later for a school in its trial: the clock is the database's, so what was is moved back. */
async function later(server: Server, email: string, days: number): Promise<void> {
  await inDatabase(server.dataDir, async (ask) => {
    await ask(
      `UPDATE schools SET trial_ends_at = trial_ends_at - make_interval(days => $2),
         next_asked_at = next_asked_at - make_interval(days => $2), cycle_read_at = cycle_read_at - make_interval(days => $2)
       WHERE email = $1`,
      [email, days],
    )
    await ask(
      `UPDATE due_work SET due_at = now() WHERE kind = 'follow_billing' AND school_id = (SELECT id FROM schools WHERE email = $1)`,
      [email],
    )
  })
}

const day = (days: number) => dayAfter(lagosDate(new Date()), days)

test('a plan is asked for, comes with the end of the trial, adds nothing until it is paid, and has a receipt', async ({
  page,
  browser,
  contextOptions,
  server,
}) => {
  // What is told counts days.
  await withinOneDay({ earlierMs: 0, laterMs: 300_000 }, (ms) => test.setTimeout(test.info().timeout + ms))
  const form = aForm({ schoolName: 'Palm Sample College' })
  await signUpSchool(page, server, form)
  await signInStaff(page, form)
  await page.getByRole('link', { name: 'See your plan' }).click()
  await expect(page.getByText(/^Free trial of Starter until /)).toBeVisible()
  await page.getByRole('button', { name: 'Ask for another plan' }).click()
  const asking = page.getByRole('dialog')
  await asking.getByLabel('Plan').selectOption('professional')
  await expect(asking.getByText(/^Professional begins on .*\. Until then it stays Starter\.$/)).toBeVisible()
  await asking.getByRole('button', { name: 'Ask for this plan' }).click()
  await expect(page.getByText(/^Professional was asked for and begins on /)).toBeVisible()
  await look(page)

  await later(server, form.email, 11)
  const mail = await server.mailTo(form.email, /Your free trial ends in 3 days/)
  expect(mail.links.some((one) => one.endsWith('/dashboard/plan'))).toBe(true)

  await later(server, form.email, 4)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^The free trial ended on /)).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(page.getByText(/^Nobody is locked out/)).toBeVisible()
  await look(page)
  const addSubject = async (name: string) => {
    await page.goto('/dashboard/subjects')
    await page.getByRole('button', { name: 'Add New Subject' }).first().click()
    const adding = page.getByRole('dialog')
    await adding.getByLabel('Subject Name').fill(name)
    await adding.getByLabel('Subject Code').fill(name.slice(0, 3).toUpperCase())
    await adding.getByRole('button', { name: 'Add Subject' }).click()
    return adding
  }
  await expect((await addSubject('Biology')).getByRole('alert')).toContainText('Your school’s plan has ended')

  const [email = '', password = ''] = readFileSync(join(server.dataDir, 'first-admin.txt'), 'utf8').split('\n')
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  const office = await context.newPage()
  await signInStaff(office, { email, password })
  await office.getByRole('link', { name: 'Schools', exact: true }).click()
  await office.getByRole('link', { name: 'Palm Sample College', exact: true }).click()
  await office.getByRole('button', { name: 'Record payment' }).click()
  const recording = office.getByRole('dialog')
  await expect(recording.getByLabel('Plan')).toHaveValue('professional')
  await recording.getByLabel('Last day').fill(day(90))
  await recording.getByLabel('Paid (naira)').fill('120,000')
  await expect(recording.getByText(/^Receipt SM-000001: Professional, .*, ₦120,000\.$/)).toBeVisible()
  await recording.getByRole('button', { name: 'Record payment' }).click()
  await expect(recording).toBeHidden()
  await expect(office.getByText(/^Professional until /)).toBeVisible()
  await expect(office.getByText(/recorded a paid period/)).toBeVisible()
  await look(office)
  await context.close()

  await page.goto('/dashboard/plan')
  await expect(page.getByText(/^Professional until /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print receipt SM-000001' })).toBeVisible()
  await expect(await addSubject('Biology')).toBeHidden()
  await expect(page.getByText('Biology').first()).toBeVisible()
})
