import type { SubjectBank } from '../make/subject.ts'
import { chemistryTopics } from '../topics/chemistry.ts'
import { acids } from './acids.facts.ts'
import { acidsAndAlkanoates } from './acids-and-alkanoates.facts.ts'
import { alkanols } from './alkanols.facts.ts'
import { atoms } from './atoms.facts.ts'
import { biochemistry } from './biochemistry.facts.ts'
import { biotechnology } from './biotechnology.facts.ts'
import { bonding } from './bonding.facts.ts'
import { configurations } from './configurations.facts.ts'
import { energyAndElectrolysisSolvers } from './energy-and-electrolysis.solve.ts'
import { energyAndElectrolysis } from './energy-and-electrolysis.templates.ts'
import { energyTerms } from './energy-terms.facts.ts'
import { gasesSolvers } from './gases.solve.ts'
import { gases } from './gases.templates.ts'
import { industry } from './industry.facts.ts'
import { metalReactions } from './metal-reactions.facts.ts'
import { metals } from './metals.facts.ts'
import { methods } from './methods.facts.ts'
import { molesSolvers } from './moles.solve.ts'
import { moles } from './moles.templates.ts'
import { nitrogenAndSulphur } from './nitrogen-and-sulphur.facts.ts'
import { nonMetals } from './non-metals.facts.ts'
import { organicSolvers } from './organic.solve.ts'
import { organic } from './organic.templates.ts'
import { organicNames } from './organic-names.facts.ts'
import { periodic } from './periodic.facts.ts'
import { reactingAmountsSolvers } from './reacting-amounts.solve.ts'
import { reactingAmounts } from './reacting-amounts.templates.ts'
import { redoxAndFormulas } from './redox.facts.ts'
import { redoxAndNucleiSolvers } from './redox-and-nuclei.solve.ts'
import { redoxAndNuclei } from './redox-and-nuclei.templates.ts'
import { shapes } from './shapes.facts.ts'
import { solutionsSolvers } from './solutions.solve.ts'
import { solutions } from './solutions.templates.ts'
import { states } from './states.facts.ts'
import { transitionElements } from './transition.facts.ts'

export const chemistry: SubjectBank = {
  subject: 'Chemistry',
  folder: 'chemistry',
  topics: chemistryTopics,
  files: [
    { name: 'moles', items: moles, solvers: molesSolvers },
    { name: 'reacting-amounts', items: reactingAmounts, solvers: reactingAmountsSolvers },
    { name: 'solutions', items: solutions, solvers: solutionsSolvers },
    { name: 'energy-and-electrolysis', items: energyAndElectrolysis, solvers: energyAndElectrolysisSolvers },
    { name: 'gases', items: gases, solvers: gasesSolvers },
    { name: 'organic', items: organic, solvers: organicSolvers },
    { name: 'redox-and-nuclei', items: redoxAndNuclei, solvers: redoxAndNucleiSolvers },
    { name: 'metals', items: metals, solvers: [] },
    { name: 'metal-reactions', items: metalReactions, solvers: [] },
    { name: 'non-metals', items: nonMetals, solvers: [] },
    { name: 'nitrogen-and-sulphur', items: nitrogenAndSulphur, solvers: [] },
    { name: 'organic-names', items: organicNames, solvers: [] },
    { name: 'alkanols', items: alkanols, solvers: [] },
    { name: 'acids-and-alkanoates', items: acidsAndAlkanoates, solvers: [] },
    { name: 'industry', items: industry, solvers: [] },
    { name: 'biochemistry', items: biochemistry, solvers: [] },
    { name: 'methods', items: methods, solvers: [] },
    { name: 'configurations', items: configurations, solvers: [] },
    { name: 'atoms', items: atoms, solvers: [] },
    { name: 'periodic', items: periodic, solvers: [] },
    { name: 'transition', items: transitionElements, solvers: [] },
    { name: 'bonding', items: bonding, solvers: [] },
    { name: 'shapes', items: shapes, solvers: [] },
    { name: 'acids', items: acids, solvers: [] },
    { name: 'states', items: states, solvers: [] },
    { name: 'redox', items: redoxAndFormulas, solvers: [] },
    { name: 'energy-terms', items: energyTerms, solvers: [] },
    { name: 'biotechnology', items: biotechnology, solvers: [] },
  ],
}
