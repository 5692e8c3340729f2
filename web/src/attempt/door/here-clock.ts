import type { KeptPackage } from '../../exam/package/package-store.ts'

/** By which this device tells the time of a paper: the server's last answer about it, and the own clock then. */
export const clockOf = ({ facts, wallMs }: KeptPackage) => ({ serverMs: Date.parse(facts.now), wallMs })

export const doorsOf = ({ facts }: KeptPackage) => ({
  opensAt: new Date(facts.opensAt),
  closesAt: new Date(facts.closesAt),
})
