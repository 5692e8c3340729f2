import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { type Answers, never } from './screen.tsx'

const physics = { id: '0199ffff-ffff-7fff-8fff-000000000001', name: 'Physics' }
/** The question at this place of a bank; `changes`: what it has otherwise than all. */
export const asked = (place: number, question: string, changes: Partial<BankQuestion> = {}): BankQuestion => ({
  ...{ id: `0199ffff-ffff-7fff-8fff-0000000000${place + 10}`, subjectId: physics.id, subject: physics.name, question },
  ...{
    type: 'multiple_choice',
    passage: null,
    difficulty: 'Easy',
    topic: 'Forces',
    explanation: '',
    tags: [],
    rules: { kind: 'one' },
    correctOptionIds: ['a'],
  },
  ...{
    marksHundredths: 100,
    timeAllocationMinutes: 1,
    createdAt: '2026-11-20T09:00:00.000Z',
    status: 'active',
    owner: 'Ada Example',
    mayAct: true,
    isReadyMade: false,
    examsCount: 0,
    revision: 1,
  },
  options: ['a', 'b'].map((id) => ({ id, text: `Option ${id}` })),
  ...changes,
})
export const figures = {
  total: 2014,
  multipleChoice: 1500,
  subjects: 8,
  averageMinutes: 1.25,
  topics: ['Forces', 'Sums'],
}
/** A bank of these questions, as a list of it is answered; a search is never answered. */
export const bankOf = (...items: BankQuestion[]): Answers => ({
  bank: {
    listQuestions: ({ search }) => (search === undefined ? { items, nextCursor: null, total: items.length } : never),
    questionFigures: () => figures,
  },
})
