import type { TimetableClash } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { clashText } from './clashes.tsx'

const clash = (changes: Partial<TimetableClash>): TimetableClash => ({
  ...{ kind: 'class', date: '2026-11-24', titles: ['Algebra', 'Grammar'], className: null },
  ...{ students: ['Ada Example', 'Bola Example'], studentCount: 2, ...changes },
})

test.each([
  [{}, 'Ada Example and Bola Example cannot sit both “Algebra” and “Grammar” in full, on Tuesday 24 November.'],
  [
    { students: ['Ada Example'], studentCount: 4 },
    'Ada Example and 3 others cannot sit both “Algebra” and “Grammar” in full, on Tuesday 24 November.',
  ],
  [
    { students: [], studentCount: 2 },
    '2 students cannot sit both “Algebra” and “Grammar” in full, on Tuesday 24 November.',
  ],
  [
    { kind: 'day', titles: ['A', 'B', 'C'], className: 'SS2B' },
    'SS2B has 3 exams on Tuesday 24 November: “A”, “B” and “C”.',
  ],
  [{ kind: 'sunday', date: '2026-11-22', titles: ['A'] }, '“A” is on a Sunday: Sunday 22 November.'],
] as [Partial<TimetableClash>, string][])('%j is said as: %s', (changes, text) => {
  expect(clashText(clash(changes))).toBe(text)
})
