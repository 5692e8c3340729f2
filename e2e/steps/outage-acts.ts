// What staff do after an outage, by pressing.
import { expect, type Page } from '@playwright/test'

const reason = 'The power was away'
const minuteMs = 60_000

/** Gives the room its time back, from so many minutes ago on, once the board has said who gets how much. */
export async function giveBack(desk: Page, said: { fromMinutesAgo: number; effect: RegExp; done: string }) {
  await desk.getByRole('button', { name: 'Give lost time back' }).click()
  const lagos = new Date(Date.now() + (60 - said.fromMinutesAgo) * minuteMs)
  await desk.getByLabel('From').fill(lagos.toISOString().slice(11, 16))
  await desk.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await expect(desk.getByText(said.effect).first()).toBeVisible()
  await expect(desk.getByText('Was ended by the clock: let them back in.').first()).toBeVisible()
  await desk.getByRole('button', { name: 'Give back' }).click()
  await expect(desk.getByText(said.done)).toBeVisible()
}

export async function letBackIn(desk: Page, name: string): Promise<void> {
  await desk.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await desk.getByRole('menuitem', { name: 'Let back in' }).click()
  await desk.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await desk.getByRole('button', { name: 'Let back in' }).click()
  await expect(desk.getByRole('dialog')).toBeHidden()
}
