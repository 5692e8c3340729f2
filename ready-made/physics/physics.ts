import type { SubjectBank } from '../make/subject.ts'
import { physicsTopics } from '../topics/physics.ts'
import { motionSolvers } from './motion.solve.ts'
import { motion } from './motion.templates.ts'
import { units } from './units.facts.ts'

export const physics: SubjectBank = {
  subject: 'Physics',
  folder: 'physics',
  topics: physicsTopics,
  files: [
    { name: 'motion', items: motion, solvers: motionSolvers },
    { name: 'units', items: units, solvers: [] },
  ],
}
