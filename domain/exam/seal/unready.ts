/**
 * Why a device says of itself that it is not ready, as it tells its candidate: the browser keeps nothing, or no more; it has no worker; the page
 * or the paper is another since; the network stopped; some of it has gone from there; anything else.
 */
export const deviceReasons = [
  'no_space',
  'no_store',
  'no_worker',
  'gone',
  'other_build',
  'changed',
  'no_network',
  'failed',
] as const
export type DeviceReason = (typeof deviceReasons)[number]

/**
 * Why a candidate has no device that is ready, what needs somebody first. Beside what a device says the server knows: it has the times of
 * before the sitting was moved (`moved`), it asked for the paper and has not said that all of it is there (`begun`), none has asked (`never`).
 */
export const unreadyReasons = [...deviceReasons, 'moved', 'begun', 'never'] as const
export type UnreadyReason = (typeof unreadyReasons)[number]

/** What is known of a candidate's devices with the live seal: `why`: what was kept of it; `isEarlier`: one has the paper of an ended seal. */
export type KnownOfDevice = {
  fetchedAt: Date | null
  readyAt: Date | null
  why: DeviceReason | 'moved' | null
  isEarlier: boolean
}

/** Why a candidate has no device that is ready; null: they have one, whatever another of theirs said. */
export function whyUnready({ fetchedAt, readyAt, why, isEarlier }: KnownOfDevice): UnreadyReason | null {
  if (readyAt !== null) return null
  if (fetchedAt === null) return isEarlier ? 'changed' : 'never'
  return why ?? 'begun'
}

/** What becomes of a device that was ready. `changed` can meet one that never was, too: the paper was changed while it was fetched. */
export type LostReason = Extract<DeviceReason, 'gone' | 'other_build' | 'changed'>

/** Whether a device that was ready is so no more when it says this. */
export function endsReadiness(why: DeviceReason): why is LostReason {
  return why === 'gone' || why === 'other_build' || why === 'changed'
}
