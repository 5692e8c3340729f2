// An exam that begins where nobody answers: a student got ready at another time, opens the browser without a network, and the code of
// the hall opens the paper. The network is cut by our own proxy: a worker's requests end there, too.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { newHallCode } from '@sabimark/domain/exam/seal/hall-code.ts'
import { type FaultProxy, startFaultProxy } from './network/fault-proxy.ts'
import { calm } from './network/weather.ts'
import { call, type Hall, openHall } from './steps/by-call.ts'
import { sendNow } from './steps/candidate.ts'
import { lookBothWays } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { addCandidate, fourSections, getReady, offerOffline, questionsInSections, typeCode } from './steps/sealed.ts'
import { loseSession, signInStudent } from './steps/site.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()

let hall: Hall
let other: Hall['candidate']
let proxy: FaultProxy
let code = ''
let sign = ''
let profile = ''
/** Staff, who stay signed in. */
let office: Page
const essay = 'Dust from the Sahara dries the land.'

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, contextOptions, server }) => {
  profile = mkdtempSync(join(tmpdir(), 'sabimark-begun-'))
  office = await browser.newPage({ ...contextOptions, baseURL: server.url })
  hall = await openHall(office, server, {
    school,
    questions: () => questionsInSections(office),
    sections: fourSections,
  })
  const offline = await offerOffline(office, hall.examId)
  const shown = await call<{ code: string; sign: string }>(office, 'POST', `${offline}/code`, {})
  code = shown.code
  sign = shown.sign
  other = await addCandidate(office, 'Amina Example', 'GC/3')
  proxy = await startFaultProxy(server.port, () => 0)
})
test.afterAll(async () => {
  await proxy.heal()
  await proxy.stop()
  rmSync(profile, { recursive: true, force: true })
})

const cutNetwork = () => proxy.set({ ...calm, refuses: true })

test('an exam is begun, gone on with and handed in without a network, and counts once there is one', async ({
  playwright,
  contextOptions,
  launchOptions,
}) => {
  const options = { ...launchOptions, ...contextOptions, baseURL: proxy.url }
  const openBrowser = (): Promise<BrowserContext> => playwright.chromium.launchPersistentContext(profile, options)
  const before = await openBrowser()
  const first = await before.newPage()
  for (const who of [other, hall.candidate]) {
    await signInStudent(first, { subdomain: school.subdomain, ...who })
    await getReady(first)
    await loseSession(first)
  }
  await before.close()

  await cutNetwork()
  const after = await openBrowser()
  const page = await after.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  // By the name of the site, as most people open it.
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  const row = page.getByRole('listitem').filter({ hasText: hall.candidate.name })
  await lookBothWays(page)
  await row.getByRole('button').click()
  await expect(page.getByRole('region', { name: 'Is this you?' })).toContainText(hall.candidate.name)
  const asked = page.getByRole('region', { name: 'The exam' })
  await expect(asked).toContainText(`Paper${sign}`)
  await expect(asked).toContainText('Questions5')
  await typeCode(page, `${code.slice(0, 15)}${(Number(code.at(-1)) + 1) % 10}`)
  await expect(page.getByRole('alert')).toHaveText('This is not the code. Ask your invigilator to read it again.')
  await lookBothWays(page)
  await typeCode(
    page,
    newHallCode((below) => 7 % below),
  )
  await page.getByRole('button', { name: 'Open the paper' }).click()
  await expect(page.getByRole('alert')).toContainText(`This is not the code of paper ${sign}.`)
  await typeCode(page, code)
  await page.getByRole('button', { name: 'Open the paper' }).click()
  await expect(asked).toContainText('Section D: Answer the question.')
  await lookBothWays(page, { isSecondTime: true })
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await answer(page)
  await expect(page.getByText('Saved on this computer. It is sent when there is a network')).toBeVisible()
  await lookBothWays(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await answer(page)
  await expect(page.getByText('2 of 5 answered')).toBeVisible()

  // One window alone, and only by the code.
  const twin = await after.newPage()
  await twin.goto('/dashboard')
  await twin.getByRole('listitem').filter({ hasText: hall.candidate.name }).getByRole('button').click()
  await typeCode(twin, code)
  await twin.getByRole('button', { name: 'Continue exam' }).click()
  await expect(twin.getByRole('alert')).toContainText('open in another window')
  await twin.close()

  for (const seen of ['The harmattan was over', 'The capital.', 'Discuss the harmattan.']) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(seen).first()).toBeVisible()
    await answer(page)
  }
  await expect(page.getByText('5 of 5 answered')).toBeVisible()
  await expect(page.getByText('Saved on this computer. It is sent when there is a network')).toBeVisible()

  await page.reload()
  const again = page.getByRole('listitem').filter({ hasText: hall.candidate.name })
  await expect(again).toContainText('The time is running until')
  await expect(page.getByText(/What is shown|right 1/)).toHaveCount(0)
  await again.getByRole('button', { name: /^Continue exam/ }).click()
  await typeCode(page, code)
  await page.getByRole('button', { name: 'Continue exam' }).click()
  await expect(page.getByText('5 of 5 answered')).toBeVisible()
  await page.getByRole('button', { name: /^Question 5,/ }).click()
  await expect(page.getByRole('textbox')).toHaveValue(essay)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await expect(page.getByRole('heading', { name: 'Handed in', exact: true })).toBeVisible()
  await expect(page.getByText('5 of 5 answered')).toBeVisible()
  await expect(page.getByText('Not sent yet.')).toBeVisible()
  await lookBothWays(page)

  await proxy.heal()
  await sendNow(page)
  await expect(page.getByText('All your answers are on the server.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: 'Sign in to see your result' })).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => packagesOf(page)).toEqual([other.name])
  await markEssay()
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.goto('/dashboard/results')
  await expect(page.getByRole('listitem').filter({ hasText: 'Open test' })).toContainText('100%')
  await after.close()
})

/** What is right; a picture beside it has come with the paper, and what draws a formula with the program. */
async function answer(page: Page): Promise<void> {
  const field = page.getByRole('textbox')
  if (await field.isVisible()) {
    const isEssay = await page.getByText('Discuss the harmattan.').isVisible()
    return await field.fill(isEssay ? essay : 'Abuja')
  }
  if (await page.getByText('Which root').isVisible()) await expect(page.locator('.katex').first()).toBeVisible()
  const picture = page.getByRole('img', { name: 'A cell' })
  if (await picture.isVisible())
    await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
}

/** Whose sealed papers lie on the device. */
async function packagesOf(page: Page): Promise<string[]> {
  return await page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('exam-packages')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('packages').objectStore('packages').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map((one: { facts: { candidate: { name: string } } }) => one.facts.candidate.name))
          }
        }
      }),
  )
}

/** A person gives the essay its mark. */
async function markEssay(): Promise<void> {
  const { items } = await call<{ items: { questions: { questionId: string; kind: string }[] }[] }>(
    office,
    'GET',
    `/to-mark?examId=${hall.examId}`,
  )
  const questionId = items[0]?.questions.find(({ kind }) => kind === 'essay')?.questionId
  const { script } = await call<{ script: { scriptId: string; revision: number } }>(
    office,
    'POST',
    `/exams/${hall.examId}/questions/${questionId}/next-script`,
    {},
  )
  const { scriptId, revision } = script
  await call(office, 'POST', `/scripts/${scriptId}/mark`, { revision, adjustHundredths: 100 })
}
