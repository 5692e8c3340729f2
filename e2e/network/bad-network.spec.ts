// A candidate at a real browser with a bad network: fifty questions, two reloads, a second window. Whenever the page says
// that something is on the server, the database is asked.
import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { seededRandom } from '@sabimark/domain/exam/seeded-random.ts'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { showScore } from '../steps/candidate.ts'
import { signInStudent } from '../steps/site.ts'
import { expect, test } from '../test.ts'
import { listenForClaims } from './claims.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { foldOf, type Ledger, openLedger } from './ledger.ts'
import { doStep, enterRoom, submit } from './room-steps.ts'
import { openSchool, questionCount, type School } from './school.ts'
import { chosenIn, moveOf, noChoice, note, writeScript } from './script.ts'
import { difference, type Summary, summary } from './summary.ts'
import { type Blowing, blow } from './weather.ts'

const browserCount = Number(process.env.NETWORK_BROWSERS ?? 1)
// Not part of a test's name: Playwright reads this file once more in each of its workers.
const firstSeed = process.env.NETWORK_SEED ?? randomBytes(4).toString('hex')
/** The short form, among the other journeys: a quicker hand and shorter spells. */
const isShort = process.env.NETWORK_BROWSERS === undefined
const speed = isShort ? 20 : 3
const thinkMs = isShort ? 50 : 300
const patience = isShort ? { pageMs: 4_000, roomMs: 12_000 } : { pageMs: 12_000, roomMs: 30_000 }
const healedWithinMs = 60_000
const roomWithinMs = 300_000

// A trace of every step would take longer than the steps; the seed brings a failure back.
test.use({ installation: 'bad-network', trace: 'off' })
test.setTimeout(1_200_000)

let school: School
let ledger: Ledger
test.beforeAll(async ({ server }) => {
  school = await openSchool(server, browserCount)
  ledger = openLedger(server.dataDir)
})
test.afterAll(() => ledger.end())

for (let number = 0; number < browserCount; number += 1) {
  const seed = number === 0 ? firstSeed : `${firstSeed}-${number}`
  test(`what a candidate saw as saved on the server is there, browser ${number + 1}`, async ({
    browser,
    contextOptions,
    server,
  }) => {
    process.stdout.write(`browser ${number + 1}: seed ${seed}\n`)
    const proxy = await startFaultProxy(server.port, seededRandom(`${seed}:network`))
    const weather = blow(proxy, seededRandom(`${seed}:weather`), speed)
    const context = await browser.newContext({ ...contextOptions, baseURL: proxy.url })
    try {
      await sitThroughFaults({ seed, context, weather, proxy, candidate: school.candidates[number] })
    } finally {
      await context.close()
      await weather.end()
      await proxy.stop()
    }
  })
}

type Sitting = {
  seed: string
  context: BrowserContext
  weather: Blowing
  proxy: FaultProxy
  candidate: School['candidates'][number] | undefined
}

