import { expect, test } from 'vitest'
import { answersReleaseText, lateText, scoreReleaseText } from './release-words.ts'

const shown = { shown: true, at: null, waitsForTeacher: false }
const later = { shown: false, at: '2026-11-20T22:59:00.000Z', waitsForTeacher: false }
const unreleased = { shown: false, at: null, waitsForTeacher: false }
const held = { shown: false, at: null, waitsForTeacher: true }

test.each([
  ['shown', shown, null, null],
  ['shown since a time', { ...later, shown: true }, null, null],
  ['at a time, said in Lagos', later, /^Your score is shown from Fri 20 Nov 2026, 11:59 pm\.$/, /from Fri 20 Nov 2026/],
  ['when the school releases it', unreleased, /your school releases/, /your school releases/],
  ['when late answers are decided', held, /waits for your teacher to decide/, /after that decision/],
])('a result %s', (_when, release, score, answers) => {
  for (const [text, wanted] of [
    [scoreReleaseText(release), score],
    [answersReleaseText(release), answers],
  ] as const) {
    if (wanted === null) expect(text).toBeNull()
    else expect(text).toMatch(wanted)
  }
})

test.each([
  [0, held, null],
  [1, held, '1 answer arrived late; the teacher decides whether to accept them.'],
  [2, held, '2 answers arrived late; the teacher decides whether to accept them.'],
  [2, unreleased, '2 answers arrived late.'],
  [1, shown, '1 answer arrived late.'],
])('%s late answers', (lateCount, scoreRelease, words) => {
  expect(lateText({ lateCount, scoreRelease })).toBe(words)
})
