import type { Role } from './role.ts'

/** One of the made-up people of demo mode: an address to sign in with, and who one is then. */
export type DemoAccount = { email: string; name: string; role: Role }

/** Shared by all of them, and shown on the sign-in page: it opens nothing but sample data on the device itself. */
export const demoPassword = 'demo1234'

/**
 * Who can be tried out without an account. Their addresses end in `.example`, which sign-up refuses, so that none is ever
 * somebody's.
 */
export const demoAccounts = [
  { email: 'super@sabimark.example', name: 'Sade Sample', role: 'super_admin' },
  { email: 'admin@greenfield.example', name: 'Ada Sample', role: 'school_admin' },
  { email: 'teacher@greenfield.example', name: 'Tunde Sample', role: 'teacher' },
  { email: 'student@greenfield.example', name: 'Chidi Sample', role: 'student' },
] as const satisfies readonly DemoAccount[]

/** The demo account of an address as somebody types it; undefined for every other address. */
export function demoAccountOf(email: string): DemoAccount | undefined {
  const wanted = email.trim().toLowerCase()
  return demoAccounts.find((account) => account.email === wanted)
}
