import type { SubjectBank } from '../make/subject.ts'
import { biologyTopics } from '../topics/biology.ts'
import { bodySolvers } from './body.solve.ts'
import { body } from './body.templates.ts'
import { cellsSolvers } from './cells.solve.ts'
import { cells } from './cells.templates.ts'
import { chromosomesSolvers } from './chromosomes.solve.ts'
import { chromosomes } from './chromosomes.templates.ts'
import { crossesSolvers } from './crosses.solve.ts'
import { crosses } from './crosses.templates.ts'
import { ecologySolvers } from './ecology.solve.ts'
import { ecology } from './ecology.templates.ts'
import { ecosystem } from './ecosystem.facts.ts'
import { environmentSolvers } from './environment.solve.ts'
import { environment } from './environment.templates.ts'
import { healthSolvers } from './health.solve.ts'
import { health } from './health.templates.ts'
import { hereditySolvers } from './heredity.solve.ts'
import { heredity } from './heredity.templates.ts'
import { lifeProcessesSolvers } from './life-processes.solve.ts'
import { lifeProcesses } from './life-processes.templates.ts'
import { nutritionSolvers } from './nutrition.solve.ts'
import { nutrition } from './nutrition.templates.ts'
import { plantsSolvers } from './plants.solve.ts'
import { plants } from './plants.templates.ts'
import { resourcesSolvers } from './resources.solve.ts'
import { resources } from './resources.templates.ts'

export const biology: SubjectBank = {
  subject: 'Biology',
  folder: 'biology',
  topics: biologyTopics,
  files: [
    { name: 'cells', items: cells, solvers: cellsSolvers },
    { name: 'body', items: body, solvers: bodySolvers },
    { name: 'nutrition', items: nutrition, solvers: nutritionSolvers },
    { name: 'ecology', items: ecology, solvers: ecologySolvers },
    { name: 'heredity', items: heredity, solvers: hereditySolvers },
    { name: 'chromosomes', items: chromosomes, solvers: chromosomesSolvers },
    { name: 'life-processes', items: lifeProcesses, solvers: lifeProcessesSolvers },
    { name: 'resources', items: resources, solvers: resourcesSolvers },
    { name: 'plants', items: plants, solvers: plantsSolvers },
    { name: 'crosses', items: crosses, solvers: crossesSolvers },
    { name: 'health', items: health, solvers: healthSolvers },
    { name: 'environment', items: environment, solvers: environmentSolvers },
    { name: 'ecosystem', items: ecosystem, solvers: [] },
  ],
}
