import { describe, expect, test } from 'vitest'
import { renamePictures } from '../neutral/picture.ts'
import { blankQuestion } from '../neutral/question.ts'
import { contentOf } from '../test/content-of.ts'
import { readJson, writeJson } from './json.ts'

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 1, 2, 255])
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2])
const essay = blankQuestion('essay', 'Discuss.')
const file = (questions: unknown, more: object = {}) =>
  JSON.stringify({ format: 'sabimark-questions', version: 1, questions, ...more })

describe('pictures', () => {
  const id = '0b9f6f0e-6c2d-4d0e-9d67-3d6c2c1f0a11'
  const question = {
    ...blankQuestion('multiple_choice', `Look: ![Map](file:${id})`),
    options: [
      { text: `![a](file:jp)`, percent: null },
      { text: 'b', percent: null },
    ],
    right: [0],
    passage: `![again](file:${id} =60%)`,
  }
  const pictures = [
    { name: 'unused', mediaType: 'image/png' as const, bytes: png },
    { name: id, mediaType: 'image/png' as const, bytes: png },
    { name: 'jp', mediaType: 'image/jpeg' as const, bytes: jpeg },
  ]

  test('go along under names of the file, those that are shown alone', () => {
    const text = writeJson([question], pictures)
    expect(text).not.toContain(id)
    const read = readJson(text)
    expect(read.pictures).toEqual([
      { name: 'p1', mediaType: 'image/png', bytes: png },
      { name: 'p2', mediaType: 'image/jpeg', bytes: jpeg },
    ])
    expect(read.questions[0]).toMatchObject({
      text: 'Look: ![Map](file:p1)',
      passage: '![again](file:p1 =60%)',
      problems: [],
    })
    const [back] = read.questions.map((one) => renamePictures(contentOf(one), (name) => ({ p1: id, p2: 'jp' })[name]))
    expect(back).toEqual(question)
  })

  test('that are none, or not there, are said', () => {
    const svg = btoa('<svg onload="alert(1)"/>')
    const read = readJson(
      file([question], { pictures: [{ name: 'jp', base64: svg }, { name: '../x', base64: btoa('x') }, 7] }),
    )
    expect(read.pictures).toEqual([])
    expect(read.leftOut.map(({ place, what }) => [place, what])).toEqual([
      ['picture 1', 'jp'],
      ['picture 2', '../x'],
      ['picture 3', '7'],
    ])
    expect(read.questions[0]?.problems.map(({ message }) => message)).toEqual([
      `The picture “${id}” is not in this file.`,
      'The picture “jp” is not in this file.',
    ])
  })
})

test.each<[string, RegExp]>([
  ['{"format":"sabimark-questions","version":2,"questions":[]}', /newer version/],
  ['{"format":"sabimark-questions","version":1,"questions":[]}', /holds no question/],
  ['{"format":"sabimark-questions","version":1}', /holds no question/],
  ['{"format":"other"}', /not one of questions/],
  ['{"format":"sabimark-questions"', /not one of questions/],
  [`{"format":"sabimark-questions","x":${'['.repeat(1_000_000)}`, /not one of questions/],
  [file(Array(2_001).fill(essay)), /more than 2,000/],
])('%.60s is refused', (text, sentence) => {
  expect(readJson(text).refused).toMatch(sentence)
})

test('fields that hold what does not belong there are left out with their words, and asked for', () => {
  const wrong = {
    ...{ type: 'puzzle', text: ' Which?\r\n', options: [{ text: 'a', percent: null, weight: 5 }], right: ['B'] },
    ...{ accepted: [], number: { value: 9.8 }, marks: '2', minutes: 1, tags: ['x'], author: 'Ada' },
  }
  const { questions, leftOut, chars } = readJson(file([wrong, 'no question', null], { exported: '2026' }))
  expect(questions).toHaveLength(1)
  expect(questions[0]).toMatchObject({
    type: 'multiple_choice',
    text: 'Which?',
    options: [],
    right: null,
    marks: null,
    minutes: 1,
    tags: ['x'],
  })
  expect(questions[0]?.problems.map(({ field }) => field)).toEqual([
    'type',
    'options',
    'right',
    'number',
    'marks',
    'options',
  ])
  expect(leftOut.map(({ place, what }) => `${place}: ${what}`)).toEqual([
    'question 1: "puzzle"',
    'question 1: [{"text":"a","percent":null,"weight":5}]',
    'question 1: ["B"]',
    'question 1: {"value":9.8}',
    'question 1: "2"',
    'question 1: "Ada"',
    'question 2: "no question"',
    'question 3: null',
    'file: "2026"',
  ])
  expect(chars.accounted).toBe(chars.source)
})

test('a right answer beyond the options is missing', () => {
  const question = {
    ...blankQuestion('multiple_choice', 'x'),
    options: [
      { text: 'a', percent: null },
      { text: 'b', percent: null },
    ],
    right: [2],
  }
  expect(readJson(writeJson([question], [])).questions[0]).toMatchObject({
    right: null,
    problems: [{ field: 'right' }],
  })
})
