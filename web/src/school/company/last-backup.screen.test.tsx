import type { KnownBackup } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import LastBackup from './last-backup.tsx'

const show = (lastBackup: () => KnownBackup | Promise<KnownBackup>) =>
  showScreen(LastBackup, { as: 'super_admin', answers: { school: { lastBackup } } })
const line = () => page.getByRole('paragraph')

test('the last good backup is one quiet line', async () => {
  await showScreen(LastBackup, { as: 'super_admin' })
  await expect.element(line()).toMatchTextContent(/^Last backup: (today|yesterday), 2:04 am · 143 MB$/)
  await expect.element(line()).toHaveAttribute('data-needs-act', 'false')
  await expectAccessible()
})

test.each([
  [true, 'DATA_DIR/server.log says why.'],
  [false, 'Set BACKUP_DIR: see “Backup and restore” in README.md.'],
])('without any it says so, and where to look, where it is taken each night: %s', async (isNightly, hint) => {
  await show(() => ({ last: null, isLate: true, isNightly, failed: null }))
  await expect.element(page.getByText('No backup was ever taken.')).toBeVisible()
  await expect.element(page.getByText(hint)).toBeVisible()
  await expect.element(line()).toHaveAttribute('data-needs-act', 'true')
  await expectAccessible()
})

test('where it cannot be read nothing stands there', async () => {
  let asked = 0
  await show(() => {
    asked += 1
    return Promise.reject(refusal('UNKNOWN_SCHOOL'))
  })
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect.element(line()).not.toBeInTheDocument()
})
