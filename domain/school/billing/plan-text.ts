import { type Plan, planName } from '../../words/plan/plan-name.ts'
import { countedAre } from '../../words/plural.ts'
import { planLimits } from '../plan.ts'
import { dayText } from './period.ts'

/** How many places of a plan are taken: students who are not inactive, subjects in use. */
export type Taken = { students: number; subjects: number }

const state = { students: ['student', 'active'], subjects: ['subject', 'in use'] } as const

/** What a plan with less room than is taken means, in a sentence or more; null where there is room. */
export function tooSmallText(plan: Plan, taken: Taken): string | null {
  const facts = (['students', 'subjects'] as const).flatMap((what) => {
    const room = planLimits[plan][what]
    if (room === null || taken[what] <= room) return []
    const [noun, word] = state[what]
    return [`${countedAre(taken[what], noun)} ${word}; ${planName(plan)} has room for ${room.toLocaleString('en-NG')}.`]
  })
  if (facts.length === 0) return null
  return `${facts.join(' ')} Nobody is locked out; nothing can be added until there is room.`
}

/** When a plan that is asked for takes effect: 'Professional begins on 1 Jan 2027. Until then it stays Starter.' */
export function takesEffectText(plan: Plan, present: Plan, day: string | null): string {
  const begin = day === null ? 'with the next period that is recorded' : `on ${dayText(day)}`
  return `${planName(plan)} begins ${begin}. Until then it stays ${planName(present)}.`
}

/** What no end takes away. */
export const keptText =
  'Nobody is locked out: exams, results and sign-in continue. New students, teachers, subjects, questions and exams cannot be added until the plan is renewed.'
