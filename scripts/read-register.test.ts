import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './command.ts'

const node = join(ROOT, 'node_modules', '.bin', 'node')
const command = (args: string[], input = '') =>
  spawnSync(node, [join(ROOT, 'scripts/read-register.ts'), ...args], { encoding: 'utf8', input })

test('prints what the review understands of a file, in the shape that was agreed', () => {
  const { stdout, status } = command([join(ROOT, 'question-files/fixtures/semicolons.csv')])
  const said = JSON.parse(stdout)
  expect(status).toBe(0)
  expect(Object.keys(said)).toEqual(['sheets', 'rows', 'leftOut', 'refused'])
  expect(Object.keys(said.sheets[0])).toEqual(['name', 'class', 'columns'])
  const fields = 'place name studentNumber class birth gender email phone guardianName guardianPhone problems guessed'
  expect(Object.keys(said.rows[0])).toEqual(fields.split(' '))
  expect(Object.keys(said.leftOut[0])).toEqual(['place', 'what', 'why'])
})

test('takes what comes in as pasted', () => {
  const { stdout } = command(['-'], 'Name\tClass\tSex\nAda Obi\tSSS 2 b\tGirl\n')
  expect(JSON.parse(stdout).rows).toMatchObject([{ name: 'Ada Obi', class: 'SS2B', gender: 'Female' }])
})

test('a refused file is an answer; no file, or none named, is not', () => {
  const refused = command([join(ROOT, 'question-files/fixtures/old.xls')])
  expect(JSON.parse(refused.stdout)).toMatchObject({
    rows: [],
    refused: expect.stringMatching(/^This is an old Excel/),
  })
  expect(refused.status).toBe(0)
  expect(command([join(ROOT, 'nothing.csv')])).toMatchObject({ status: 2, stdout: '' })
  expect(command([])).toMatchObject({ status: 2, stdout: '' })
})
