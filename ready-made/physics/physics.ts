import type { SubjectBank } from '../make/subject.ts'
import { physicsTopics } from '../topics/physics.ts'
import { alternatingCurrentSolvers } from './alternating-current.solve.ts'
import { alternatingCurrent } from './alternating-current.templates.ts'
import { atomicSolvers } from './atomic.solve.ts'
import { atomic } from './atomic.templates.ts'
import { currentTerms } from './current-terms.facts.ts'
import { electricitySolvers } from './electricity.solve.ts'
import { electricity } from './electricity.templates.ts'
import { electronicTerms } from './electronic-terms.facts.ts'
import { energySolvers } from './energy.solve.ts'
import { energy } from './energy.templates.ts'
import { fieldsSolvers } from './fields.solve.ts'
import { fields } from './fields.templates.ts'
import { fluidsSolvers } from './fluids.solve.ts'
import { fluids } from './fluids.templates.ts'
import { forcesSolvers } from './forces.solve.ts'
import { forces } from './forces.templates.ts'
import { gasLawsSolvers } from './gas-laws.solve.ts'
import { gasLaws } from './gas-laws.templates.ts'
import { heatSolvers } from './heat.solve.ts'
import { heat } from './heat.templates.ts'
import { heatAndWaveTerms } from './heat-and-wave-terms.facts.ts'
import { journeysAndSwingsSolvers } from './journeys-and-swings.solve.ts'
import { journeysAndSwings } from './journeys-and-swings.templates.ts'
import { lightSolvers } from './light.solve.ts'
import { light } from './light.templates.ts'
import { matterAndTime } from './matter-and-time.facts.ts'
import { momentumSolvers } from './momentum.solve.ts'
import { momentum } from './momentum.templates.ts'
import { motionSolvers } from './motion.solve.ts'
import { motion } from './motion.templates.ts'
import { motionTerms } from './motion-terms.facts.ts'
import { units } from './units.facts.ts'
import { wavesSolvers } from './waves.solve.ts'
import { waves } from './waves.templates.ts'

export const physics: SubjectBank = {
  subject: 'Physics',
  folder: 'physics',
  topics: physicsTopics,
  files: [
    { name: 'motion', items: motion, solvers: motionSolvers },
    { name: 'forces', items: forces, solvers: forcesSolvers },
    { name: 'units', items: units, solvers: [] },
    { name: 'momentum', items: momentum, solvers: momentumSolvers },
    { name: 'energy', items: energy, solvers: energySolvers },
    { name: 'fluids', items: fluids, solvers: fluidsSolvers },
    { name: 'heat', items: heat, solvers: heatSolvers },
    { name: 'gas-laws', items: gasLaws, solvers: gasLawsSolvers },
    { name: 'waves', items: waves, solvers: wavesSolvers },
    { name: 'light', items: light, solvers: lightSolvers },
    { name: 'electricity', items: electricity, solvers: electricitySolvers },
    { name: 'fields', items: fields, solvers: fieldsSolvers },
    { name: 'atomic', items: atomic, solvers: atomicSolvers },
    { name: 'current-terms', items: currentTerms, solvers: [] },
    { name: 'electronic-terms', items: electronicTerms, solvers: [] },
    { name: 'heat-and-wave-terms', items: heatAndWaveTerms, solvers: [] },
    { name: 'matter-and-time', items: matterAndTime, solvers: [] },
    { name: 'motion-terms', items: motionTerms, solvers: [] },
    { name: 'journeys-and-swings', items: journeysAndSwings, solvers: journeysAndSwingsSolvers },
    { name: 'alternating-current', items: alternatingCurrent, solvers: alternatingCurrentSolvers },
  ],
}
