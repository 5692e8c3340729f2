import { blankQuestion } from '@sabimark/question-files/neutral/question.ts'
import { readQuestions } from '@sabimark/question-files/read.ts'
import { twinsOf } from '@sabimark/question-files/twins.ts'
import { writeQuestions } from '@sabimark/question-files/write.ts'
import { expect, test } from 'vitest'
import { toQuestion } from '../question-draft.ts'
import { withStep } from './add-found.ts'
import { fieldsOf, withIds } from './add-pictures.ts'
import {
  answered,
  type Defaults,
  type Found,
  filled,
  mended,
  problemsOf,
  type Review,
  toAdd,
  verdictOf,
} from './found.ts'
import { foundIn } from './to-found.ts'

const defaults: Defaults = { subject: 's1', topic: 'Sums', difficulty: 'Medium', marks: '1', timeAllocation: '1' }

const read = (csv: string): Found[] => {
  const result = readQuestions(new TextEncoder().encode(csv), 'a.csv')
  return foundIn({ result, twins: twinsOf(result.questions) }, []).map((one) => ({ ...one, inBank: null }))
}
const at = <One>(all: readonly One[], place: number): One => {
  const one = all[place]
  if (one === undefined) throw new Error(`Nothing stands at ${place}.`)
  return one
}
const head = 'Question,A,B,C,Answer,Type,Marks,Topic\n'

test('each question of a file has one verdict, and what the file does not say is asked once for all', () => {
  const found = read(
    `${head}What is 2 + 2?,3,4,5,B,,2,Adding\nWhat is 3 + 3?,5,6,7,,,,\nwhat is 2 + 2?,5,4,3,B,,,\nDiscuss.,,,,,essay,,\n`,
  )
  expect(found.map((one) => verdictOf(one, defaults))).toEqual(['ready', 'needs', 'duplicate', 'ready'])
  expect(filled(at(found, 0), defaults)).toMatchObject({
    subject: 's1',
    topic: 'Adding',
    marks: '2',
    difficulty: 'Medium',
  })
  expect(filled(at(found, 1), defaults)).toMatchObject({ topic: 'Sums', marks: '1', timeAllocation: '1' })
  expect(verdictOf(at(found, 0), { ...defaults, subject: '' })).toBe('needs')
})

test('a missing right answer is asked for, and whoever gives it has answered the question', () => {
  const asked = at(read(`${head}What is 3 + 3?,5,6,7,,,,\n`), 0)
  expect(problemsOf(asked, defaults)).toEqual([{ control: 'correctAnswer', message: 'The right answer is missing.' }])
  const given = answered(asked, ['o2'])
  expect(verdictOf(given, defaults)).toBe('ready')
  expect(toQuestion(filled(given, defaults))).toMatchObject({
    ...{ subjectId: 's1', options: ['5', '6', '7'], correctAnswer: [1], marksHundredths: 100 },
  })
})

test('a duplicate is skipped unless it is wanted, and is none once it asks something else', () => {
  const twin = at(read(`${head}One?,1,2,3,A,,,\nOne?,1,2,3,A,,,\n`), 1)
  expect(verdictOf(twin, defaults)).toBe('duplicate')
  expect(verdictOf({ ...twin, isKept: true }, defaults)).toBe('ready')
  const other = mended(twin, { ...filled(twin, defaults), question: 'Two?' }, defaults)
  expect([other.twin, other.inBank, other.open]).toEqual([null, undefined, twin.open])
})

test('blanks come with what they accept, a passage by itself, and tags the form cannot hold are said', () => {
  const found = read(
    'Question,Type,Answer,Tolerance,Unit,Passage,Tags\n' +
      'g is about,number,9.8,0.1,m/s²,,\nThe capital is,fill_blank,Abuja;abuja city,,,A passage.,"a;b,c"\n',
  )
  expect(at(found, 0).form.blank).toMatchObject({
    ...{ input: 'number', toleranceAmount: '0.1', units: 'm/s²', accepted: [{ text: '9.8', percent: '100' }] },
  })
  expect(at(found, 1).form).toMatchObject({ question: 'The capital is', passage: { kind: 'new', text: 'A passage.' } })
  expect(toQuestion(filled(at(found, 1), defaults)).passage).toEqual({ text: 'A passage.' })
})