async function sitThroughFaults({ seed, context, weather, proxy, candidate }: Sitting): Promise<void> {
  if (!candidate) throw new Error('There is no such candidate.')
  const random = seededRandom(`${seed}:candidate`)
  const choice = noChoice()
  const problems: string[] = []
  const open = new Set<Promise<void>>()
  let attemptId: string | undefined
  let claimCount = 0
  let loads = 0
  let accepted: Summary[] = [chosenIn(choice)]

  /** What the database must hold the moment a page says so; of an older window, what was done before the newer one. */
  const check = (claim: string, wanted: readonly Summary[], beforeEpoch = Number.POSITIVE_INFINITY) => {
    const one = (async () => {
      if (attemptId === undefined) return
      claimCount += 1
      const events = await ledger.eventsOf(attemptId)
      const known = summary(foldOf(events.filter(({ epoch }) => epoch < beforeEpoch)))
      const [latest] = wanted
      if (latest === undefined || wanted.some((each) => isDeepStrictEqual(each, known))) return
      problems.push(`the page said "${claim}", and the database has something else: ${difference(latest, known)}`)
    })().finally(() => open.delete(one))
    open.add(one)
  }
  const settled = async (page: Page) => {
    // Whatever the page has said by now has been heard when it answers this.
    await page.evaluate(() => 0)
    while (open.size > 0) await Promise.all(open)
  }
  const newWindow = async () => {
    const page = await context.newPage()
    // "Leave this page?" is answered as someone answers who wants to load it again.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    const older: { left: Summary[]; beforeEpoch: number | undefined } = { left: [], beforeEpoch: undefined }
    await listenForClaims(page, (claim) => {
      if (older.beforeEpoch === undefined) check(claim, accepted)
      else check(claim, older.left, older.beforeEpoch)
    })
    return { page, older }
  }
  const enter = async (page: Page, isReload = false) => {
    loads += await enterRoom(page, {
      examId: school.examId,
      isReload,
      patience: { ...patience, giveUpAt: performance.now() + roomWithinMs },
    })
  }

  let { page, older } = await newWindow()
  await signInStudent(page, { subdomain: school.subdomain, ...candidate })
  weather.begin()
  await enter(page)
  attemptId = (await ledger.attemptsOf(candidate.studentNumber))[0]
  if (attemptId === undefined) throw new Error('The exam room is open, and there is no attempt.')
  const paper = await ledger.paperOf(attemptId)
  const olderPages: Page[] = []
  const options = paper.order[0]?.optionIds.length ?? 0
  for (const step of writeScript(seed, { questions: questionCount, options })) {
    // Going to a question is part of doing something there; exam-room.spec.ts has the start that comes late.
    if (step.kind === 'visit' || step.kind === 'late start') continue
    await settled(page)
    if (step.kind === 'reload') {
      await enter(page, true)
    } else if (step.kind === 'second window') {
      const left = { page, older }
      ;({ page, older } = await newWindow())
      await enter(page)
      left.older.left = [chosenIn(choice)]
      left.older.beforeEpoch = await ledger.liveEpochOf(attemptId)
      olderPages.push(left.page)
    } else {
      const move = moveOf(step, paper.order)
      const before = chosenIn(choice)
      const known = {
        isFlagged: choice.flagged.has(move.question),
        isAnswered: choice.answers[move.question] !== undefined,
      }
      note(choice, move)
      accepted = [chosenIn(choice), before]
      const isDone = await doStep(page, step, known)
      if (!isDone) expect(chosenIn(choice)).toEqual(before)
      accepted = [chosenIn(choice)]
    }
    await page.waitForTimeout(random() * 2 * thinkMs)
  }

  const submitsFirst = random() < 0.5
  if (submitsFirst) await submit(page)
  await page.waitForTimeout(random() * 4_000)
  await weather.end()
  if (!submitsFirst) {
    await expect(page.getByText('Saved on the server').first()).toBeVisible({ timeout: healedWithinMs })
    for (const olderPage of olderPages) {
      await expect(olderPage.getByText('Everything you answered here is sent.')).toBeVisible({
        timeout: healedWithinMs,
      })
      await settled(olderPage)
    }
    await settled(page)
    expect(summary(foldOf(await ledger.eventsOf(attemptId)))).toEqual(chosenIn(choice))
    await submit(page)
  }
  await page.waitForURL('**/dashboard', { timeout: healedWithinMs })
  const order = paper.order.map(({ questionId }) => questionId)
  const { totals } = markPaper({ ...paper, order, answers: choice.answers })
  await showScore(page)
  await expect(page.getByText(`${totals.correctCount} of ${questionCount} correct`).first()).toBeVisible()
  await settled(page)
  expect(problems).toEqual([])
  expect(summary(foldOf(await ledger.eventsOf(attemptId)))).toEqual(chosenIn(choice))
  expect(claimCount).toBeGreaterThan(0)
  process.stdout.write(
    `seed ${seed}: ${claimCount} claims looked up, ${loads} page loads, ${JSON.stringify(proxy.struck)}\n`,
  )
}
