import { afterHandingInMs } from '@sabimark/domain/people/sessions/session-watch.ts'
import { endSessionsAfterExam, restoreCutSessions } from '../people/account/session.db.ts'
import { inSchool } from '../platform/database/tenant.ts'
import type { SessionLeft } from '../platform/http/route.ts'
import type { Services } from '../platform/process/services.ts'
import { selectAccountsDone, selectSitting } from './attempt.db.ts'

/** Who has handed in. */
export type Leaver = { schoolId: string; studentId: string }

/** Who has started an exam, and the session it was started by. */
export type Starter = Leaver & { accountId: string; token: string }

/** A hall that hands in together costs two statements, not two a candidate. */
const gatherMs = 1_000

/**
 * Leaves candidates who have handed in on a shared computer a few minutes of their session, all of a school together;
 * who is still sitting another exam keeps it.
 */
export async function shortenSessions(
  { pools }: Pick<Services, 'pools'>,
  { schoolId, studentIds }: { schoolId: string; studentIds: readonly string[] },
): Promise<void> {
  const accountIds = await inSchool(pools.app, { schoolId }, (tx) => selectAccountsDone(tx, studentIds))
  if (accountIds.length > 0) await endSessionsAfterExam(pools.auth, { schoolId, accountIds, inMs: afterHandingInMs })
}

/** Gives back the sessions of those who sit an exam now; who was refused a start keeps the few minutes. */
async function giveBackSessions({ pools }: Pick<Services, 'pools'>, schoolId: string, starters: readonly Starter[]) {
  const studentIds = starters.map(({ studentId }) => studentId)
  const sitting = await inSchool(pools.app, { schoolId }, (tx) => selectSitting(tx, studentIds))
  const sessions = starters.filter(({ studentId }) => sitting.has(studentId))
  if (sessions.length > 0) await restoreCutSessions(pools.auth, { schoolId, sessions })
}

/** Whether handing in has cut this session: one that nears its own end is taken for one, and stays as it is. */
export const isCut = ({ endsAfterExam, leftMs }: SessionLeft): boolean => endsAfterExam && leftMs <= afterHandingInMs

export type SessionsAfterExam = {
  /** Leaves who has handed in a few minutes of their session. */
  shortenSoon(leaver: Leaver): void
  /** Gives back the session of who starts the next exam: handing in one must not sign them out of it. */
  giveBackSoon(starter: Starter): void
}

/** Both a moment later, beside saves and starts. They promise nothing beyond a crash of the server: the page signs out, too. */
export function createSessionsAfterExam(services: Pick<Services, 'pools' | 'log'>): SessionsAfterExam {
  const { log } = services
  const shortenSoon = gather<Leaver>(async (schoolId, leavers) => {
    const studentIds = leavers.map(({ studentId }) => studentId)
    await shortenSessions(services, { schoolId, studentIds }).catch((error: unknown) =>
      log.error({ err: error, candidates: studentIds.length }, 'sessions after an exam were not cut'),
    )
  })
  const giveBackSoon = gather<Starter>(async (schoolId, starters) => {
    await giveBackSessions(services, schoolId, starters).catch((error: unknown) =>
      log.error({ err: error, candidates: starters.length }, 'sessions of the next exam were not kept'),
    )
  })
  return { shortenSoon, giveBackSoon }
}

/** Hands on what came within a moment, school by school; `handOn` does not fail. */
function gather<One extends { schoolId: string }>(handOn: (schoolId: string, all: One[]) => Promise<void>) {
  let waiting = new Map<string, One[]>()
  const handOnAll = async () => {
    const bySchool = waiting
    waiting = new Map()
    for (const [schoolId, all] of bySchool) await handOn(schoolId, all)
  }
  return (one: One): void => {
    if (waiting.size === 0) setTimeout(() => void handOnAll(), gatherMs).unref()
    waiting.set(one.schoolId, [...(waiting.get(one.schoolId) ?? []), one])
  }
}
