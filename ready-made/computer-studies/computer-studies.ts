import type { SubjectBank } from '../make/subject.ts'
import { computerStudiesTopics } from '../topics/computer-studies.ts'
import { binaryArithmeticSolvers } from './binary-arithmetic.solve.ts'
import { binaryArithmetic } from './binary-arithmetic.templates.ts'
import { numberBasesSolvers } from './number-bases.solve.ts'
import { numberBases } from './number-bases.templates.ts'

export const computerStudies: SubjectBank = {
  subject: 'Computer Studies',
  folder: 'computer-studies',
  topics: computerStudiesTopics,
  files: [
    { name: 'number-bases', items: numberBases, solvers: numberBasesSolvers },
    { name: 'binary-arithmetic', items: binaryArithmetic, solvers: binaryArithmeticSolvers },
  ],
}
