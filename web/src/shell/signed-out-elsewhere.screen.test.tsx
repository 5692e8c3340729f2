import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { forgetKeptImport } from '../../test/kept-import.ts'
import { type Answers, showScreen } from '../../test/screen.tsx'
import ImportPage from '../bank/import/import-page.tsx'
import { useIsSignedIn } from '../platform/session.ts'
import { declareUnsaved } from '../platform/unsaved.ts'
import { useSession } from './use-session.ts'

/** Somebody signs out in another tab: this one would not listen to itself. A page with unsaved work stays where it is. */
function signOutElsewhere(): void {
  onTestFinished(declareUnsaved({ isUnsaved: () => true, title: '', confirmLabel: '', text: '' }))
  const channel = new BroadcastChannel('signed-out')
  channel.postMessage('signed_out')
  channel.close()
}

test('whoever signs out in another tab leaves no question of an import on this device', async () => {
  const Page = () => {
    useSession()
    return (
      <>
        <p>{useIsSignedIn() ? 'signed in' : 'signed out'}</p>
        <ImportPage />
      </>
    )
  }
  const isKept = async () => (await indexedDB.databases()).some(({ name }) => name === 'question-import')
  const answers: Answers = { bank: { checkDuplicates: () => ({ duplicates: [] }) } }
  await forgetKeptImport()
  await showScreen(Page, { as: 'teacher', answers })
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill('Why?\nA. Yes\nB. No\nANSWER: A')
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Settings for every question' })).toBeVisible()
  await expect.poll(isKept).toBe(true)
  signOutElsewhere()
  await expect.element(page.getByText('signed out')).toBeVisible()
  await expect.poll(isKept).toBe(false)
  // Its leaving writes the review again where it may.
  await cleanup()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await isKept()).toBe(false)
})
