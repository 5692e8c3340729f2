import type { SubjectBank } from '../make/subject.ts'
import { furtherMathematicsTopics } from '../topics/further-mathematics.ts'
import { countingAndBinomialSolvers } from './counting-and-binomial.solve.ts'
import { countingAndBinomial } from './counting-and-binomial.templates.ts'
import { functionsAndPolynomialsSolvers } from './functions-and-polynomials.solve.ts'
import { functionsAndPolynomials } from './functions-and-polynomials.templates.ts'
import { quadraticsSolvers } from './quadratics.solve.ts'
import { quadratics } from './quadratics.templates.ts'
import { rationalsAndLogarithmsSolvers } from './rationals-and-logarithms.solve.ts'
import { rationalsAndLogarithms } from './rationals-and-logarithms.templates.ts'
import { sequencesAndSeriesSolvers } from './sequences-and-series.solve.ts'
import { sequencesAndSeries } from './sequences-and-series.templates.ts'
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
    { name: 'counting-and-binomial', items: countingAndBinomial, solvers: countingAndBinomialSolvers },
    { name: 'sequences-and-series', items: sequencesAndSeries, solvers: sequencesAndSeriesSolvers },
  ],
}
