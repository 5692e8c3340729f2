import { expect, test } from 'vitest'
import { addedBy, changesSince, linesSince, readNumstat } from './since.ts'

const times = {
  rules: { seconds: 30, files: [{ file: 'domain/mark.test.ts', seconds: 20 }] },
  server: {
    seconds: 60,
    files: [
      { file: 'server/test/matrix/matrix.test.ts', seconds: 10 },
      { file: 'server/src/bank/bank.test.ts', seconds: 70 },
    ],
  },
  matrix: { seconds: 90, files: [{ file: 'server/test/matrix/matrix.test.ts', seconds: 100 }] },
}

test('a new file adds all its time, a grown one its share, in each part that runs it; what shrank or is no test, nothing', () => {
  const added = addedBy(
    [
      { path: 'domain/mark.test.ts', lines: 50, grownBy: 50 },
      { path: 'server/test/matrix/matrix.test.ts', lines: 200, grownBy: 20 },
      { path: 'server/src/bank/bank.test.ts', lines: 40, grownBy: -3 },
      { path: 'server/src/bank/bank.ts', lines: 40, grownBy: 40 },
      { path: 'seed/statements.test.ts', lines: 30, grownBy: 30 },
    ],
    times,
  )
  expect(added.map(({ part, file, seconds }) => [part.name, file, seconds])).toEqual([
    ['rules', 'domain/mark.test.ts', 20],
    ['server', 'server/test/matrix/matrix.test.ts', 1],
    ['server', 'seed/statements.test.ts', undefined],
    ['matrix', 'server/test/matrix/matrix.test.ts', 10],
  ])
})

test('the shares are those of the recorded times of npm test and of all', () => {
  const added = addedBy([{ path: 'server/test/matrix/matrix.test.ts', lines: 100, grownBy: 10 }], times)
  const lines = linesSince('abc', ['server/test/matrix/matrix.test.ts'], added, times)
  expect(lines).toContain('Run them: npm run prove -- check server matrix')
  expect(lines).toContain('  of npm test: 1.0 of 100 s, 1.0%; at most 2.0%')
  expect(lines).toContain('  of prove: 11.0 of 200 s, 5.5%; at most 5.0%')
  expect(lines.at(-1)).toMatch(/^Never run here, and so not counted: web, screens/)
})

test('what was moved has grown by what was written, not by all of it; a picture by nothing that can be counted', () => {
  const text = '3\t1\tscripts/test.ts\0' + '2\t0\t\0scripts/tally.ts\0scripts/prove/tally.ts\0' + '-\t-\tdocs/a.png\0'
  expect(readNumstat(text)).toEqual([
    { path: 'scripts/test.ts', grownBy: 2 },
    { path: 'scripts/prove/tally.ts', grownBy: 2 },
    { path: 'docs/a.png', grownBy: Number.NaN },
  ])
})

test('since the first commit everything that is there has grown by all its lines', () => {
  const root = '4b825dc642cb6eb9a060e54bf8d69288fbee4904' // Git's name of a tree without files.
  const { paths, changes } = changesSince(root)
  expect(paths).toContain('scripts/prove/since.ts')
  const own = changes.find(({ path }) => path === 'scripts/prove/since.test.ts')
  expect(own?.lines).toBeGreaterThan(40)
  expect(own?.grownBy).toBe(own?.lines)
})
