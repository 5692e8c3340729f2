import type { Topic } from '../make/subject.ts'

/** In the order of the published syllabus; a letter alone is a part of it, and no question's topic. */
export const furtherMathematicsTopics: readonly Topic[] = [
  { code: 'A', name: 'Pure Mathematics' },
  { code: 'A.a', name: 'Sets' },
  { code: 'A.b', name: 'Surds' },
  { code: 'A.c', name: 'Binary Operations' },
  { code: 'A.d', name: 'Logical Reasoning' },
  { code: 'A.e', name: 'Functions' },
  { code: 'A.f', name: 'Polynomial Functions' },
  { code: 'A.g', name: 'Rational Functions' },
  { code: 'A.h', name: 'Indices and Logarithmic Functions' },
  { code: 'A.i', name: 'Permutation and Combinations' },
  { code: 'A.j', name: 'Binomial Theorem' },
  { code: 'A.k', name: 'Sequences and Series' },
  { code: 'A.l', name: 'Matrices and Linear Transformation' },
  { code: 'A.m', name: 'Trigonometry' },
  { code: 'A.n', name: 'Coordinate Geometry' },
  { code: 'A.o', name: 'Differentiation' },
  { code: 'A.p', name: 'Integration' },
  { code: 'B', name: 'Statistics and Probability' },
  { code: 'B.a', name: 'Statistics' },
  { code: 'B.b', name: 'Probability' },
  { code: 'C', name: 'Vectors and Mechanics' },
  { code: 'C.a', name: 'Vectors' },
  { code: 'C.b', name: 'Statics' },
  { code: 'C.c', name: 'Dynamics' },
]
