import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './command.ts'
import { readMarks } from './statistics/read-marks.ts'

const node = join(ROOT, 'node_modules', '.bin', 'node')
const command = (args: string[], input = '') =>
  spawnSync(node, [join(ROOT, 'scripts/statistics.ts'), ...args], { encoding: 'utf8', input })

const marks = 'Q1,Q2,Q3\n2,2,1\n2,1.5,1\n1,,0\n0,1,0\n'

test('prints what a table of marks says, and why where a figure is missing', () => {
  const { stdout, status } = command(['-'], marks)
  const said = JSON.parse(stdout)
  expect(status).toBe(0)
  expect(said.whole).toMatchObject({ paperCount: 3, questionCount: 3, availableMarks: 5, kurtosis: null })
  expect(said.whole).toMatchObject({ alphaName: "Cronbach's alpha", isSmallGroup: true })
  expect(said.whole.why).toEqual({ kurtosis: 'This needs at least 4 papers.' })
  expect(said.questions[1]).toMatchObject({ question: 'Q2', facility: 2.5 / 3 / 2, omitted: 1 / 3, d27: null })
  expect(stdout).not.toContain('NaN')
})

test('a table without a paper is a table', () => {
  const { stdout, status } = command(['-'], 'Q1,Q2\n1,1\n')
  expect(status).toBe(0)
  expect(JSON.parse(stdout).whole).toMatchObject({ paperCount: 0, alpha: null, alphaName: 'KR-20' })
})

test('a file that is none, and one that is not there, is refused in one sentence', () => {
  const refused = command(['-'], 'Q1\n1\nlots\n')
  expect(refused).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'Line 3, question "Q1": "lots" is no number of marks.\n',
  })
  expect(command([join(ROOT, 'nothing.csv')])).toMatchObject({ status: 2, stdout: '' })
  expect(command([])).toMatchObject({ status: 2, stderr: 'Name one file: npm run statistics -- FILE.csv\n' })
})

test.each([
  ['nothing', '', /^The first line must name the questions and the second/],
  ['one line', 'Q1,Q2\n', /^The first line must name/],
  ['a line too short', `${marks}1,2\n`, /^Line 6 has 2 cells, but the first line has 3\.$/],
  ['an empty line in between', 'Q1,Q2\n1,1\n\n1,0\n', /^Line 3 has 1 cell, but/],
  ['more than there is to earn', 'Q1\n2\n3\n', /: 3 is outside the 2 marks available\.$/],
  ['a fraction', 'Q1\n20\n12/20\n', /"12\/20" is no number/],
  ['an exponent', 'Q1\n20\n1e1\n', /"1e1" is no number/],
  ['a formula', 'Q1\n20\n=1+1\n', /"=1\+1" is no number/],
  ['marks that are missing', 'Q1,Q2\n2,\n1,1\n', /an empty cell is no number/],
  ['an open quotation mark', 'Q1,Q2\n1,1\n"1,0\n1,1\n', /^A quotation mark is missing/],
  ['names alone', 'Name\nMarks\nAda\n', /^There is no question/],
])('%s is refused', (_what, text, sentence) => {
  const read = readMarks(text)
  expect('refused' in read && read.refused).toMatch(sentence)
})

test('names of papers, semicolons, comma decimals, quoted names and the ends Windows gives a file are understood', () => {
  const table = readMarks('Paper;"Cells; first";Q2\nMarks;2,5;1\nAda;1,25;1\nBola;;-0,5\n\n')
  if ('refused' in table) throw new Error(table.refused)
  expect(table).toMatchObject({ unitsPerMark: 100, paperCount: 2 })
  expect(table.questions).toMatchObject([
    { id: 'Cells; first', availableUnits: 250, earned: [125, 0], isOmitted: [false, true] },
    { id: 'Q2', availableUnits: 100, earned: [100, -50] },
  ])
})
