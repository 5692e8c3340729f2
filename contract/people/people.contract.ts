import { accountContract } from './account.contract.ts'
import { rosterContract } from './roster.contract.ts'

/** Accounts (sign-up, sign-in, links) and the roster (teachers, students). */
export const peopleContract = { ...accountContract, ...rosterContract }
