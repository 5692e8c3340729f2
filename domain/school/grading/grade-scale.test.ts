import { expect, test } from 'vitest'
import { changedGrades, changedGradesText } from './changed-grades.ts'
import { defaultScale } from './default-scale.ts'
import { presetOf, scalePresets, scaleProblems, scaleText, stepsOf, typedScale } from './grade-scale.ts'

const steps = (...said: [grade: string, from: string, remark?: string][]) =>
  said.map(([grade, from, remark = '']) => ({ grade, from, remark }))

test.each(Object.entries(scalePresets))(
  'the preset %s can be saved as it is, and is told from any other',
  (name, { scale }) => {
    expect(scaleProblems(stepsOf(scale))).toEqual({})
    expect(typedScale(stepsOf(scale))).toEqual(scale)
    expect(presetOf(scale)).toBe(name)
    expect(presetOf(scale.slice(1))).toBe('own')
  },
)

test('WAEC has the nine grades of the certificate', () => {
  expect(scaleText(scalePresets.waec.scale).replaceAll(/ \([^)]*\)/g, '')).toBe(
    'A1 from 75%, B2 from 70%, B3 from 65%, C4 from 60%, C5 from 55%, C6 from 50%, D7 from 45%, E8 from 40%, F9 from 0%',
  )
})

const whole = 'Type a whole number from 0 to 100.'
test.each([
  ['one grade', steps(['A', '0']), { scale: 'A scale has 2 to 12 grades.' }],
  [
    'thirteen',
    steps(...Array.from({ length: 13 }, (_, at): [string, string] => [`G${at}`, String(12 - at)])),
    { scale: 'A scale has 2 to 12 grades.' },
  ],
  ['bounds that are equal', steps(['A', '50'], ['B', '50'], ['F', '0']), { 'from.1': 'Type a number below 50.' }],
  ['bounds that rise', steps(['A', '50'], ['B', '60'], ['F', '0']), { 'from.1': 'Type a number below 50.' }],
  ['no grade from 0', steps(['A', '50'], ['B', '1']), { 'from.1': 'The last grade starts at 0.' }],
  ['a half', steps(['A', '30.5'], ['F', '0']), { 'from.0': whole }],
  ['nothing', steps(['A', ''], ['F', '0']), { 'from.0': whole }],
  ['letters', steps(['A', 'abc'], ['F', '0']), { 'from.0': whole }],
  ['too much', steps(['A', '1000000000'], ['B', '101'], ['F', '0']), { 'from.0': whole, 'from.1': whole }],
  ['less than nothing', steps(['A', '50'], ['F', '-1']), { 'from.1': whole }],
  ['no letter', steps([' ', '50'], ['F', '0']), { 'grade.0': 'Type a grade.' }],
  ['four letters', steps(['Pass', '50'], ['F', '0']), { 'grade.0': 'A grade can have at most 3 characters.' }],
  ['one twice', steps(['a', '50'], ['A', '40'], ['F', '0']), { 'grade.1': 'A appears here twice.' }],
  [
    'a hidden sign',
    steps(['A\u200b', '50', 'Well\u202edone'], ['F', '0']),
    {
      'grade.0': 'The grade has a hidden sign in it, as pasting can bring along. Please type it again.',
      'remark.0': 'The remark has a hidden sign in it, as pasting can bring along. Please type it again.',
    },
  ],
  [
    'a long remark',
    steps(['A', '50', 'x'.repeat(21)], ['F', '0']),
    { 'remark.0': 'A remark can have at most 20 characters.' },
  ],
])('%s is refused where it stands', (_, typed, problems) => {
  expect(scaleProblems(typed)).toEqual(problems)
})

test('results that get another grade are counted, those that keep theirs are not', () => {
  const counts = [
    { percentage: 100, count: 5 },
    { percentage: 72, count: 400 },
    { percentage: 60, count: 7 },
    { percentage: 20, count: 2_588 },
  ]
  const passOrFail = typedScale(steps(['A', '70'], ['F', '0']))
  const changed = changedGrades(counts, defaultScale, passOrFail)
  expect(changed).toEqual({ changedCount: 7, totalCount: 3_000 })
  expect(changedGradesText({ changedCount: 412, totalCount: 3_000 })).toBe('412 of 3,000 results change their grade.')
  expect(changedGradesText({ changedCount: 1, totalCount: 1 })).toBe('1 of 1 result changes its grade.')
  expect(changedGradesText({ changedCount: 0, totalCount: 3_000 })).toBe('None of 3,000 results changes its grade.')
  expect(changedGradesText(changedGrades([], defaultScale, passOrFail))).toBe(
    'There are no results yet whose grade could change.',
  )
})
