import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  answeredOf,
  answeredWords,
  handedInText,
  isAllLate,
  laterText,
  lateText,
  scoreReleaseText,
} from './release-words.ts'
import { toMarkText } from './result-words.ts'

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T09:00:00.000Z') })
})
afterAll(() => {
  vi.useRealTimers()
})

const shown = { shown: true, at: null, waitsForTeacher: false }
const later = { shown: false, at: '2026-11-20T22:59:00.000Z', waitsForTeacher: false }
const unreleased = { shown: false, at: null, waitsForTeacher: false }
const held = { shown: false, at: null, waitsForTeacher: true }

test.each([
  ['shown', shown, null, null],
  ['shown since a time', { ...later, shown: true }, null, null],
  [
    'at a time, said in Lagos',
    later,
    /^Your score will be shown from Fri\u00a020\u00a0Nov,\u00a011:59\u00a0pm\.$/,
    /from Fri\s20\sNov/,
  ],
  ['when the school releases it', unreleased, /your school releases/, /your school releases/],
  ['when late answers are decided', held, /on hold until your teacher decides/, /shown after that/],
])('a result %s', (_when, release, score, answers) => {
  for (const [text, wanted] of [
    [scoreReleaseText(release, { toMarkCount: 0 }), score],
    [laterText(null, { ...release, waitsForDevices: false }), answers],
  ] as const) {
    if (wanted === null) expect(text).toBeNull()
    else expect(text).toMatch(wanted)
  }
})

test('a score that is shown from midnight on names the day alone: 12:00 am is read as noon, too', () => {
  const release = { ...later, at: '2026-11-30T23:00:00.000Z' }
  expect(scoreReleaseText(release, { toMarkCount: 0 })).toBe('Your score will be shown from Tue\u00a01\u00a0Dec.')
})

test('right answers that wait for devices say until when at the latest', () => {
  expect(laterText(null, { ...later, waitsForDevices: true })).toBe(
    'The right answers will be shown once every device used in the exam has been in touch, at the latest from Fri\u00a020\u00a0Nov,\u00a011:59\u00a0pm.',
  )
})

test('questions and own answers that wait for the end say when', () => {
  expect(laterText(shown, null)).toBeNull()
  expect(laterText(later, null)).toBe(
    'The questions and your answers will be shown from Fri\u00a020\u00a0Nov,\u00a011:59\u00a0pm, once the exam has closed for everybody.',
  )
})

test('what waits for the same hour is said once', () => {
  expect(laterText(later, { ...later, waitsForDevices: false })).toBe(
    'The questions, your answers and the right answers will be shown from Fri\u00a020\u00a0Nov,\u00a011:59\u00a0pm, once the exam has closed for everybody.',
  )
  expect(laterText(later, { ...held, waitsForDevices: false })).toMatch(
    /^The questions and your answers .* The right answers will be shown after that,/,
  )
})

test.each([
  [0, null, null],
  [1, 'pending', '1 answer arrived late; the teacher decides whether to accept it.'],
  [2, 'pending', '2 answers arrived late; the teacher decides whether to accept them.'],
  [2, null, '2 answers arrived late.'],
  [1, 'accepted', '1 answer arrived late and was accepted: it counts.'],
  [1, 'refused', '1 answer arrived late and was refused: it does not count.'],
  [3, 'accepted', '3 answers arrived late and were accepted: they count.'],
  [3, 'refused', '3 answers arrived late and were refused: they do not count.'],
] as const)('%s late answers, %s', (lateCount, lateDecision, words) => {
  expect(lateText({ lateCount, lateDecision })).toBe(words)
})

test.each([
  [12, 0, null, 'answered', null],
  [11, 0, null, 'answered', '1 left blank'],
  [10, 1, 'accepted', 'answered', '2 left blank'],
  // What came late was no question left blank, whatever becomes of it.
  [1, 11, 'pending', 'answered in time', null],
  [1, 11, 'refused', 'answered in time', null],
] as const)('%s of 12, and %s late, %s', (answeredCount, lateCount, lateDecision, answered, beside) => {
  const card = { answeredCount, onPaperCount: 0, questionCount: 12, lateCount, lateDecision }
  expect(answeredWords(card)).toEqual({ answered, beside })
})

test('only where nothing came in time, and what came late waits, is all of it late', () => {
  expect(isAllLate({ answeredCount: 0, lateDecision: 'pending' })).toBe(true)
  expect(isAllLate({ answeredCount: 1, lateDecision: 'pending' })).toBe(false)
  for (const lateDecision of ['accepted', 'refused', null] as const)
    expect(isAllLate({ answeredCount: 0, lateDecision })).toBe(false)
})

test('a few questions left blank are named, of many only how many they are', () => {
  const card = { answeredCount: 2, onPaperCount: 1, questionCount: 5, lateCount: 0, lateDecision: null }
  expect(answeredWords(card, [true, false, null, true, false]).beside).toBe('2 left blank: 2, 5, 1 on paper')
  const many = { ...card, questionCount: 9 }
  expect(answeredWords(many, [true, true, null, ...Array(6).fill(false)]).beside).toBe('6 left blank, 1 on paper')
})

test.each([
  [6, 0, '6 of 6', '1 on paper'],
  [4, 0, '4 of 6', '2 left blank, 1 on paper'],
  [0, 1, '0 of 6', '1 on paper'],
])('%s of 7 with one on paper, and %s late', (answeredCount, lateCount, of, beside) => {
  const card = { answeredCount, onPaperCount: 1, questionCount: 7, lateCount, lateDecision: 'pending' as const }
  expect(answeredOf(card)).toBe(of)
  expect(answeredWords(card)).toMatchObject({ beside })
})

const submittedAt = '2026-11-20T13:59:00.000Z'

test.each([
  ['candidate', null, 'Fri 20 Nov 2026, 2:59\u00a0pm'],
  ['time', null, 'Fri 20 Nov 2026, 2:59\u00a0pm, when time ran out'],
  [
    'time',
    '2026-11-20T13:54:00.000Z',
    'Fri 20 Nov 2026, 2:59\u00a0pm, when time ran out; it arrived later, and the device claims 2:54\u00a0pm',
  ],
] as const)('handed in, ended by %s, on the device %s', (endedBy, submittedOnDeviceAt, words) => {
  expect(handedInText({ endedBy, submittedAt, submittedOnDeviceAt })).toBe(words)
})

test('a paper whose room waited for a press says that it came after the end', () => {
  const late = { endedBy: 'time' as const, submittedAt, submittedOnDeviceAt: null, isHandedInAfterEnd: true }
  expect(handedInText(late)).toBe('Fri 20 Nov 2026, 2:59\u00a0pm, when time ran out; handed in after that')
})

test.each([
  [{ toMarkCount: 1 }, 'Your teacher is still marking 1 of your answers. There is no score before that.'],
  [{ toMarkCount: 3 }, 'Your teacher is still marking 3 of your answers. There is no score before that.'],
  [
    { toMarkCount: 3, lateDecision: 'pending' as const },
    'Your score is on hold until your teacher decides whether your late answers count.',
  ],
])('what a teacher still has to do keeps a score back: %o', (waiting, text) => {
  expect(scoreReleaseText(held, waiting)).toBe(text)
})

test('staff are told how many answers of a paper wait for a marker', () => {
  expect(toMarkText(0)).toBeNull()
  expect(toMarkText(1)).toBe('1 answer waits for a marker. There is a score when all are marked.')
  expect(toMarkText(2)).toBe('2 answers wait for a marker. There is a score when all are marked.')
})
