import { ORPCError } from '@orpc/client'
import { refusals } from '@sabimark/contract/refusal.ts'
import { expect, test } from 'vitest'
import { noNetworkText } from '../platform/refusal.ts'
import { publishRefusalText } from './publish-refusal.ts'

const refused = (code: keyof typeof refusals, data?: unknown) =>
  new ORPCError(code, { defined: true, message: refusals[code].message, data })

test('sums that differ are both named', () => {
  const error = refused('MARKS_DO_NOT_ADD_UP', { sumHundredths: 750, totalHundredths: 1_000 })
  expect(publishRefusalText(error)).toMatch('add up to 7.5, but the exam has 10 marks')
})

test('questions that other exams ask are named with them', () => {
  const questions = [
    { number: 2, examTitle: 'Mock' },
    { number: 5, examTitle: 'Test' },
  ]
  expect(publishRefusalText(refused('QUESTIONS_STILL_ASKED', { questions }))).toBe(
    `${refusals.QUESTIONS_STILL_ASKED.message} They are: question 2 (“Mock”), question 5 (“Test”).`,
  )
})

test.each([
  [refused('QUESTIONS_STILL_ASKED', { questions: 'all' }), refusals.QUESTIONS_STILL_ASKED.message],
  [refused('NO_QUESTIONS'), refusals.NO_QUESTIONS.message],
  [refused('CLOSING_TIME_PAST'), refusals.CLOSING_TIME_PAST.message],
  [refused('MARKS_DO_NOT_ADD_UP', { sumHundredths: 'many' }), refusals.MARKS_DO_NOT_ADD_UP.message],
  [new TypeError('Failed to fetch'), noNetworkText],
])('any other refusal has its own sentence', (error, sentence) => {
  expect(publishRefusalText(error)).toBe(sentence)
})

test('who cannot sit it is named with why, and the others are counted', () => {
  const students = [
    { name: 'Ada Example', why: 'Is not active.' },
    { name: 'Bola Example', why: 'Is in no class.' },
  ]
  const said = (count: number) => publishRefusalText(refused('STUDENTS_CANNOT_SIT', { students, count }))
  expect(said(2)).toMatch(/^Ada Example \(not active\) and Bola Example \(in no class\) cannot sit this exam\./)
  expect(said(5)).toMatch(/, Bola Example \(in no class\) and 3 others cannot sit this exam\./)
  expect(publishRefusalText(refused('STUDENTS_CANNOT_SIT'))).toBe(refusals.STUDENTS_CANNOT_SIT.message)
})
