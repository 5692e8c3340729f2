import type { ReadyMade } from '@sabimark/contract/answers.ts'

const computed = {
  trust: 'Computed twice',
  sources: [],
  hasOwnNumbers: true,
  isTaken: false,
} satisfies Partial<ReadyMade>

/** A few of those a school finds, by topic. */
export const readyMade: ReadyMade[] = [
  {
    ...computed,
    id: 'mathematics.indices.product-and-quotient@1#1',
    subject: 'Mathematics',
    topic: 'Indices',
    difficulty: 'Easy',
    minutes: 1,
    question: 'Simplify $\\frac{3^{7} \\times 3^{4}}{3^{5}}$, leaving your answer as a power of 3.',
    options: ['$3^{23}$', '$3^{6}$', '$3^{16}$', '$3^{11}$'],
    correctAnswer: 1,
    explanation: 'Add the indices when multiplying and subtract when dividing: $3^{7 + 4 - 5} = 3^{6}$.',
  },
  {
    ...computed,
    id: 'mathematics.indices.negative-index@1#1',
    subject: 'Mathematics',
    topic: 'Indices',
    difficulty: 'Medium',
    minutes: 1.5,
    question: 'Evaluate $\\left(\\frac{2}{5}\\right)^{-2}$.',
    options: ['$\\frac{4}{25}$', '$-\\frac{4}{25}$', '$\\frac{25}{2}$', '$\\frac{25}{4}$'],
    correctAnswer: 3,
    explanation: 'A negative index turns the fraction over: $\\left(\\frac{5}{2}\\right)^{2} = \\frac{25}{4}$.',
  },
  {
    ...computed,
    id: 'physics.motion.final-speed@1#1',
    subject: 'Physics',
    topic: 'Rectilinear Acceleration',
    difficulty: 'Easy',
    minutes: 1,
    question: 'A car moving at 12 m s⁻¹ accelerates uniformly at 3 m s⁻² for 6 s. Calculate its final speed.',
    options: ['18 m s⁻¹', '21 m s⁻¹', '30 m s⁻¹', '6 m s⁻¹'],
    correctAnswer: 2,
    explanation: '$v = u + at = 12 + 3 \\times 6$, so $v$ is 30 m s⁻¹.',
  },
]

/** Subjects with their topics, counted as the server counts its own. */
export function readyMadeSubjects() {
  return [...new Set(readyMade.map(({ subject }) => subject))].map((subject) => {
    const own = readyMade.filter((one) => one.subject === subject)
    const topics = [...new Set(own.map(({ topic }) => topic))]
    return {
      subject,
      count: own.length,
      topics: topics.map((name) => ({ name, count: own.filter(({ topic }) => topic === name).length })),
    }
  })
}
