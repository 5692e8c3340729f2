/** What the address of a slip fills in at sign-in: the school's subdomain and the student ID. */
export type SlipRead = { school: string; studentNumber: string }

/** As long as either may be. */
const longest = 100

/**
 * Reads the part of an address behind its #, which anybody may have written: null where it is not a slip's, is longer than
 * a slip's can be, or names an email address.
 */
export function readSlip(fragment: string): SlipRead | null {
  // Before it is taken apart, so that a fragment of megabytes costs nothing.
  if (fragment.length > 10 * longest) return null
  const said = new URLSearchParams(fragment.replace(/^#/, ''))
  const school = said.get('s')?.trim().toLowerCase() ?? ''
  const studentNumber = said.get('i')?.trim() ?? ''
  const isWhole = school !== '' && studentNumber !== '' && !studentNumber.includes('@')
  return isWhole && school.length <= longest && studentNumber.length <= longest ? { school, studentNumber } : null
}

/** Says whether an address looks like a slip's, whole or not: then it does not stay where the next one can read it. */
export function isOfSlip(fragment: string): boolean {
  return /^#[si]=/.test(fragment)
}
