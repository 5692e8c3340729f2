import type { SubjectBank } from '../make/subject.ts'
import { physicsTopics } from '../topics/physics.ts'
import { atomic } from './atomic.templates.ts'
import { electricity } from './electricity.templates.ts'
import { energy } from './energy.templates.ts'
import { fields } from './fields.templates.ts'
import { fluids } from './fluids.templates.ts'
import { forces } from './forces.templates.ts'
import { gasLaws } from './gas-laws.templates.ts'
import { heat } from './heat.templates.ts'
import { light } from './light.templates.ts'
import { momentum } from './momentum.templates.ts'
import { motionSolvers } from './motion.solve.ts'
import { motion } from './motion.templates.ts'
import { units } from './units.facts.ts'
import { waves } from './waves.templates.ts'

export const physics: SubjectBank = {
  subject: 'Physics',
  folder: 'physics',
  topics: physicsTopics,
  files: [
    { name: 'motion', items: motion, solvers: motionSolvers },
    { name: 'forces', items: forces, solvers: [] },
    { name: 'units', items: units, solvers: [] },
    { name: 'momentum', items: momentum, solvers: [] },
    { name: 'energy', items: energy, solvers: [] },
    { name: 'fluids', items: fluids, solvers: [] },
    { name: 'heat', items: heat, solvers: [] },
    { name: 'gas-laws', items: gasLaws, solvers: [] },
    { name: 'waves', items: waves, solvers: [] },
    { name: 'light', items: light, solvers: [] },
    { name: 'electricity', items: electricity, solvers: [] },
    { name: 'fields', items: fields, solvers: [] },
    { name: 'atomic', items: atomic, solvers: [] },
  ],
}
