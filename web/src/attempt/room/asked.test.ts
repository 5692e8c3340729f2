import { expect, test } from 'vitest'
import type { PaperQuestion } from '../paper.ts'
import { askedOf, askedParts } from './asked.ts'

/** A section of so many questions, the last of them on paper. */
function sectionOf(size: number, { count, onPaper = 0 }: { count?: number; onPaper?: number }): PaperQuestion[] {
  const section = {
    ...{ title: 'B', instructions: '', place: 0 },
    ...(count !== undefined && { answer: { count, which: 'best' as const } }),
  }
  return Array.from({ length: size }, (_, place) => ({
    ...{ id: `q${place}`, number: place + 1, text: '', options: [], marksHundredths: 100, section },
    ...(place < size - onPaper
      ? { type: 'multiple_choice' as const }
      : {
          type: 'essay' as const,
          rules: { kind: 'essay' as const, minWords: null, maxWords: null, answerOn: 'paper' as const },
        }),
  }))
}

const askedWith = (questions: PaperQuestion[], answered: number) =>
  askedOf(askedParts(questions, Object.fromEntries(questions.slice(0, answered).map(({ id }) => [id, ['a']]))))

test('who writes all that is asked on paper has left nothing unanswered here', () => {
  const questions = sectionOf(4, { count: 2, onPaper: 2 })
  expect(askedWith(questions, 0)).toEqual({ asked: 0, done: 0 })
  expect(askedWith(questions, 1)).toEqual({ asked: 1, done: 1 })
  expect(askedWith(questions, 2)).toEqual({ asked: 2, done: 2 })
})

test('what cannot be on paper is asked here, and no more than counts', () => {
  expect(askedWith(sectionOf(4, { count: 3, onPaper: 1 }), 1)).toEqual({ asked: 2, done: 1 })
  expect(askedWith(sectionOf(4, { count: 2, onPaper: 1 }), 3)).toEqual({ asked: 2, done: 2 })
  expect(askedWith(sectionOf(4, { count: 2 }), 1)).toEqual({ asked: 2, done: 1 })
  expect(askedWith(sectionOf(4, { onPaper: 1 }), 1)).toEqual({ asked: 3, done: 1 })
})

test('a section says it is answered beyond what counts only where it is', () => {
  const of = (answered: number) => {
    const questions = sectionOf(5, { count: 2, onPaper: 2 })
    const given = Object.fromEntries(questions.slice(0, answered).map(({ id }) => [id, ['a']]))
    return askedParts(questions, given).filter((part) => part.answered > part.asked)
  }
  expect(of(2)).toEqual([])
  expect(of(3)).toMatchObject([{ answered: 3, asked: 2 }])
})
