import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showScreen } from '../../../test/screen.tsx'
import { Announcements } from './announcements.tsx'
import { announce } from './announcer.ts'

test.each([
  ['Undo', 'It was undone.'],
  ['Close this message', ''],
])('%s pressed by key leaves the keyboard on the page', async (button, said) => {
  const undo = () => ({ batch: null, doneCount: 3, skipped: [], effects: [] })
  await showScreen(Announcements, { as: 'school_admin', answers: { school: { undo } } })
  announce('3 students deactivated.', { batch: '0199ffff-ffff-7fff-8fff-000000000001', skipped: [] })
  const pressed = page.getByRole('button', { name: button })
  await expect.element(pressed).toBeVisible()
  const element = pressed.element() as HTMLElement
  element.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('3 students deactivated.')).not.toBeInTheDocument()
  if (said) await expect.element(page.getByText(said)).toBeVisible()
  expect(document.activeElement?.tagName).toBe('MAIN')
})
