import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** They measure how long something lies on this device, or say themselves that it is the clock of the device. */
const byOwnClock = [
  'attempt/device/browser-device.ts',
  'attempt/device/save-file.ts',
  'attempt/door/code-door-action.tsx',
  'attempt/door/exams-here.tsx',
  'attempt/enter/exams-here.ts',
  'bank/editor/open-full-editor.tsx',
  'bank/editor/use-kept-form.ts',
  'exam/package/prepare.ts',
  'hall/report/hall-report.tsx',
  'marking/kept-draft.ts',
  'marking/use-desk.ts',
  'platform/import/import-screen.tsx',
  'platform/import/row-reviews.ts',
  'platform/server-now.ts',
  'platform/session-left.ts',
  'platform/tab-seal.ts',
  'shell/forget-old-lists.ts',
  'site/islands/status.ts',
]

test('what a screen says of a time follows the clock of the server', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const reading = files.filter((file) => /new Date\(\)|Date\.now\(\)/.test(readFileSync(join(root, file), 'utf8')))
  expect(reading.sort()).toEqual(byOwnClock)
})
