import { lookOf } from '../words/signs/look-alike.ts'
import { foldForSearch } from '../words/signs/search-fold.ts'

const minLength = 3
/** The longest label the domain name system allows. */
const maxLength = 63

/** Names that are ours, or that a school's visitors would mistake for ours. */
const reserved = new Set(
  (
    'platform www api app admin administrator root mail email smtp imap pop ftp ns ns1 ns2 dns mx cdn static assets files ' +
    'auth login signin signup logout account accounts billing pay help support status docs blog demo test staging dev ' +
    'health security abuse postmaster hostmaster webmaster localhost internal sabimark'
  ).split(' '),
)

/** The message for a subdomain another school has, and for one we keep or that looks like it. */
export const subdomainTaken = 'This domain is already taken. Please choose another.'

/** What stays of a subdomain while it is typed: lowercase letters and digits (specification part 1, section 5). */
export function cleanSubdomain(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** What kept names look like. Of three letters too many abbreviations of schools do, so only longer ones keep their look. */
const reservedLooks = new Set([...reserved].filter((name) => name.length > 3).map(lookOf))

/** Whether the name is kept for the platform itself. */
export function isReservedSubdomain(value: string): boolean {
  return reserved.has(value)
}

/**
 * The specification's message for the first rule broken, or null. Whether another school has it only the database
 * knows.
 */
export function subdomainProblem(value: string): string | null {
  if (value === '') return 'Domain is required.'
  if (!/^[a-z0-9]+$/.test(value)) return 'Domain can only contain lowercase letters and numbers'
  if (value.length < minLength) return `Domain must be at least ${minLength} characters`
  if (value.length > maxLength) return `Domain must be at most ${maxLength} characters`
  if (isReservedSubdomain(value) || reservedLooks.has(lookOf(value))) return subdomainTaken
  return null
}

/** Longer names are cut: an address is typed by hand. */
const proposedLength = 30

/**
 * The subdomains a school of this name may be given, the best first: its letters and digits, then numbered. Each keeps the rules of
 * `subdomainProblem`; which of them another school has only the database knows.
 */
export function proposedSubdomains(schoolName: string): string[] {
  const plain = cleanSubdomain(foldForSearch(schoolName)).slice(0, proposedLength)
  const stem = plain.length < minLength ? `school${plain}` : plain
  const numbered = Array.from({ length: 98 }, (_, index) => `${stem}${index + 2}`)
  return [stem, ...numbered].filter((one) => subdomainProblem(one) === null)
}
