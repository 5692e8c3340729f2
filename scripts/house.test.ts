import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './command.ts'
import { byWorkspace, costOfClasses, crowdedFolders, sizeFiles } from './house/figures.ts'
import { decisionIndex, listDecisions } from './house/list-decisions.ts'

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
