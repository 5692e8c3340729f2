import { everyoneInTheTable } from '../platform/http/route.ts'

/** Everybody who is signed in reads the own notices, and no other's: the list and what is marked narrow themselves. */
export const mayReadOwnNotices = everyoneInTheTable

/** A school administrator sees what became of the own school's mails, and has them sent again. */
export const mayCareForMails = everyoneInTheTable

/** The company sees how many mails wait or were given up; to whom and about what it does not. */
export const maySeeMailCounts = everyoneInTheTable
