import type { Allowance } from '../words/allowance.ts'

/** Ready-made questions one person may report as wrong. */
export const reportsOfOnePerson: Allowance = { anHour: null, aDay: 20 }

/** Reports the company is emailed, of all schools. */
export const reportsToCompany: Allowance = { anHour: 200, aDay: 1_000 }
