import { proposedTerms } from './proposed-terms.ts'

/** The year that most schools are in: of a school that has said none. */
export const usualYear = (now: Date): string => proposedTerms(now)[0].year
