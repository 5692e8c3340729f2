/** The exam types of the specification. */
export const examTypes = ['mock', 'practice', 'assessment', 'quiz', 'practical'] as const

export type ExamType = (typeof examTypes)[number]
