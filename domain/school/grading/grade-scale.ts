import { hiddenSignProblem } from '../../words/signs/invisible-signs.ts'
import { defaultScale, type GradeScale } from './default-scale.ts'

/** That of the West African Senior School Certificate. */
const waecScale: GradeScale = [
  { grade: 'A1', fromPercentage: 75, remark: 'Excellent' },
  { grade: 'B2', fromPercentage: 70, remark: 'Very good' },
  { grade: 'B3', fromPercentage: 65, remark: 'Good' },
  { grade: 'C4', fromPercentage: 60, remark: 'Credit' },
  { grade: 'C5', fromPercentage: 55, remark: 'Credit' },
  { grade: 'C6', fromPercentage: 50, remark: 'Credit' },
  { grade: 'D7', fromPercentage: 45, remark: 'Pass' },
  { grade: 'E8', fromPercentage: 40, remark: 'Pass' },
  { grade: 'F9', fromPercentage: 0, remark: 'Fail' },
]

/** What a school can begin with; any other scale is its own. */
export const scalePresets: Readonly<Record<'letters' | 'waec', { name: string; scale: GradeScale }>> = {
  letters: { name: 'A–F', scale: defaultScale },
  waec: { name: 'WAEC A1–F9', scale: waecScale },
}
export type PresetName = keyof typeof scalePresets

/** Which preset a scale is, grade by grade and bound by bound; 'own' for none. */
export function presetOf(scale: GradeScale): PresetName | 'own' {
  const text = scaleText(scale)
  const names = Object.keys(scalePresets) as PresetName[]
  return names.find((name) => scaleText(scalePresets[name].scale) === text) ?? 'own'
}

export const fewestGrades = 2
export const mostGrades = 12
export const longestGrade = 3
export const longestRemark = 20

/** A step as it is typed. */
export type TypedStep = { grade: string; from: string; remark: string }

/** The part of a scale that something is wrong with; `scale` is all of it. */
export type ScaleProblems = Record<string, string>

/** What is wrong with a typed scale, by the control it is about: 'grade.0', 'from.3', 'remark.1', 'scale'. */
export function scaleProblems(steps: readonly TypedStep[]): ScaleProblems {
  const found: ScaleProblems = {}
  if (steps.length < fewestGrades || steps.length > mostGrades) {
    found.scale = `A scale has ${fewestGrades} to ${mostGrades} grades.`
  }
  for (const [place, step] of steps.entries()) {
    const grade = gradeProblem(steps, place)
    const from = boundProblem(steps, place)
    const remark = remarkProblem(step.remark.trim())
    if (grade !== null) found[`grade.${place}`] = grade
    if (from !== null) found[`from.${place}`] = from
    if (remark !== null) found[`remark.${place}`] = remark
  }
  return found
}

/** A typed scale without problems as it is kept. */
export function typedScale(steps: readonly TypedStep[]): GradeScale {
  return steps.map(({ grade, from, remark }) => ({
    grade: grade.trim(),
    fromPercentage: Number(from.trim()),
    remark: remark.trim(),
  }))
}

/** A scale as its controls hold it. */
export function stepsOf(scale: GradeScale): TypedStep[] {
  return scale.map(({ grade, fromPercentage, remark = '' }) => ({ grade, from: String(fromPercentage), remark }))
}

/** 'A from 70% (Excellent), B from 60%': a scale as one line of its history. */
export function scaleText(scale: GradeScale): string {
  return scale
    .map(({ grade, fromPercentage, remark }) => `${grade} from ${fromPercentage}%${remark ? ` (${remark})` : ''}`)
    .join(', ')
}

function gradeProblem(steps: readonly TypedStep[], place: number): string | null {
  const grade = steps[place]?.grade.trim() ?? ''
  if (grade === '') return 'Type a grade.'
  if ([...grade].length > longestGrade) return `A grade can have at most ${longestGrade} characters.`
  const hidden = hiddenSignProblem('The grade', grade)
  if (hidden !== null) return hidden
  const isTaken = steps.slice(0, place).some((one) => sameGrade(one.grade, grade))
  return isTaken ? `${grade} appears here twice.` : null
}

const sameGrade = (one: string, other: string) =>
  one.trim().normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()

function boundProblem(steps: readonly TypedStep[], place: number): string | null {
  const from = steps[place]?.from.trim() ?? ''
  if (!/^\d{1,3}$/.test(from) || Number(from) > 100) return 'Type a whole number from 0 to 100.'
  const above = steps[place - 1]?.from.trim() ?? ''
  if (place > 0 && /^\d{1,3}$/.test(above) && Number(from) >= Number(above))
    return `Type a number below ${Number(above)}.`
  if (place === steps.length - 1 && Number(from) !== 0) return 'The last grade starts at 0.'
  return null
}

function remarkProblem(remark: string): string | null {
  if ([...remark].length > longestRemark) return `A remark can have at most ${longestRemark} characters.`
  return hiddenSignProblem('The remark', remark)
}
