import { type Difficulty, trueFalseOptions } from '@sabimark/domain/bank/question.ts'
import { daysFrom, sampleId } from '../platform/sample.ts'
import { subjectByCode } from '../school/subjects/subjects.ts'

type Sample = {
  code: string
  type?: 'true_false'
  question: string
  /** None for true or false. */
  options: string[]
  /** The right one's place, from 0. */
  right: number
  explanation: string
  difficulty: Difficulty
  topic: string
  marks: number
  minutes: number
  tags: string[]
}

/** Oldest first, each a subject of its own. */
const samples: Sample[] = [
  {
    code: 'BIO',
    question: 'Which organelle releases most of the energy of a cell?',
    options: ['Nucleus', 'Mitochondrion', 'Ribosome', 'Vacuole'],
    right: 1,
    explanation: 'Respiration ends in the mitochondria, where most of the ATP of a cell is made.',
    difficulty: 'Easy',
    topic: 'The cell',
    marks: 1,
    minutes: 1,
    tags: ['cell', 'WAEC'],
  },
  {
    code: 'CHM',
    type: 'true_false',
    question: 'At room temperature, an aqueous solution with a pH of 9 is alkaline.',
    options: [],
    right: 0,
    explanation: 'Above pH 7 a solution is alkaline.',
    difficulty: 'Easy',
    topic: 'Acids, bases and salts',
    marks: 1,
    minutes: 1,
    tags: ['pH'],
  },
  {
    code: 'PHY',
    question: 'A body of mass 2 kg is accelerated at 3 m/s². What is the resultant force on it?',
    options: ['1.5 N', '5 N', '6 N', '9 N'],
    right: 2,
    explanation: '$F = ma = 2 \\times 3 = 6$ N.',
    difficulty: 'Medium',
    topic: 'Newton’s laws of motion',
    marks: 2,
    minutes: 2,
    tags: ['force', 'WAEC'],
  },
  {
    code: 'ENG',
    question: 'Choose the word nearest in meaning to **reluctant**.',
    options: ['Eager', 'Unwilling', 'Careless', 'Honest'],
    right: 1,
    explanation: 'Someone who is reluctant does not want to do it.',
    difficulty: 'Medium',
    topic: 'Lexis and structure',
    marks: 1,
    minutes: 1,
    tags: ['synonyms'],
  },
  {
    code: 'MTH',
    question: 'Differentiate $y = 3x^2 - 4x + 1$ with respect to $x$.',
    options: ['$6x - 4$', '$3x - 4$', '$6x + 1$', '$x^3 - 2x^2 + x$'],
    right: 0,
    explanation: 'Term by term: $\\frac{d}{dx}(3x^2) = 6x$, $\\frac{d}{dx}(-4x) = -4$, and a constant has no slope.',
    difficulty: 'Hard',
    topic: 'Differentiation',
    marks: 2,
    minutes: 3,
    tags: ['calculus', 'WAEC'],
  },
]

/** The five sample questions with their right answers, newest first. */
export function sampleQuestions(now: Date) {
  return samples.map((sample, index) => asQuestion(sample, index, now)).reverse()
}

function asQuestion(sample: Sample, index: number, now: Date) {
  const subject = subjectByCode(sample.code)
  const options =
    sample.type === 'true_false'
      ? [...trueFalseOptions]
      : sample.options.map((text, place) => ({ id: `bank${index + 1}option${place + 1}`, text }))
  return {
    id: sampleId('question', index + 1),
    subjectId: subject.id,
    subject: subject.name,
    type: sample.type ?? ('multiple_choice' as const),
    passage: null,
    question: sample.question,
    options,
    correctOptionIds: options.filter((_, place) => place === sample.right).map(({ id }) => id),
    rules: { kind: 'one' as const },
    explanation: sample.explanation,
    difficulty: sample.difficulty,
    topic: sample.topic,
    marksHundredths: sample.marks * 100,
    timeAllocationMinutes: sample.minutes,
    tags: sample.tags,
    createdAt: daysFrom(now, index - 40, '13:10'),
    status: 'active' as 'active' | 'archived',
    owner: 'Ngozi Obi',
    mayAct: true,
    isReadyMade: false,
    examsCount: 1,
    revision: 1,
  }
}
