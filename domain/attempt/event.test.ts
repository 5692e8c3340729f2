import { expect, test } from 'vitest'
import type { ContentQuestion, ExamContent } from '../exam/version.ts'
import { type AttemptEvent, eventProblem } from './event.ts'

const question = (id: string, type: ContentQuestion['type'], optionIds: string[]): ContentQuestion => ({
  id,
  type,
  text: 'A question',
  options: optionIds.map((optionId) => ({ id: optionId, text: optionId })),
  marksHundredths: 100,
})

const content: ExamContent = {
  rulesVersion: 1,
  questions: [
    question('choice', 'multiple_choice', ['a', 'b', 'c']),
    question('other', 'true_false', ['t', 'f']),
    question('essay', 'essay', []),
    question('blank', 'fill_blank', []),
    {
      ...question('sheet', 'essay', []),
      rules: { kind: 'essay', minWords: null, maxWords: null, answerOn: 'paper' },
    },
  ],
}

type Move = Pick<AttemptEvent, 'kind' | 'question' | 'value'>

test('what a newer page may report is no problem of the paper', () => {
  expect(eventProblem({ kind: 'highlight' }, content)).toBe('UNKNOWN_KIND')
})

test.each<[Move, ReturnType<typeof eventProblem>]>([
  [{ kind: 'start' }, null],
  [{ kind: 'submit' }, null],
  [{ kind: 'gap' }, null],
  [{ kind: 'leave', question: 'choice' }, null],
  [{ kind: 'leave', question: 'nowhere' }, 'QUESTION_NOT_IN_PAPER'],
  [{ kind: 'answer', question: 'choice', value: ['b'] }, null],
  [{ kind: 'answer', question: 'other', value: ['t'] }, null],
  [{ kind: 'answer', question: 'nowhere', value: ['b'] }, 'QUESTION_NOT_IN_PAPER'],
  [{ kind: 'answer', value: ['b'] }, 'QUESTION_NOT_IN_PAPER'],
  [{ kind: 'answer', question: 'choice', value: ['t'] }, 'OPTION_NOT_IN_QUESTION'],
  [{ kind: 'answer', question: 'choice', value: ['a', 'b'] }, 'WRONG_VALUE'],
  [{ kind: 'answer', question: 'choice', value: ['a', 'a'] }, 'WRONG_VALUE'],
  [{ kind: 'answer', question: 'choice', value: [] }, 'WRONG_VALUE'],
  [{ kind: 'answer', question: 'choice', value: 'a' }, 'WRONG_VALUE'],
  [{ kind: 'answer', question: 'choice' }, 'WRONG_VALUE'],
  [{ kind: 'answer', question: 'essay', value: 'Because.' }, null],
  [{ kind: 'answer', question: 'blank', value: '' }, null],
  [{ kind: 'answer', question: 'essay', value: ['a'] }, 'WRONG_VALUE'],
  [{ kind: 'answer', question: 'sheet', value: 'What stands on paper.' }, 'WRONG_VALUE'],
  [{ kind: 'flag', question: 'sheet' }, null],
  [{ kind: 'answer', question: 'essay', value: 'x'.repeat(20_000) }, null],
  [{ kind: 'answer', question: 'essay', value: 'x'.repeat(20_001) }, 'WRONG_VALUE'],
  [{ kind: 'clear', question: 'choice' }, null],
  [{ kind: 'clear', question: 'choice', value: ['a'] }, 'WRONG_VALUE'],
  [{ kind: 'clear' }, 'QUESTION_NOT_IN_PAPER'],
  [{ kind: 'flag', question: 'choice' }, null],
  [{ kind: 'unflag', question: 'nowhere' }, 'QUESTION_NOT_IN_PAPER'],
  [{ kind: 'visit', question: 'choice' }, null],
  [{ kind: 'submit', value: 'now' }, 'WRONG_VALUE'],
])('case %#: %o', (move, expected) => {
  expect(eventProblem({ seq: 1, atMs: 0, ...move }, content)).toBe(expected)
})
