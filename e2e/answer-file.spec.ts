// No network comes back: two students save their answers as a file, one of a page that was begun with a network and one that was not. A
// teacher brings both in elsewhere.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hallCodeText } from '@sabimark/domain/exam/seal/hall-code.ts'
import { inDatabase } from './kill/database.ts'
import { type FaultProxy, startFaultProxy } from './network/fault-proxy.ts'
import { calm } from './network/weather.ts'
import type { Server } from './server.ts'
import { call, type Hall, openHall } from './steps/by-call.ts'
import { sendNow } from './steps/candidate.ts'
import { lookBothWays } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { addCandidate, offerOffline } from './steps/sealed.ts'
import { loseSession, signInStaff, signInStudent } from './steps/site.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()

let hall: Hall
let unheard: Hall['candidate']
let code = ''
let proxy: FaultProxy
let folder = ''

test.beforeAll(async ({ browser, contextOptions, server }) => {
  folder = mkdtempSync(join(tmpdir(), 'sabimark-file-'))
  const page = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(page, server, { school })
  const offline = await offerOffline(page, hall.examId)
  code = (await call<{ code: string }>(page, 'POST', `${offline}/code`, {})).code
  unheard = await addCandidate(page, 'Amina Example', 'GC/3')
  await page.close()
  proxy = await startFaultProxy(server.port, () => 0)
})
test.afterAll(async () => {
  await proxy.heal()
  await proxy.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('answers leave two computers as files, are brought in elsewhere and count once accepted', async ({
  playwright,
  browser,
  contextOptions,
  launchOptions,
  server,
}) => {
  const options = { ...launchOptions, ...contextOptions, baseURL: proxy.url }
  const lab = await playwright.chromium.launchPersistentContext(join(folder, 'profile'), options)
  const begun = await lab.newPage()
  await signInStudent(begun, { subdomain: school.subdomain, ...unheard })
  await begun.goto('/dashboard/exams')
  const ready = begun.getByRole('region', { name: 'Getting ready' })
  await ready.getByRole('button', { name: 'Get ready' }).click()
  await expect(ready.getByText('Ready on this device.')).toBeVisible()
  await loseSession(begun)

  const online = await lab.newPage()
  await online.clock.install()
  await signInStudent(online, { subdomain: school.subdomain, ...hall.candidate })
  await online.goto(`/dashboard/exam/${hall.examId}`)
  await online.getByRole('button', { name: 'Start Exam' }).click()
  await answer(online, 1)
  await expect(online.getByText('Saved on the server').first()).toBeVisible()

  await proxy.set({ ...calm, refuses: true })
  await answer(online, 2)
  await answer(online, 3)
  await online.getByRole('button', { name: 'Submit', exact: true }).click()
  await online.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(online.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible()
  const files = [await saveFile(online, 'one.json')]

  await begun.clock.install()
  await begun.goto('/dashboard')
  await begun.getByRole('listitem').filter({ hasText: unheard.name }).getByRole('button').click()
  for (const [place, four] of hallCodeText(code).split(' ').entries())
    await begun.getByRole('textbox', { name: `Digits ${4 * place + 1} to ${4 * place + 4}` }).fill(four)
  await begun.getByRole('button', { name: 'Open the paper' }).click()
  await begun.getByRole('button', { name: 'Start Exam' }).click()
  for (const number of [1, 2, 3]) await answer(begun, number)
  await expect(begun.getByText('3 of 3 answered')).toBeVisible()
  // Nobody hands in: the time runs out.
  await begun.clock.fastForward('01:01:00')
  await expect(begun.getByRole('heading', { name: 'Time is up' })).toBeVisible()
  files.push(await saveFile(begun, 'two.json'))
  // One computer is switched off, and what it keeps never arrives; the other stays without a network.
  await begun.close()
  await online.route('**/rpc/**', (route) => route.abort())
  await proxy.heal()

  const elsewhere = await browser.newContext({ ...contextOptions, baseURL: server.url })
  const other = await elsewhere.newPage()
  await bringIn(other, files)
  const refused = other.getByRole('alert').first()
  await expect(refused).toContainText(`saved at ${new URL(proxy.url).host}, and only that address takes it`)
  await elsewhere.close()

  const desk = await browser.newContext({ ...contextOptions, baseURL: proxy.url })
  const staff = await desk.newPage()
  await bringIn(staff, files)
  const lines = staff.getByRole('main').getByRole('listitem')
  await expect(lines).toHaveText([
    new RegExp(`^${hall.candidate.name} · GC/1.?2 answers.?Waits for the end.*The time of the exam is not over`),
    new RegExp(`^${unheard.name} · GC/3.?3 answers.?Waits for the end.*The time of the exam is not over`),
  ])
  await lookBothWays(staff)

  await passHours(server, hall.examId)
  // Whatever page of ours is opened there next sends them.
  await staff.reload()
  await expect(staff.getByText(/^Sent: 5 answers/)).toBeVisible({ timeout: 60_000 })
  // The same files once more add nothing.
  await choose(staff, files)
  await expect(staff.getByText(/^All of it is sent/)).toBeVisible({ timeout: 60_000 })
  await expect(lines).toHaveText([/2 answers.?Sent$/, /3 answers.?Sent$/])
  await lookBothWays(staff)

  // Nor does the computer that kept its answers, when it has a network after all.
  await online.unroute('**/rpc/**')
  await sendNow(online)
  await expect(online.getByText('All your answers are on the server.')).toBeVisible({ timeout: 60_000 })
  await lab.close()

  await staff.getByRole('link', { name: 'Results', exact: true }).last().click()
  const row = (name: string) => staff.getByRole('row').filter({ hasText: name })
  // An attempt the server hears of so late is left a minute for what else may come.
  await inDatabase(server.dataDir, (ask) => ask(`UPDATE due_work SET due_at = now() WHERE kind = 'close_attempt'`))
  for (const { name } of [hall.candidate, unheard]) await expect(row(name)).toContainText(/[23] to look at/)
  for (const { name } of [hall.candidate, unheard]) await row(name).getByRole('checkbox').check({ force: true })
  await staff.getByRole('button', { name: 'Accept late answers' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Accept late answers' }).click()
  for (const { name } of [hall.candidate, unheard]) await expect(row(name)).toContainText('100')
  await desk.close()
})

/** The right one of this question. */
async function answer(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click()
  await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
  await expect(page.getByText(`${number} of 3 answered`)).toBeVisible()
}

/** As the candidate does after a minute in vain; the line at the top offers what others left there. Returns where the file lies. */
async function saveFile(page: Page, name: string): Promise<string> {
  await expect(page.getByRole('button', { name: 'Try to send now' })).toBeVisible()
  await page.clock.fastForward('01:01')
  const downloading = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: 'Save answer file' }).click()
  const path = join(folder, name)
  await (await downloading).saveAs(path)
  await expect(page.getByText('The file is among the downloads of this computer.')).toBeVisible()
  return path
}

async function bringIn(page: Page, files: string[]): Promise<void> {
  await signInStaff(page, school)
  await page.goto(`/dashboard/exams/${hall.examId}`)
  await page.getByRole('button', { name: 'Actions for Open test' }).click()
  await page.getByRole('menuitem', { name: 'Bring in an answer file' }).click()
  await choose(page, files)
}

async function choose(page: Page, files: string[]): Promise<void> {
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeEnabled()
  await page.getByLabel('Answer file', { exact: true }).setInputFiles(files)
}

/** The exam has closed meanwhile, and everybody's time is over. */
async function passHours({ dataDir }: Server, examId: string): Promise<void> {
  const ofExam = 'IN (SELECT id FROM exam_attempts WHERE exam_id = $1)'
  const changes = [
    `exam_sittings SET opens_at = opens_at - $2::interval, closes_at = now() - interval '5 minutes' WHERE exam_id = $1`,
    `sitting_seals SET made_at = made_at - $2::interval, shown_at = shown_at - $2::interval
     WHERE sitting_id IN (SELECT id FROM exam_sittings WHERE exam_id = $1)`,
    'exam_attempts SET started_at = started_at - $2::interval, deadline = deadline - $2::interval WHERE exam_id = $1',
    `attempt_epochs SET taken_at = taken_at - $2::interval WHERE attempt_id ${ofExam}`,
    `due_work SET due_at = due_at - $2::interval WHERE reference IN (SELECT id::text FROM exam_attempts WHERE exam_id = $1)`,
  ]
  await inDatabase(dataDir, async (ask) => {
    await ask('BEGIN')
    for (const change of changes) await ask(`UPDATE ${change}`, [examId, '2 hours'])
    await ask('COMMIT')
  })
}
