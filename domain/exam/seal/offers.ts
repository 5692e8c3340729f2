import type { Allowance } from '../../words/allowance.ts'

/** How often one person may offer a sitting without a network: sealing a paper costs a third of a second of one core. */
export const offersOfOnePerson: Allowance = { anHour: 30, aDay: 100 }
