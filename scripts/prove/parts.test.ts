// No test file is between two commands, and what the commands say is what they run.
import { execFileSync } from 'node:child_process'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../command.ts'
import { inOwnWorker, leftToProve, roads } from './files.ts'
import { PARTS, type Part, partsNamed, partsOf } from './parts.ts'

const inGit = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const testFiles = inGit.split('\n').filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file))
const names = (parts: readonly Part[] | undefined) => parts?.map(({ name }) => name)

test('every test file is of a part', () => {
  expect(testFiles.length).toBeGreaterThan(400)
  expect(testFiles.filter((file) => partsOf(file).length === 0)).toEqual([])
})

test('of two parts are those that npm test runs in a short form, alone', () => {
  const twice = testFiles.filter((file) => partsOf(file).length > 1)
  expect(twice).toEqual(['server/test/matrix/ledger.test.ts', 'server/test/matrix/matrix.test.ts'])
  for (const file of twice) expect(names(partsOf(file))).toEqual(['server', 'matrix'])
})

test('every file that is named is there, and is left out of npm test', () => {
  const named = Object.values(leftToProve).flat()
  expect(named.filter((file) => !testFiles.includes(file))).toEqual([])
  expect(named.filter((file) => partsOf(file).some(({ isFirst }) => isFirst))).toEqual([])
  expect(roads.filter((file) => !testFiles.includes(file))).toEqual([])
})

test('what wants a worker of its own is run by the part that says so', () => {
  expect(inOwnWorker.filter((file) => !leftToProve.long.includes(file))).toEqual([])
})

test('what a part runs by file are its own test files', () => {
  for (const { name, steps } of PARTS) {
    for (const step of steps) {
      const files = 'files' in step ? (step.files ?? []) : []
      for (const file of files) {
        const found = testFiles.filter((one) => one.startsWith(file) && !isAmongOthers(one, step))
        expect(found.length, `${name} finds nothing at ${file}`).toBeGreaterThan(0)
        for (const one of found) expect(names(partsOf(one)), one).toContain(name)
      }
    }
  }
})

/** What stands in the folder and is of another project. */
const isAmongOthers = (file: string, step: Part['steps'][number]) =>
  step.by === 'vitest' && step.projects.includes('process') !== matchesGlob(file, '**/*.process.test.ts')

test('parts are asked for by name, in their own order, alone or as what npm test runs and leaves', () => {
  expect(names(partsNamed(['hostile', 'check']))).toEqual(['check', 'hostile'])
  expect(partsNamed([])).toEqual(PARTS)
  expect([...(partsNamed(['first']) ?? []), ...(partsNamed(['rest']) ?? [])]).toEqual(PARTS)
  expect(partsNamed(['check', 'nothing'])).toBeUndefined()
})
