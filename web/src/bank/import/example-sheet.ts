import { trueFalseOptions } from '@sabimark/domain/bank/question.ts'
import type { NeutralQuestion } from '../files/tasks.ts'

/** A sheet to write one's own into: a row for each kind of question, of this subject. */
export function exampleQuestions(subject: string | null): NeutralQuestion[] {
  const usual = {
    options: [],
    right: null,
    accepted: [],
    number: null,
    marks: 1,
    minutes: 1,
    difficulty: 'Easy' as const,
    subject,
    topic: 'Example',
    tags: ['example'],
    explanation: null,
    passage: null,
  }
  const choice = (texts: readonly string[]) => texts.map((text) => ({ text, percent: null }))
  return [
    {
      ...usual,
      type: 'multiple_choice',
      text: 'What is the capital of Nigeria?',
      right: [2],
      options: choice(['Lagos', 'Kano', 'Abuja', 'Ibadan']),
      explanation: 'Abuja has been the capital since 1991.',
    },
    {
      ...usual,
      type: 'multiple_choice',
      text: 'Which of these are even numbers?',
      right: [0, 2],
      marks: 2,
      options: choice(['2', '3', '4', '5']),
    },
    {
      ...usual,
      type: 'true_false',
      text: 'Water boils at 100 °C at sea level.',
      right: [0],
      options: choice(trueFalseOptions.map(({ text }) => text)),
    },
    {
      ...usual,
      type: 'fill_blank',
      text: 'The longest river in Nigeria is the _____.',
      accepted: ['Niger', 'River Niger'].map((text) => ({ text, percent: 100 })),
    },
    {
      ...usual,
      type: 'fill_blank',
      text: 'What is $\\frac{3}{4}$ of 50?',
      difficulty: 'Medium',
      minutes: 2,
      number: { value: '37.5', tolerance: '0.5', unit: null },
    },
    {
      ...usual,
      type: 'essay',
      text: 'Say why rivers flood, and name two ways to prevent it.',
      marks: 10,
      minutes: 15,
      difficulty: 'Hard',
    },
  ]
}
