/**
 * Wrong passwords are slowed, never locked: a door that closes for good is a way to keep somebody out of an exam. What
 * others do cannot use up a source that can be told from theirs.
 */
export const sourceKinds = ['own_browser', 'school_browser', 'known_place', 'strange_place'] as const

/**
 * Where a guess comes from, as narrowly as the server can tell:
 * - own_browser: this account has signed in on it before;
 * - school_browser: another person of the school has, and it counts as that person's, whatever browser they use;
 * - known_place: an address where the account or somebody of the school signed in lately, or the hall's own network;
 * - strange_place: any other address.
 */
export type SourceKind = (typeof sourceKinds)[number]

/** So many failures cost nothing; after that each is followed by a wait, twice as long as the one before. */
export type Pace = { free: number; firstWaitSeconds: number; longestWaitSeconds: number; windowHours: number }

/** One source at one account. */
export const atOneAccount: Pace = { free: 5, firstWaitSeconds: 5, longestWaitSeconds: 300, windowHours: 24 }

/** One source at all accounts together, where nobody else stands behind it: a person's browsers, a strange address. */
export const atAllAccounts: Pace = { free: 100, firstWaitSeconds: 5, longestWaitSeconds: 60, windowHours: 1 }

/** All strange addresses together at one account. Known sources have no part in it. */
export const ofAllStrangers: Pace = { free: 50, firstWaitSeconds: 5, longestWaitSeconds: 900, windowHours: 24 }

/**
 * A school's own address is never closed, however many fail there: a whole hall stands behind it. With more failures
 * than a hall's slips of the finger in an hour, each account has one free try from there instead of five.
 */
export const crowdAtKnownPlace = { failures: 300, free: 1 } as const

/** How many other people's sign-ins on one browser count, the latest first. */
export const mostKnownMembers = 3

/** One person makes no more addresses known than this within the days a place stays known. */
export const placesOfOnePerson = { most: 3, days: 7 } as const

/** How long a browser is known after its last sign-in. */
export const browserDays = 180

/** Failures within the window of a pace, and how long ago the last one was. Right passwords are never counted. */
export type Failures = { count: number; lastAgoSeconds: number }

/** What is known of one source. `strangers` is the same for every source of the account. */
export type Source = { kind: SourceKind; atAccount: Failures; atAll: Failures }

/** The first source through which another password may be tried; with none, the seconds until the first is open. */
export type GuessVerdict = { through: number | null; waitSeconds: number }

/** Whether a guess that comes from all these sources at once may be made; the narrowest source stands first. */
export function guessVerdict(sources: Source[], strangers: Failures): GuessVerdict {
  const waits = sources.map((source) => waitOf(source, strangers))
  const through = waits.indexOf(0)
  return through === -1 ? { through: null, waitSeconds: Math.min(...waits) } : { through, waitSeconds: 0 }
}

function waitOf({ kind, atAccount, atAll }: Source, strangers: Failures): number {
  const isCrowded = kind === 'known_place' && atAll.count >= crowdAtKnownPlace.failures
  const one = waitSeconds(isCrowded ? { ...atOneAccount, free: crowdAtKnownPlace.free } : atOneAccount, atAccount)
  if (kind === 'school_browser') return Math.max(one, waitSeconds(atAllAccounts, atAll))
  if (kind === 'strange_place')
    return Math.max(one, waitSeconds(atAllAccounts, atAll), waitSeconds(ofAllStrangers, strangers))
  return one
}

/** Whole seconds until the next try. */
export function waitSeconds(pace: Pace, { count, lastAgoSeconds }: Failures): number {
  if (count < pace.free) return 0
  const doublings = Math.min(count - pace.free, 30)
  const pause = Math.min(pace.firstWaitSeconds * 2 ** doublings, pace.longestWaitSeconds)
  return Math.max(0, Math.ceil(pause - lastAgoSeconds))
}
