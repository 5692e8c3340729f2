import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetKeptImport } from '../../test/kept-import.ts'
import { showScreen } from '../../test/screen.tsx'
import StudentImportPage from '../people/students/import/import-page.tsx'
import { onImportStore, shelves } from '../platform/import/import-store.ts'
import { importStore } from '../platform/kept-work.ts'
import { declareUnsaved } from '../platform/unsaved.ts'
import { useSession } from './use-session.ts'

beforeEach(forgetKeptImport)

function Import() {
  useSession()
  return <StudentImportPage />
}

test('a sign-out in another tab leaves nothing of a list that is looked at on the device', async () => {
  // The page itself stays, as with anything unsaved on it.
  onTestFinished(declareUnsaved({ isUnsaved: () => true, title: '', confirmLabel: '', text: '' }))
  await showScreen(Import, { answers: { people: { matchStudents: () => ({ students: [] }) } } })
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill('Full Name\tStudent ID\nAda Sample\tP/1')
  await page.getByRole('button', { name: 'Read pasted text' }).click()
  await page.getByRole('button', { name: 'Look at the students' }).click()
  await expect.element(page.getByText('1 row: 1 new.')).toBeInTheDocument()
  const there = async () => (await indexedDB.databases()).some(({ name }) => name === importStore)
  await expect.poll(async () => (await there()) && (await onImportStore((store) => store.count(shelves.rows)))).toBe(1)
  const channel = new BroadcastChannel('signed-out')
  channel.postMessage('signed_out')
  channel.close()
  await expect.poll(there).toBe(false)
  // Nor does it come back with what is changed afterwards on the page that stays.
  await page.getByRole('button', { name: 'Leave out' }).click()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await onImportStore((store) => store.count(shelves.rows))).toBe(0)
})
