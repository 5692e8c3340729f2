import type { SubjectBank } from '../make/subject.ts'
import { furtherMathematicsTopics } from '../topics/further-mathematics.ts'
import { functionsAndPolynomialsSolvers } from './functions-and-polynomials.solve.ts'
import { functionsAndPolynomials } from './functions-and-polynomials.templates.ts'
import { quadraticsSolvers } from './quadratics.solve.ts'
import { quadratics } from './quadratics.templates.ts'
import { rationalsAndLogarithmsSolvers } from './rationals-and-logarithms.solve.ts'
import { rationalsAndLogarithms } from './rationals-and-logarithms.templates.ts'
import { surdsAndOperationsSolvers } from './surds-and-operations.solve.ts'
import { surdsAndOperations } from './surds-and-operations.templates.ts'

export const furtherMathematics: SubjectBank = {
  subject: 'Further Mathematics',
  folder: 'further-mathematics',
  topics: furtherMathematicsTopics,
  files: [
    { name: 'surds-and-operations', items: surdsAndOperations, solvers: surdsAndOperationsSolvers },
    { name: 'functions-and-polynomials', items: functionsAndPolynomials, solvers: functionsAndPolynomialsSolvers },
    { name: 'quadratics', items: quadratics, solvers: quadraticsSolvers },
    { name: 'rationals-and-logarithms', items: rationalsAndLogarithms, solvers: rationalsAndLogarithmsSolvers },
  ],
}
