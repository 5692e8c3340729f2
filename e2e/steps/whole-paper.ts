// A paper of all types of questions, answered at a screen: by hand, or by keyboard alone.
import { expect, type Locator, type Page } from '@playwright/test'
import { heading } from './candidate.ts'

/** By the words of a question: the options to choose, or what to type. */
export type Said = Record<string, string[] | string>
/** What happens in the middle of a question, before it is answered or when it was. */
export type Meanwhile = Record<string, (page: Page) => Promise<void>>
type Paper = { said: Said; before?: Meanwhile; after?: Meanwhile }

/** Answers every question in the order of the paper. */
export async function answerPaper(page: Page, { said, before = {}, after = {} }: Paper): Promise<void> {
  const count = Object.keys(said).length
  for (let number = 1; number <= count; number++) {
    await expect(heading(page, number)).toBeVisible()
    const [asked, answer] = await askedNow(page, said)
    await before[asked]?.(page)
    if (typeof answer === 'string') await page.getByRole('textbox').fill(answer)
    else for (const words of answer) await option(page, words).check({ force: true })
    await after[asked]?.(page)
    if (number < count) await page.getByRole('button', { name: 'Next' }).click()
  }
}

/** The same by keys alone, from the door to the receipt. */
export async function sitByKeys(page: Page, said: Said): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Start Exam' }))
  await page.keyboard.press('Enter')
  const count = Object.keys(said).length
  for (let number = 1; number <= count; number++) {
    await expect(heading(page, number)).toBeVisible()
    const [, answer] = await askedNow(page, said)
    if (typeof answer === 'string') {
      await tabTo(page, page.getByRole('textbox'))
      await page.keyboard.type(answer)
    } else {
      for (const words of answer) {
        await page.keyboard.press(await letterOf(page, words))
        await expect(option(page, words)).toBeChecked()
      }
    }
    await tabTo(page, page.getByRole('button', { name: number < count ? 'Next' : 'Look over and submit' }))
    await page.keyboard.press('Enter')
  }
  const last = page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' })
  await tabTo(page, last)
  // What cannot be taken back waits a moment.
  await expect(last).toBeEnabled()
  await page.keyboard.press('Enter')
}

/** Moves the focus on until it is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus never came there.')
}

export async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click()
}

async function askedNow(page: Page, said: Said): Promise<[string, string[] | string]> {
  for (const [asked, answer] of Object.entries(said)) {
    if (await page.getByText(asked).first().isVisible()) return [asked, answer]
  }
  throw new Error('The paper asks something else.')
}

/** The key that chooses an option, by the letter it is shown with. */
async function letterOf(page: Page, words: string): Promise<string> {
  for (const letter of 'ABCD') if ((await option(page, words, letter).count()) > 0) return letter
  throw new Error(`There is no option ${words}.`)
}

function option(page: Page, words: string, letter = '[A-F]'): Locator {
  const name = new RegExp(`^${letter}\\) ${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
  return page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name }))
}
