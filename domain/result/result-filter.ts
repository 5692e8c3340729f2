/**
 * What the candidates of an exam can be narrowed to: marked and passed or not, answers that wait for a marker, late answers that
 * wait for a decision, still writing.
 */
export const resultFilters = ['passed', 'failed', 'to_mark', 'late', 'writing'] as const
export type ResultFilter = (typeof resultFilters)[number]
