import type { CorrectionMoves } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { doneTitle, linesText, movesText, reasonsFor, revisionText } from './correction-words.ts'
import { historyText } from './history-words.ts'

const none: CorrectionMoves = {
  ...{ seen: '', upCount: 0, downCount: 0, sameCount: 4, waitingCount: 0, lostCount: 0, scoredCount: 0 },
  ...{ moved: [], moreCount: 0 },
  ...{ gradeUpCount: 0, gradeDownCount: 0, passCount: 0, failCount: 0 },
}

test('a correction on a card says which revision, when, what and what it moved', () => {
  const sums = (earnedHundredths: number, percentage: number) => ({
    ...{ earnedHundredths, percentage, availableHundredths: 5_000 },
  })
  const one = { revision: 2, at: '2027-03-14T23:30:00.000Z', before: sums(3_100, 62), after: sums(3_200, 64) }
  const corrected = { kind: 'correct' as const, number: 12, reason: 'Wrong letter in the key' }
  const moved = '62% (31 of 50 marks) → 64% (32 of 50 marks)'
  expect(revisionText({ ...one, what: [corrected] })).toEqual({
    ...{ what: 'Revision 2, 15 Mar 2027: key of question 12 corrected', moved },
    reason: 'Reason: Wrong letter in the key',
  })
  const bonus = { kind: 'bonus' as const, number: null, reason: 'Time was lost' }
  expect(revisionText({ ...one, what: [corrected, bonus] })).toMatchObject({
    ...{ what: 'Revision 2, 15 Mar 2027: key of question 12 corrected; marks for everybody' },
    reason: 'Reason: Wrong letter in the key; Time was lost',
  })
  expect(revisionText({ ...one, what: [] })).toEqual({
    ...{ what: 'Your paper was corrected, 15 Mar 2027', moved, reason: null },
  })
  expect(doneTitle({ kind: 'bonus', number: null })).toBe('Marks for everybody')
  expect(doneTitle({ kind: 'taken_back', number: null })).toBe('Marks for everybody undone')
  expect(doneTitle({ kind: 'annulled', number: 3 })).toBe('Question 3 annulled')
})

test('no answer of an essay is said to be wrong in the key: its question cannot be understood', () => {
  for (const kind of ['annulled', 'full'] as const) {
    expect(reasonsFor(kind, 'essay')).toEqual(['The question cannot be understood', 'Not in the syllabus'])
    expect(reasonsFor(kind, 'one')[0]).toBe('No answer is right')
  }
  expect(reasonsFor('bonus')[0]).toBe('The paper was too long')
})

test('who moves is said in full, also where nobody does', () => {
  expect(movesText(none)).toBe('No score changes. Papers handed in from now on are marked by the new key.')
  expect(movesText({ ...none, waitingCount: 2, sameCount: 0 })).toContain('2 candidates still wait')
  expect(movesText({ ...none, upCount: 1, downCount: 1200 })).toBe(
    '1 candidate goes up, 1,200 candidates go down, 4 candidates stay.',
  )
  expect(movesText({ ...none, upCount: 1, scoredCount: 1, sameCount: 0 })).toBe('1 candidate goes up, 1 gets a score.')
  expect(movesText({ ...none, scoredCount: 2 })).toBe('2 candidates get a score, 4 candidates stay.')
  expect(movesText({ ...none, lostCount: 18, waitingCount: 1, sameCount: 0 })).toBe(
    '18 candidates lose their score until a person has marked the answer. 1 candidate still waits to be marked by a person.',
  )
  expect(linesText(none)).toBeNull()
  expect(linesText({ ...none, failCount: 2, gradeDownCount: 3 })).toBe('2 no longer pass, 3 get a lower grade.')
  expect(linesText({ ...none, passCount: 1, gradeDownCount: 1 })).toBe('1 more passes, 1 gets a lower grade.')
})

test('a mark in its history has its marks, unless it counts for nothing', () => {
  const mark = { kind: 'correct' as const, earnedHundredths: 150, ofHundredths: 200 }
  expect(historyText({ ...mark, outcome: 'partly' })).toBe('Partly right, 1.5 of 2 marks')
  expect(historyText({ ...mark, outcome: 'annulled' })).toBe('Annulled')
})
