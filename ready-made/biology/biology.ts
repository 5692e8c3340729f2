import type { SubjectBank } from '../make/subject.ts'
import { biologyTopics } from '../topics/biology.ts'
import { cellsSolvers } from './cells.solve.ts'
import { cells } from './cells.templates.ts'

export const biology: SubjectBank = {
  subject: 'Biology',
  folder: 'biology',
  topics: biologyTopics,
  files: [{ name: 'cells', items: cells, solvers: cellsSolvers }],
}
