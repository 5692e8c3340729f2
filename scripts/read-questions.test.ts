import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './command.ts'

const node = join(ROOT, 'node_modules', '.bin', 'node')
const command = (args: string[], input = '') =>
  spawnSync(node, [join(ROOT, 'scripts/read-questions.ts'), ...args], { encoding: 'utf8', input })
const fixtures = join(ROOT, 'question-files/xlsx/fixtures')

test('prints what the import understands of a file, in the shape that was agreed', () => {
  const { stdout, status } = command([join(fixtures, 'libreoffice.xlsx')])
  const said = JSON.parse(stdout)
  expect(status).toBe(0)
  expect(Object.keys(said)).toEqual(['format', 'questions', 'leftOut', 'chars', 'refused'])
  const fields =
    'type text options right accepted number marks minutes difficulty subject topic tags explanation passage'
  expect(Object.keys(said.questions[0])).toEqual([...fields.split(' '), 'place', 'problems', 'guessed'])
  expect(said.chars.accounted).toBe(said.chars.source)
})

test('takes what comes in as pasted', () => {
  const { stdout } = command(['-'], 'Question\tA\tB\tAnswer\nWhich?\tx\ty\tB\n')
  expect(JSON.parse(stdout)).toMatchObject({ format: 'cells', questions: [{ text: 'Which?', right: [1] }] })
})

test('says what each column of a sheet without names was taken for', () => {
  const { stdout } = command(['-'], 'Which?\tx\ty\tB\nWhat?\tv\tw\tA\n')
  const { sheets, questions } = JSON.parse(stdout)
  expect(sheets[0].columns.map(({ field }: { field: string }) => field)).toEqual(['question', 'A', 'B', 'answer'])
  expect(questions[0]).toMatchObject({ right: [1], guessed: [{ field: 'text' }] })
})

test('a refused file is an answer; no file, or none named, is not', () => {
  const refused = command([join(ROOT, 'package.json')])
  expect(JSON.parse(refused.stdout).refused).toMatch(/^No question was recognised/)
  expect(refused.status).toBe(0)
  expect(command([join(fixtures, 'nothing.csv')])).toMatchObject({ status: 2, stdout: '' })
  expect(command([])).toMatchObject({ status: 2, stdout: '' })
})
