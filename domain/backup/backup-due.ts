const hourMs = 60 * 60 * 1000

/** Without a good backup for longer, people are told. */
const lateAfterMs = 48 * hourMs

/** Without one for longer, the next is taken whatever is under way: early enough to be written before anybody is told. */
const waitsAtMostMs = 44 * hourMs

/** An exam that is open for longer, as homework is, is not one that somebody sits at one time: no backup waits for its end. */
export const sittingAtMostMs = 12 * hourMs

/** So long before a sitting opens nothing begins that could make its start slower. */
export const quietBeforeMs = 30 * 60 * 1000

/** 02:00 in Lagos, which is an hour ahead of UTC all year. */
const nightlyAtMs = hourMs
const dayMs = 24 * hourMs

export type BackupsSoFar = {
  /** What the last good backup holds is as of then; null for none. */
  lastAt: Date | null
  /** Since when this database is what it is: it was made then, or a backup was restored into it. */
  startedAt: Date
  now: Date
}

/** One opening of an exam of any school: somebody may sit it from one time until the other. */
export type Opening = { opensAt: Date; closesAt: Date }

/** Whether it has been 02:00 in Lagos since the last good backup; without any it is time at once. */
export function isBackupTime({ lastAt, now }: Omit<BackupsSoFar, 'startedAt'>): boolean {
  if (!isPast(lastAt, now)) return true
  const daysSinceNight = Math.floor((now.getTime() - nightlyAtMs) / dayMs)
  return lastAt.getTime() < daysSinceNight * dayMs + nightlyAtMs
}

/**
 * Whether the next backup is taken now: it is time, or none is in the place where they go, and nobody sits an exam or soon will; or it can
 * wait no longer.
 */
export function isBackupDue(so: BackupsSoFar, openings: readonly Opening[], isNewPlace = false): boolean {
  if (isQuiet(openings, so.now)) return isNewPlace || isBackupTime(so)
  return isBackupTime(so) && withoutOneMs(so) > waitsAtMostMs
}

function isQuiet(openings: readonly Opening[], now: Date): boolean {
  const soon = now.getTime() + quietBeforeMs
  return openings.every(
    ({ opensAt, closesAt }) =>
      opensAt.getTime() > soon || closesAt <= now || closesAt.getTime() - opensAt.getTime() > sittingAtMostMs,
  )
}

/** Whether there has been no good backup for 48 hours: since the last one, or since the database is what it is. */
export function isBackupLate(so: BackupsSoFar): boolean {
  return withoutOneMs(so) > lateAfterMs
}

function withoutOneMs({ lastAt, startedAt, now }: BackupsSoFar): number {
  const since = isPast(lastAt, now) ? lastAt : startedAt
  return now.getTime() - since.getTime()
}

/** One from the future was taken while the clock was wrong: nothing says when it really was. */
function isPast(lastAt: Date | null, now: Date): lastAt is Date {
  return lastAt !== null && lastAt <= now
}
