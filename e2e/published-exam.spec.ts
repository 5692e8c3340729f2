// What befalls a published exam, from the first day to the last: a misspelt question is put right before anybody has begun, a
// candidate sits it in a browser and is given more time, the doors close, a wrong letter in the key is found, and the candidate is told.
import type { BrowserContext, Page } from '@playwright/test'
import { call, type Hall, openHall } from './steps/by-call.ts'
import { expectSavedOnServer, openDoor, secondsLeft, showScore, start } from './steps/candidate.ts'
import { lookBothWays } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { signInStudent } from './steps/site.ts'
import { expect, test } from './test.ts'

type Question = { id: string; revision: number; question: string; options: { text: string }[] }

const school = schoolBeside()
const [misspelt, mended] = ['Which of them gifs milk?', 'Which of them gives milk?']
const minutes = (count: number) => count * 60

let hall: Hall
let staff: { context: BrowserContext; page: Page }

test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  staff = { context, page: await context.newPage() }
  hall = await openHall(staff.page, server, {
    school,
    questions: [
      // The key has the first of each: of milk it is wrong.
      { question: misspelt, options: ['a bird', 'a cow', 'a fish'] },
      { question: 'Question 2?', options: ['right 2', 'wrong 2', 'also wrong 2'] },
      { question: 'Question 3?', options: ['right 3', 'wrong 3', 'also wrong 3'] },
    ],
  })
})
test.afterAll(() => staff.context.close())

test('a published exam is mended, extended, closed, and its key put right; the candidate keeps all of it and is told', async ({
  page,
}) => {
  await spellRight(staff.page)
  await staff.page.goto(`/dashboard/exams/${hall.examId}`)
  await act('Publish changes')
  const dialog = staff.page.getByRole('dialog')
  await expect(dialog.getByText('1 candidate who has not begun gets the paper')).toBeVisible()
  await expect(dialog.getByText(misspelt)).toBeVisible()
  await expect(dialog.getByText(mended)).toBeVisible()
  await lookBothWays(staff.page)
  await giveReason('A word was misspelt', 'Publish changes')
  await expect(staff.page.getByText('The changes are published.')).toBeVisible()

  const { name } = hall.candidate
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await openDoor(page, { title: 'Open test', name, className: 'SS1A' })
  await start(page)
  const isMended = [await answerAsInTruth(page)]
  const before = await secondsLeft(page)

  await staff.page.reload()
  const row = staff.page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Writing')
  await act('Extend')
  await giveReason('The power was out', 'Extend')
  await expect(staff.page.getByText('Everybody was given 15 minutes more.')).toBeVisible()
  await staff.page.getByRole('button', { name: `Actions for ${name}` }).click()
  await staff.page.getByRole('menuitem', { name: 'Give extra time' }).click()
  await dialog.getByRole('textbox', { name: 'Extra minutes' }).fill('10')
  await giveReason('Needs a reader', 'Give time')
  await expect(row).toContainText('10 minutes')
  await lookBothWays(staff.page)

  // Nothing is loaded again: the room hears of it as the next answer is saved.
  await page.getByRole('button', { name: 'Next' }).click()
  isMended.push(await answerAsInTruth(page))
  await expect(page.getByText('You have been given 25 minutes more.')).toBeVisible()
  // The clock is drawn a moment later.
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(before + minutes(20))
  expect(await secondsLeft(page)).toBeLessThanOrEqual(before + minutes(25))
  await page.getByRole('button', { name: 'Next' }).click()
  isMended.push(await answerAsInTruth(page))
  expect(isMended.toSorted()).toEqual([false, false, true])
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  await showScore(page)

  // The list is asked for again seldom: a hall is long.
  await staff.page.reload()
  await expect(row).toContainText('Handed in')
  await act('Close now')
  await expect(dialog.getByText('Nobody is sitting it now.')).toBeVisible()
  await giveReason('All have handed in', 'Close now')
  await expect(staff.page.getByText('Open test is closed.')).toBeVisible()

  await staff.page.goto(`/dashboard/results/exam/${hall.examId}/corrections`)
  await staff.page.getByRole('button', { name: 'Change key of question 1' }).click()
  // The first two presses of three.
  await dialog.getByRole('radio', { name: /a cow/ }).click()
  await expect(dialog.getByText('1 candidate goes up.')).toBeVisible()
  await expect(dialog).toContainText(name)
  await expect(dialog).toContainText('67% (2 of 3 marks)')
  await expect(dialog).toContainText('100% (3 of 3 marks)')
  await lookBothWays(staff.page)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(staff.page.getByText('Key of question 1 corrected')).toBeVisible()
  await expect(staff.page.getByText(/1 up, 0 down/)).toBeVisible()

  await page.getByRole('link', { name: /^Stay signed in/ }).click()
  const told = page.getByText('Your result was corrected: Open test')
  await expect(async () => {
    await page.reload()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(told).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 120_000 })
  await told.click()
  await expect(page.getByText(/^Your paper was corrected, /)).toBeVisible()
  await expect(page.getByText('67% (2 of 3 marks) → 100% (3 of 3 marks)')).toBeVisible()
  await lookBothWays(page)
})

async function act(label: string) {
  await staff.page.getByRole('button', { name: 'Actions for Open test' }).click()
  await staff.page.getByRole('menuitem', { name: label }).click()
}

async function giveReason(reason: string, press: string) {
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
  await dialog.getByRole('button', { name: press }).click()
  await expect(dialog).toBeHidden()
}

/** The question on the screen, whichever it is, answered as is right in truth; whether it is the one that was misspelt. */
async function answerAsInTruth(page: Page): Promise<boolean> {
  await page.getByRole('radio', { name: /\) (right \d|a cow)$/ }).check({ force: true })
  await expectSavedOnServer(page)
  return await page.getByText(mended).isVisible()
}

/** A colleague finds the misspelt word and puts it right in the bank. */
async function spellRight(page: Page): Promise<void> {
  const { items } = await call<{ items: Question[] }>(page, 'GET', '/questions')
  const found = items.find(({ question }) => question === misspelt)
  const { id, revision, subjectId } = await call<Question & { subjectId: string }>(
    page,
    'GET',
    `/questions/${found?.id}`,
  )
  await call(page, 'PUT', `/questions/${id}`, {
    ...{ id, revision, subjectId, type: 'multiple_choice', question: mended, options: ['a bird', 'a cow', 'a fish'] },
    ...{ correctAnswer: 0, topic: 'Number', marksHundredths: 100, timeAllocationMinutes: 1 },
  })
}
