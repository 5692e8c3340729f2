// The last line of .ci/run is the sum of its two commands, whatever becomes of them.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../command.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabimark-whole-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs it over an npm that does what is said of `npm test` and of `npm run`; the lines it said, and its code. */
function runOver(of: { test: string; run: string }) {
  const npm = join(folder, 'npm')
  writeFileSync(npm, `#!/bin/sh\necho "npm $*"\ncase $1 in\ntest) ${of.test} ;;\nrun) ${of.run} ;;\nesac\n`)
  chmodSync(npm, 0o755)
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const { stdout, status } = spawnSync('bash', [join(ROOT, '.ci', 'run')], { encoding: 'utf8', env })
  return { lines: stdout.trim().split('\n'), status }
}
const sums = (passed: number, failed: number, code = 0) => `echo ${passed} ${failed} >> "$PROOF_SUM"; exit ${code}`

test('both commands run, and are added up', () => {
  const { lines, status } = runOver({ test: sums(7, 0), run: sums(30, 0) })
  expect(lines).toEqual(['npm test', 'npm run prove -- rest', '37 passed, 0 failed'])
  expect(status).toBe(0)
})

test('when the first fails the second does not run, and the sum is said', () => {
  const { lines, status } = runOver({ test: sums(7, 2, 1), run: sums(30, 0) })
  expect(lines).toEqual(['npm test', '7 passed, 2 failed'])
  expect(status).toBe(1)
})

test('when the second fails what the first has proven counts', () => {
  const { lines, status } = runOver({ test: sums(7, 0), run: sums(29, 1, 1) })
  expect(lines.at(-1)).toBe('36 passed, 1 failed')
  expect(status).toBe(1)
})

test('a command that ends before it could count is one that failed', () => {
  expect(runOver({ test: 'exit 3', run: sums(30, 0) })).toMatchObject({
    lines: ['npm test', '0 passed, 1 failed'],
    status: 3,
  })
  expect(runOver({ test: sums(7, 0), run: 'exit 3' }).lines.at(-1)).toBe('7 passed, 1 failed')
})
