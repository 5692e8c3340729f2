const minuteMs = 60_000

/** A device may fetch a sealed paper from so long before the doors open: a week, so that a school can prepare on any day. */
const fetchedBeforeMs = 7 * 24 * 60 * minuteMs

/** An invigilator may look at the hall code from so long before the doors open; who runs the exam may at any time. */
const shownBeforeMs = 60 * minuteMs

type Doors = { opensAt: Date; closesAt: Date }

/** From when on a device may fetch the sealed paper. */
export function fetchedFrom({ opensAt }: Pick<Doors, 'opensAt'>): Date {
  return new Date(opensAt.getTime() - fetchedBeforeMs)
}

/** Whether a device may fetch the sealed paper now. */
export function mayFetchSealed({ opensAt, closesAt }: Doors, now: Date): boolean {
  return now >= fetchedFrom({ opensAt }) && now < closesAt
}

/** Whether somebody may be shown the hall code now. */
export function mayShowHallCode({ runsExam, opensAt }: { runsExam: boolean; opensAt: Date }, now: Date): boolean {
  return runsExam || now.getTime() >= opensAt.getTime() - shownBeforeMs
}

/** Whether staff can say that a hall began at this moment: within the sitting, and not to come. */
export function canHaveBegun({ opensAt, closesAt }: Doors, at: Date, now: Date): boolean {
  return at >= opensAt && at < closesAt && at <= now
}

/** A seal as it is kept: when anybody first looked at its code, and when another took its place or it was taken back. */
type Seal = { shownAt: Date | null; endedAt: Date | null }

/** Whether devices can be prepared with it, and a start gives its key. */
export function isSealLive({ endedAt }: Pick<Seal, 'endedAt'>): boolean {
  return endedAt === null
}

/** Whether somebody may have begun with its code without the server knowing: then what is asked and when stays as it is. */
export function mayHaveBegunUnheard(seal: Seal): boolean {
  return isSealLive(seal) && seal.shownAt !== null
}
