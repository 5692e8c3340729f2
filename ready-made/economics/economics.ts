import type { SubjectBank } from '../make/subject.ts'
import { economicsTopics } from '../topics/economics.ts'
import { consumerAndPriceSolvers } from './consumer-and-price.solve.ts'
import { consumerAndPrice } from './consumer-and-price.templates.ts'
import { demandAndSupplySolvers } from './demand-and-supply.solve.ts'
import { demandAndSupply } from './demand-and-supply.templates.ts'
import { factorsAndSystems } from './factors-and-systems.facts.ts'
import { firmsAndPopulationSolvers } from './firms-and-population.solve.ts'
import { firmsAndPopulation } from './firms-and-population.templates.ts'
import { integration } from './integration.facts.ts'
import { moneyAndStateSolvers } from './money-and-state.solve.ts'
import { moneyAndState } from './money-and-state.templates.ts'
import { nationalIncomeSolvers } from './national-income.solve.ts'
import { nationalIncome } from './national-income.templates.ts'
import { productionAndCostsSolvers } from './production-and-costs.solve.ts'
import { productionAndCosts } from './production-and-costs.templates.ts'
import { scarcityAndToolsSolvers } from './scarcity-and-tools.solve.ts'
import { scarcityAndTools } from './scarcity-and-tools.templates.ts'
import { tradeAndGrowthSolvers } from './trade-and-growth.solve.ts'
import { tradeAndGrowth } from './trade-and-growth.templates.ts'

export const economics: SubjectBank = {
  subject: 'Economics',
  folder: 'economics',
  topics: economicsTopics,
  files: [
    { name: 'scarcity-and-tools', items: scarcityAndTools, solvers: scarcityAndToolsSolvers },
    { name: 'demand-and-supply', items: demandAndSupply, solvers: demandAndSupplySolvers },
    { name: 'consumer-and-price', items: consumerAndPrice, solvers: consumerAndPriceSolvers },
    { name: 'production-and-costs', items: productionAndCosts, solvers: productionAndCostsSolvers },
    { name: 'firms-and-population', items: firmsAndPopulation, solvers: firmsAndPopulationSolvers },
    { name: 'national-income', items: nationalIncome, solvers: nationalIncomeSolvers },
    { name: 'money-and-state', items: moneyAndState, solvers: moneyAndStateSolvers },
    { name: 'trade-and-growth', items: tradeAndGrowth, solvers: tradeAndGrowthSolvers },
    { name: 'factors-and-systems', items: factorsAndSystems, solvers: [] },
    { name: 'integration', items: integration, solvers: [] },
  ],
}
