// What a person does in the exam room when the network is bad: tries again, loads the page again, and goes on.
import type { Locator, Page } from '@playwright/test'
import { questionCount } from './school.ts'
import type { ActStep } from './script.ts'

/** How long somebody looks at a page that does not come before loading it again. */
export type Patience = { pageMs: number; roomMs: number; giveUpAt: number }
const triesBeforeReload = 3

const heading = (page: Page, number?: number) =>
  page.getByRole('heading', {
    name:
      number === undefined
        ? new RegExp(`^Question \\d+ of ${questionCount}$`)
        : `Question ${number} of ${questionCount}`,
    exact: true,
  })

/** From anywhere into the exam room: what does not come is asked for again. Returns how often the page was loaded. */
export async function enterRoom(
  page: Page,
  { examId, isReload, patience }: { examId: string; isReload: boolean; patience: Patience },
): Promise<number> {
  for (let loads = 1; ; loads += 1) {
    if (performance.now() > patience.giveUpAt)
      throw new Error(`The exam room did not open in ${loads - 1} loads of the page.`)
    const loading = { waitUntil: 'commit', timeout: patience.pageMs } as const
    const isThere = await (isReload && loads === 1
      ? page.reload(loading)
      : page.goto(`/dashboard/exam/${examId}`, loading)
    ).then(
      () => true,
      () => false,
    )
    if (isThere && (await comeIn(page, patience))) return loads
    await page.waitForTimeout(500)
  }
}

async function comeIn(page: Page, { pageMs, roomMs }: Patience): Promise<boolean> {
  const button = page.getByRole('button', { name: /^(Start Exam|Continue exam|Try again)$/ })
  for (let tries = 0; tries < triesBeforeReload; tries += 1) {
    if (!(await appears(button, pageMs))) return false
    const isPressed = await button.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    )
    if (!isPressed) continue
    if (await appears(heading(page).or(button), roomMs)) {
      if (await heading(page).isVisible()) return true
    }
  }
  return false
}

function appears(wanted: Locator, withinMs: number): Promise<boolean> {
  return wanted
    .first()
    .waitFor({ timeout: withinMs })
    .then(
      () => true,
      () => false,
    )
}

/** Does one step by hand; false when there is nothing to do, as with a question that is flagged already. */
export async function doStep(
  page: Page,
  step: ActStep,
  known: { isFlagged: boolean; isAnswered: boolean },
): Promise<boolean> {
  const number = step.question + 1
  if (!(await heading(page, number).isVisible())) {
    const bubble = page
      .getByRole('navigation', { name: 'Questions' })
      .getByRole('button', { name: `Question ${number},` })
    await bubble.click()
    await heading(page, number).waitFor()
  }
  if (step.kind === 'answer') {
    // The bubble covers the input, as a finger would find it.
    await page.getByRole('radio').nth(step.option).check({ force: true })
  }
  if (step.kind === 'clear') {
    if (!known.isAnswered) return false
    await page.getByRole('button', { name: 'Clear answer' }).click()
  }
  if (step.kind === 'flag' || step.kind === 'unflag') {
    if ((step.kind === 'flag') === known.isFlagged) return false
    await page.getByRole('button', { name: 'Flag', exact: true }).click()
  }
  return true
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
}
