/**
 * What a school may store while its trial runs, beyond the limits of the plan it chose: more than a school tries out in
 * fourteen days, and too little to fill a disk with. Nobody has to pay for a trial, so nobody else stops it.
 */
export const trialLimit = { students: 3_000, teachers: 300, subjects: 100, questions: 5_000, exams: 300 } as const

export type TrialStock = keyof typeof trialLimit

/** Whether `adding` more may be stored when `currentCount` are there already. */
export function isWithinTrial(what: TrialStock, currentCount: number, adding = 1): boolean {
  return currentCount + adding <= trialLimit[what]
}
