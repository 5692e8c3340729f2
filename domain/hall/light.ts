import type { CandidateStanding } from '../exam/time/candidate-standing.ts'

/** How a candidate was heard: they looked at the exam before its start, a page of theirs called, or their heartbeat came. */
export const lanes = ['door', 'http', 'socket'] as const
export type Lane = (typeof lanes)[number]

/** Where a candidate stands as the board shows it; each candidate has exactly one. */
export const lights = [
  'excused',
  'absent',
  'not_here',
  'at_the_door',
  'writing',
  'quiet',
  'gone',
  'away',
  'time_over',
  'handed_in',
  'late',
  'on_device',
] as const
export type Light = (typeof lights)[number]

/**
 * What a light is read from. `endedByTime`: nobody handed in, the clock did. `isLate`: answers came late and wait for staff. `isAway`: the
 * log has a leave and no return. `heardMs`: how long ago they were heard, null for never; `lane`: how.
 */
export type LightFacts = {
  standing: CandidateStanding
  endedByTime: boolean
  isLate: boolean
  isAway: boolean
  heardMs: number | null
  lane: Lane | null
}

const secondMs = 1_000
/** A page at the door asks about so often; who closed it is not at the door any more. */
export const atTheDoorMs = 30 * secondMs
/** A heartbeat comes each 25 s; a page without one says something when it has something to say, and each two minutes at least. */
const patienceMs = {
  socket: { writing: 60 * secondMs, quiet: 180 * secondMs },
  http: { writing: 150 * secondMs, quiet: 300 * secondMs },
} as const

/**
 * The light of a candidate, for any facts there can be. Away goes before quiet: a page in the background is slowed down by its browser
 * and still there.
 */
export function lightOf({ standing, endedByTime, isLate, isAway, heardMs, lane }: LightFacts): Light {
  if (standing === 'handed_in') return isLate ? 'late' : endedByTime ? 'time_over' : 'handed_in'
  if (standing === 'not_begun' || standing === 'on_device') {
    const isAtTheDoor = lane !== null && heardMs !== null && heardMs <= atTheDoorMs
    return isAtTheDoor ? 'at_the_door' : standing === 'not_begun' ? 'not_here' : 'on_device'
  }
  if (standing !== 'running') return standing
  if (isAway) return 'away'
  const { writing, quiet } = patienceMs[lane === 'socket' ? 'socket' : 'http']
  if (heardMs === null || heardMs > quiet) return 'gone'
  return heardMs <= writing ? 'writing' : 'quiet'
}

/**
 * For how many milliseconds more a light stays as it is while nothing more is heard and the standing stays: after these it may be another
 * one, Infinity where time alone changes nothing.
 */
export function lightStaysMs({ standing, isAway, heardMs, lane }: Omit<LightFacts, 'endedByTime' | 'isLate'>): number {
  if (heardMs === null) return Infinity
  const { writing, quiet } = patienceMs[lane === 'socket' ? 'socket' : 'http']
  const isAwaited = standing === 'not_begun' || standing === 'on_device'
  if (isAwaited) return heardMs <= atTheDoorMs ? atTheDoorMs - heardMs : Infinity
  if (standing !== 'running' || isAway || heardMs > quiet) return Infinity
  return (heardMs <= writing ? writing : quiet) - heardMs
}
