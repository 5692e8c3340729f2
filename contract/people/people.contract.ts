import { accountContract } from './account.contract.ts'
import { studentContract } from './student.contract.ts'
import { teacherContract } from './teacher.contract.ts'

/** Accounts (sign-up, sign-in, links), teachers and students. */
export const peopleContract = { ...accountContract, ...teacherContract, ...studentContract }
