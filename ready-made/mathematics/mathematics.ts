import type { SubjectBank } from '../make/subject.ts'
import { mathematicsTopics } from '../topics/mathematics.ts'
import { algebraSolvers } from './algebra.solve.ts'
import { algebra } from './algebra.templates.ts'
import { calculusSolvers } from './calculus.solve.ts'
import { calculus } from './calculus.templates.ts'
import { constructions } from './constructions.facts.ts'
import { coordinateGeometrySolvers } from './coordinate-geometry.solve.ts'
import { coordinateGeometry } from './coordinate-geometry.templates.ts'
import { equationsSolvers } from './equations.solve.ts'
import { equations } from './equations.templates.ts'
import { fractionsSolvers } from './fractions.solve.ts'
import { fractions } from './fractions.templates.ts'
import { graphsSolvers } from './graphs.solve.ts'
import { graphs } from './graphs.templates.ts'
import { indicesSolvers } from './indices.solve.ts'
import { indices } from './indices.templates.ts'
import { loci } from './loci.facts.ts'
import { logarithmsSolvers } from './logarithms.solve.ts'
import { logarithms } from './logarithms.templates.ts'
import { logic } from './logic.facts.ts'
import { mensurationSolvers } from './mensuration.solve.ts'
import { mensuration } from './mensuration.templates.ts'
import { modularArithmeticSolvers } from './modular-arithmetic.solve.ts'
import { modularArithmetic } from './modular-arithmetic.templates.ts'
import { moneySolvers } from './money.solve.ts'
import { money } from './money.templates.ts'
import { numberBasesSolvers } from './number-bases.solve.ts'
import { numberBases } from './number-bases.templates.ts'
import { percentagesSolvers } from './percentages.solve.ts'
import { percentages } from './percentages.templates.ts'
import { planeGeometrySolvers } from './plane-geometry.solve.ts'
import { planeGeometry } from './plane-geometry.templates.ts'
import { probabilitySolvers } from './probability.solve.ts'
import { probability } from './probability.templates.ts'
import { sequencesSolvers } from './sequences.solve.ts'
import { sequences } from './sequences.templates.ts'
import { setsSolvers } from './sets.solve.ts'
import { sets } from './sets.templates.ts'
import { statisticsSolvers } from './statistics.solve.ts'
import { statistics } from './statistics.templates.ts'
import { surdsSolvers } from './surds.solve.ts'
import { surds } from './surds.templates.ts'
import { trigonometrySolvers } from './trigonometry.solve.ts'
import { trigonometry } from './trigonometry.templates.ts'
import { vectorsSolvers } from './vectors.solve.ts'
import { vectors } from './vectors.templates.ts'

export const mathematics: SubjectBank = {
  subject: 'Mathematics',
  folder: 'mathematics',
  topics: mathematicsTopics,
  files: [
    { name: 'indices', items: indices, solvers: indicesSolvers },
    { name: 'number-bases', items: numberBases, solvers: numberBasesSolvers },
    { name: 'modular-arithmetic', items: modularArithmetic, solvers: modularArithmeticSolvers },
    { name: 'fractions', items: fractions, solvers: fractionsSolvers },
    { name: 'logarithms', items: logarithms, solvers: logarithmsSolvers },
    { name: 'surds', items: surds, solvers: surdsSolvers },
    { name: 'percentages', items: percentages, solvers: percentagesSolvers },
    { name: 'sets', items: sets, solvers: setsSolvers },
    { name: 'sequences', items: sequences, solvers: sequencesSolvers },
    { name: 'equations', items: equations, solvers: equationsSolvers },
    { name: 'mensuration', items: mensuration, solvers: mensurationSolvers },
    { name: 'statistics', items: statistics, solvers: statisticsSolvers },
    { name: 'probability', items: probability, solvers: probabilitySolvers },
    { name: 'coordinate-geometry', items: coordinateGeometry, solvers: coordinateGeometrySolvers },
    { name: 'calculus', items: calculus, solvers: calculusSolvers },
    { name: 'trigonometry', items: trigonometry, solvers: trigonometrySolvers },
    { name: 'money', items: money, solvers: moneySolvers },
    { name: 'algebra', items: algebra, solvers: algebraSolvers },
    { name: 'plane-geometry', items: planeGeometry, solvers: planeGeometrySolvers },
    { name: 'vectors', items: vectors, solvers: vectorsSolvers },
    { name: 'graphs', items: graphs, solvers: graphsSolvers },
    { name: 'logic', items: logic, solvers: [] },
    { name: 'constructions', items: constructions, solvers: [] },
    { name: 'loci', items: loci, solvers: [] },
  ],
}
