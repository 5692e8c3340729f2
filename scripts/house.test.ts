import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './command.ts'
import { byWorkspace, costOfClasses, crowdedFolders, sizeFiles } from './house/figures.ts'
import { decisionIndex, listDecisions } from './house/list-decisions.ts'
import { foldMoves, moveTable } from './house/list-moves.ts'

test('the index of decisions says what the decisions say, and names the gaps', () => {
  const index = decisionIndex(listDecisions(ROOT))
  expect(readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8')).toBe(index)
  expect(index).toContain('| 038 | – | never given out |')
})

test('the plan of the house is one page, read in ten minutes', () => {
  const words = readFileSync(join(ROOT, 'docs/house.md'), 'utf8').split(/\s+/).filter(Boolean)
  expect(words.length).toBeLessThanOrEqual(1_500)
})

test('files and lines are told by workspace, tests beside them', () => {
  const files = [
    { path: 'domain/exam/a.ts', lines: 10, isTest: false },
    { path: 'domain/exam/a.test.ts', lines: 30, isTest: true },
    { path: 'web/src/exam/b.tsx', lines: 5, isTest: false },
  ]
  expect(byWorkspace(files)).toEqual([
    { name: 'domain', files: 1, lines: 10, testLines: 30 },
    { name: 'web', files: 1, lines: 5, testLines: 0 },
  ])
})

test('the record to copy from is found in every layer', () => {
  const { files, lines } = costOfClasses(sizeFiles(ROOT))
  expect(files).toBe(8)
  expect(lines).toBeGreaterThan(200)
})

test('a folder is crowded by its source files alone', () => {
  const plant = (folder: string, count: number, isTest: boolean) =>
    Array.from({ length: count }, (_, at) => ({ path: `${folder}/${at}.ts`, lines: 1, isTest }))
  const files = [
    ...plant('domain/exam', 13, false),
    ...plant('domain/bank', 12, false),
    ...plant('domain/bank', 9, true),
  ]
  expect(crowdedFolders(files)).toEqual([{ folder: 'domain/exam', count: 13 }])
})

test('a file that moved twice is told once, from its first path to its last, and not where it came back', () => {
  const log = [
    'R100\tdomain/exam/b.ts\tdomain/exam/time/b.ts',
    'R090\tdomain/exam/a.ts\tdomain/words/a.ts',
    '',
    'R100\tdomain/exam/time/b.ts\tdomain/exam/b.ts',
    'R100\tdomain/words/a.ts\tdomain/words/table/a.ts',
  ]
  const moves = foldMoves(log.join('\n'))
  expect(moves).toEqual([{ from: 'domain/exam/a.ts', to: 'domain/words/table/a.ts' }])
  expect(moveTable(moves, '81b69198')).toContain('\n| domain/exam/a.ts | domain/words/table/a.ts |\n')
})
