import type { SessionEnd } from '@sabimark/domain/people/sessions/session-end.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { countUnread } from '../../platform/notice/count-unread.ts'
import { selectOptionalMe, selectOptionalSchoolStatus } from '../account/membership.db.ts'
import type { PeopleServices } from '../account/services.ts'

const nobody = { me: null, sessionLeftMs: null }

/**
 * Who is signed in on this browser, and how long that lasts without use; null for nobody, and then why no more, for a
 * session without a school, and for who may no longer.
 */
export async function readMe(room: PeopleServices, request: RequestFacts) {
  const { identity, pools } = room
  const session = await identity.whoIsTold(request)
  if (!session) return { ...nobody, ...(await whyEnded(room, request)) }
  if (!session.schoolId) return nobody
  const { schoolId, accountId } = session
  return await inSchool(pools.app, { schoolId }, async (tx) => {
    const [me, unreadCount] = await Promise.all([selectOptionalMe(tx, accountId), countUnread(tx, accountId)])
    if (!me) return nobody
    const { leftMs, endsAfterExam } = session
    return {
      me: { ...me, unreadCount },
      sessionLeftMs: Math.floor(leftMs),
      ...(endsAfterExam ? { endsAfterExam } : {}),
    }
  })
}

/** A school that is suspended lets nobody in again, whatever else ended the session. */
async function whyEnded({ identity, pools }: PeopleServices, request: RequestFacts): Promise<{ ended?: SessionEnd }> {
  const why = await identity.whyEnded(request)
  if (!why) return {}
  const { ended, schoolId } = why
  const status = schoolId ? await inSchool(pools.app, { schoolId }, selectOptionalSchoolStatus) : undefined
  if (status === 'inactive') return { ended: 'suspended' }
  return { ended }
}
