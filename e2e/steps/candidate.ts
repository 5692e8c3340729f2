// What a student does from the dashboard to the result.
import { expect, type Page } from '@playwright/test'
import { rightAnswer } from './sample.ts'

/** Opens the exam from the dashboard and checks that the door says whose it is. */
export async function openDoor(page: Page, exam: { title: string; name: string; className: string }): Promise<void> {
  await page.goto('/dashboard')
  const card = page.getByRole('listitem').filter({ hasText: exam.title })
  await card.getByRole('link', { name: /^(Take Exam|Continue exam)/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: exam.title })).toBeVisible()
  const who = page.getByRole('region', { name: 'Is this you?' })
  await expect(who.getByText(exam.name)).toBeVisible()
  await expect(who.getByText(exam.className)).toBeVisible()
}

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(heading(page, 1)).toBeVisible()
}

/** Answers the question on the screen, right or wrong, and returns the words chosen. */
export async function answer(page: Page, isRight: boolean): Promise<string> {
  const sheet = await readSheet(page)
  const right = rightAnswer(sheet)
  const words = isRight ? right : sheet.options.find((option) => option !== right)
  if (words === undefined) throw new Error('There is no wrong option to choose.')
  const radio = option(page, words)
  // The bubble covers the input, as a finger would find it.
  await radio.check({ force: true })
  await expect(radio).toBeChecked()
  return words
}

/** The words of the option chosen for the question on the screen, or null. */
export async function chosen(page: Page): Promise<string | null> {
  const { options } = await readSheet(page)
  for (const words of options) if (await option(page, words).isChecked()) return words
  return null
}

export async function goTo(page: Page, number: number): Promise<void> {
  await bubble(page, number).click()
  await expect(heading(page, number)).toBeVisible()
}

export async function next(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, number)).toBeVisible()
}

/** On the receipt the score is one press away. */
export async function showScore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show my score' }).click()
}

export const heading = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number} of \\d+$`) })

export const bubble = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: `Question ${number},` })

/** Waits until the server has acknowledged everything done so far. */
export async function expectSavedOnServer(page: Page): Promise<void> {
  await expect(page.getByText('Saved on the server').first()).toBeVisible()
}

/** Remaining seconds, as the countdown shows them. */
export async function secondsLeft(page: Page): Promise<number> {
  const parts = (await page.getByRole('timer').innerText()).split(':').map(Number)
  return parts.reduce((sum, part) => sum * 60 + part, 0)
}

const option = (page: Page, words: string) => page.getByRole('radio', { name: new RegExp(`\\) ${escaped(words)}$`) })

async function readSheet(page: Page): Promise<{ text: string; options: string[] }> {
  const group = page.getByRole('group').filter({ has: page.getByRole('radio') })
  const text = await page.locator('section', { has: group }).last().innerText()
  const labels = await group.locator('label').allInnerTexts()
  // "A\nA) 4": the bubble's letter, the letter as heard, the words.
  return { text, options: labels.map((label) => label.replace(/^[\s\S]*?[A-F]\)\s*/, '').trim()) }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Once the network is back: presses "Try to send now", unless the page has sent by its own timer before it could be pressed. */
export async function sendNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Try to send now' })
  const sent = page.getByText('All your answers are on the server.')
  await button.or(sent).first().click()
}
