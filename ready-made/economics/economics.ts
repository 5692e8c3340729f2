import type { SubjectBank } from '../make/subject.ts'
import { economicsTopics } from '../topics/economics.ts'
import { scarcityAndToolsSolvers } from './scarcity-and-tools.solve.ts'
import { scarcityAndTools } from './scarcity-and-tools.templates.ts'

export const economics: SubjectBank = {
  subject: 'Economics',
  folder: 'economics',
  topics: economicsTopics,
  files: [{ name: 'scarcity-and-tools', items: scarcityAndTools, solvers: scarcityAndToolsSolvers }],
}