test('a picture that is nowhere is a problem, not a loss; one of the file goes with its question', async () => {
  const [shown] = read(`${head}![Map](file:p1) Where?,1,2,3,A,,,\n`)
  if (!shown) throw new Error('Nothing was read.')
  expect(problemsOf(shown, defaults).map(({ message }) => message)).toEqual(['The picture “p1” is not in this file.'])
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
  const bytes = await writeQuestions(
    'json',
    [{ ...blankQuestion('true_false', '![Map](file:map) Here?'), right: [0], topic: 'Maps' }],
    [{ name: 'map', mediaType: 'image/png', bytes: png }],
  )
  const result = readQuestions(bytes, 'questions.json')
  const [one] = foundIn({ result, twins: [null] }, []).map((found) => ({ ...found, inBank: null }))
  if (!one) throw new Error('Nothing came back.')
  expect([one.held, verdictOf(one, defaults)]).toEqual([['p1'], 'ready'])
  const sent = toQuestion(filled(one, defaults))
  expect(withIds(sent, { p1: 'id-of-the-bank' }).question).toBe('![Map](file:id-of-the-bank) Here?')
  expect(fieldsOf(sent, { p1: 'At most 300 kB.' })).toEqual([
    { field: 'question', message: 'The picture “p1” was refused. At most 300 kB.' },
  ])
})

test('what the server answers to a piece stands in the review', () => {
  const found = read(`${head}One?,1,2,3,A,,,\nTwo?,1,2,3,A,,,\n`)
  const review: Review = {
    ...{ fileName: 'a.csv', format: 'csv', found, notUsed: [], chars: { source: 0, accounted: 0 }, defaults },
    ...{ pictures: [], pictureIds: {} },
    ...{ isBegun: true, requestKey: 'k', importId: null },
  }
  const refused = { position: 1, id: null, fields: [{ field: 'subject', message: 'Gone.' }] }
  const after = withStep(review, {
    importId: 'i',
    pictureIds: {},
    answers: [{ position: 0, id: 'q', fields: [] }, refused],
  })
  expect(after.found.map((one) => verdictOf(one, defaults))).toEqual(['added', 'needs'])
  expect(after.importId).toBe('i')
})

test('a subject the reader does not have waits until one is chosen for its name, and one of many names is a guess', () => {
  const sheet = (...names: string[]) => {
    const rows = names.map((name, place) => `Which is ${place}?,1,2,A,${name}`).join('\n')
    const result = readQuestions(new TextEncoder().encode(`Question,A,B,Answer,Subject\n${rows}`), 'a.csv')
    const found = foundIn({ result, twins: twinsOf(result.questions) }, [{ id: 's1', name: 'Physics' }])
    return found.map((one) => ({ ...one, inBank: null }))
  }
  const [physics, art, music] = sheet(' PHYSICS', 'Art', 'Music')
  if (!physics || !art || !music) throw new Error('Nothing was read.')
  const named = [
    { name: 'Art', subject: 's7' },
    { name: 'Music', subject: '' },
  ]
  expect([physics, art, music].map((one) => filled(one, { ...defaults, named }).subject)).toEqual(['s1', 's7', ''])
  expect([physics, art, music].map((one) => verdictOf(one, { ...defaults, named }))).toEqual([
    'ready',
    'ready',
    'needs',
  ])
  // One by itself, in its form.
  const other = mended(music, { ...filled(music, { ...defaults, named }), subject: 's1' }, { ...defaults, named })
  expect([other.open.includes('subject'), verdictOf(other, { ...defaults, named })]).toEqual([false, 'ready'])
  // The form still says that it is to be added, and another tab has added it.
  const { form } = music
  const added = mended(
    music,
    { ...form, question: 'Which?', subject: toAdd },
    { ...defaults, named: [{ name: 'Music', subject: 's8' }] },
  )
  expect(filled(added, { ...defaults, named: [{ name: 'Music', subject: 's8' }] })).toMatchObject({
    ...{ question: 'Which?', subject: 's8' },
  })
  // One subject, however it is spelt.
  expect(sheet('Food & Drink', 'Food and Drink', 'Èdè', 'Ede').map(({ subjectSaid }) => subjectSaid)).toEqual([
    ...['Food & Drink', 'Food & Drink', 'Èdè', 'Èdè'],
  ])
  const many = sheet(...Array.from({ length: 12 }, (_, place) => `Remark ${place}`))
  expect(many.map(({ subjectSaid, guesses }) => [subjectSaid !== undefined, guesses.length])).toEqual([
    ...new Array(10).fill([true, 0]),
    ...new Array(2).fill([false, 1]),
  ])
})
