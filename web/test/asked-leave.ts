import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** Escape asks before what was typed into the dialog on top is lost; who stays finds the dialog as it was. */
export async function expectAskedOnEscape(): Promise<void> {
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(question).not.toBeInTheDocument()
}
