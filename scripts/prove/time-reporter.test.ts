import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../command.ts'
import { timesOf } from './time-reporter.ts'

test('a file costs what its loading, its hooks and its tests cost', () => {
  const diagnostic = () => ({ environmentSetupDuration: 1, prepareDuration: 20, collectDuration: 300, duration: 4000 })
  expect(timesOf([{ moduleId: '/home/ada/sabimark/domain/mark.test.ts', diagnostic }], '/home/ada/sabimark')).toEqual([
    { file: 'domain/mark.test.ts', seconds: 4.321 },
  ])
})

test('Vitest hands its files to the reporter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-times-'))
  const env = { ...process.env, TIMES_FILE: join(folder, 'times.json') }
  const args = [
    'run',
    '--project',
    'scripts',
    '--reporter=./scripts/prove/time-reporter.ts',
    'scripts/prove/tally.test.ts',
  ]
  execFileSync(join(ROOT, 'node_modules/.bin/vitest'), args, { cwd: ROOT, env })
  const times = JSON.parse(readFileSync(env.TIMES_FILE, 'utf8'))
  expect(times).toEqual([{ file: 'scripts/prove/tally.test.ts', seconds: expect.any(Number) }])
  expect(times[0].seconds).toBeGreaterThan(0)
  rmSync(folder, { recursive: true })
})
