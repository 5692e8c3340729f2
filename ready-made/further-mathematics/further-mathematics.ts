import type { SubjectBank } from '../make/subject.ts'
import { furtherMathematicsTopics } from '../topics/further-mathematics.ts'
import { coordinateGeometrySolvers } from './coordinate-geometry.solve.ts'
import { coordinateGeometry } from './coordinate-geometry.templates.ts'
import { countingAndBinomialSolvers } from './counting-and-binomial.solve.ts'
import { countingAndBinomial } from './counting-and-binomial.templates.ts'
import { differentiationSolvers } from './differentiation.solve.ts'
import { differentiation } from './differentiation.templates.ts'
import { forcesAndEnergySolvers } from './forces-and-energy.solve.ts'
import { forcesAndEnergy } from './forces-and-energy.templates.ts'
import { functionsAndPolynomialsSolvers } from './functions-and-polynomials.solve.ts'
import { functionsAndPolynomials } from './functions-and-polynomials.templates.ts'
import { integrationSolvers } from './integration.solve.ts'
import { integration } from './integration.templates.ts'
import { kinematicsSolvers } from './kinematics.solve.ts'
import { kinematics } from './kinematics.templates.ts'
import { matricesSolvers } from './matrices.solve.ts'
import { matrices } from './matrices.templates.ts'
import { moreFunctionsSolvers } from './more-functions.solve.ts'
import { moreFunctions } from './more-functions.templates.ts'
import { probabilitySolvers } from './probability.solve.ts'
import { probability } from './probability.templates.ts'
import { quadraticsSolvers } from './quadratics.solve.ts'
import { quadratics } from './quadratics.templates.ts'
import { rationalsAndLogarithmsSolvers } from './rationals-and-logarithms.solve.ts'
import { rationalsAndLogarithms } from './rationals-and-logarithms.templates.ts'
import { sequencesAndSeriesSolvers } from './sequences-and-series.solve.ts'
import { sequencesAndSeries } from './sequences-and-series.templates.ts'
import { setsAndLogicSolvers } from './sets-and-logic.solve.ts'
import { setsAndLogic } from './sets-and-logic.templates.ts'
import { staticsSolvers } from './statics.solve.ts'
import { statics } from './statics.templates.ts'
import { statisticsSolvers } from './statistics.solve.ts'
import { statistics } from './statistics.templates.ts'
import { surdsAndOperationsSolvers } from './surds-and-operations.solve.ts'
import { surdsAndOperations } from './surds-and-operations.templates.ts'
import { trigonometrySolvers } from './trigonometry.solve.ts'
import { trigonometry } from './trigonometry.templates.ts'
import { vectorsSolvers } from './vectors.solve.ts'
import { vectors } from './vectors.templates.ts'

export const furtherMathematics: SubjectBank = {
  subject: 'Further Mathematics',
  folder: 'further-mathematics',
  topics: furtherMathematicsTopics,
  files: [
    { name: 'sets-and-logic', items: setsAndLogic, solvers: setsAndLogicSolvers },
    { name: 'surds-and-operations', items: surdsAndOperations, solvers: surdsAndOperationsSolvers },
    { name: 'functions-and-polynomials', items: functionsAndPolynomials, solvers: functionsAndPolynomialsSolvers },
    { name: 'more-functions', items: moreFunctions, solvers: moreFunctionsSolvers },
    { name: 'quadratics', items: quadratics, solvers: quadraticsSolvers },
    { name: 'rationals-and-logarithms', items: rationalsAndLogarithms, solvers: rationalsAndLogarithmsSolvers },
    { name: 'counting-and-binomial', items: countingAndBinomial, solvers: countingAndBinomialSolvers },
    { name: 'sequences-and-series', items: sequencesAndSeries, solvers: sequencesAndSeriesSolvers },
    { name: 'matrices', items: matrices, solvers: matricesSolvers },
    { name: 'trigonometry', items: trigonometry, solvers: trigonometrySolvers },
    { name: 'coordinate-geometry', items: coordinateGeometry, solvers: coordinateGeometrySolvers },
    { name: 'differentiation', items: differentiation, solvers: differentiationSolvers },
    { name: 'integration', items: integration, solvers: integrationSolvers },
    { name: 'statistics', items: statistics, solvers: statisticsSolvers },
    { name: 'probability', items: probability, solvers: probabilitySolvers },
    { name: 'vectors', items: vectors, solvers: vectorsSolvers },
    { name: 'statics', items: statics, solvers: staticsSolvers },
    { name: 'kinematics', items: kinematics, solvers: kinematicsSolvers },
    { name: 'forces-and-energy', items: forcesAndEnergy, solvers: forcesAndEnergySolvers },
  ],
}
