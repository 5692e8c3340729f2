import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../command.ts'
import { listCodeInGit } from '../imports/list-files.ts'
import { PARTS } from './parts.ts'
import { partsTouched, TOUCHES, touchRows } from './touches.ts'

const touched = (...paths: string[]) => partsTouched(paths).map(({ name }) => name)

test('every part is named, and nothing else is', () => {
  const named = TOUCHES.flatMap(({ parts }) => parts)
  expect([...new Set(named)].toSorted()).toEqual(PARTS.map(({ name }) => name).toSorted())
})

test('whatever is written in code is proven by more than the checks', () => {
  const inWorkspaces = listCodeInGit(ROOT).filter((file) => file.includes('/'))
  expect(inWorkspaces.length).toBeGreaterThan(1_000)
  expect(inWorkspaces.filter((file) => touched(file).length < 2)).toEqual([])
})

test('a change touches the parts of all its files; a test file its own part alone', () => {
  expect(touched('bench/run.ts')).toEqual(['check', 'bench'])
  expect(touched('seed/statements.test.ts')).toEqual(['check', 'server'])
  expect(touched('seed/statements.test.ts', 'bench/run.ts')).toEqual(['check', 'server', 'bench'])
  expect(touched('server/src/exam/exam.db.ts')).toEqual([
    ...['check', 'server', 'roads', 'postgres-15', 'plans', 'matrix', 'journeys'],
  ])
  expect(touched('README.md')).toEqual(['check', 'rules'])
})

test('what loses or doubles an answer is tried with kills and bad networks', () => {
  const paths = ['server/migrations/functions/save-events.sql', 'contract/attempt/attempt.contract.ts']
  for (const path of [...paths, 'server/src/marking/mark-attempts.ts', 'domain/attempt/outbox.ts']) {
    expect(touched(path), path).toEqual(expect.arrayContaining(['kills', 'networks', 'journeys']))
  }
})

test('what runs the proof touches all of it', () => {
  for (const path of ['package-lock.json', 'vitest.config.ts', '.ci/run', 'scripts/prove/run-step.ts']) {
    expect(touched(path), path).toEqual(PARTS.map(({ name }) => name))
  }
})

test('CONTRIBUTING has the same table', () => {
  const rows = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('\n')
  const from = rows.indexOf(touchRows()[0] ?? '')
  expect(rows.slice(from, from + TOUCHES.length)).toEqual(touchRows())
})
