import type { Allowance } from '@sabimark/domain/school/allowance.ts'

/** Half of what a school on trial may send in a day: the other half stays for invitations and new passwords. */
export const reminderMailsOfOneSchool: Allowance = { anHour: null, aDay: 250 }
