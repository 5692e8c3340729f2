import { randomBytes } from 'node:crypto'
import { topicsOf } from '@sabimark/domain/notice/topics.ts'
import { teacherJoined } from '@sabimark/domain/people/people-notices.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import { newId } from '../../src/platform/ids.ts'
import { askForMail } from '../../src/platform/mail/ask-for-mail.ts'
import { tell } from '../../src/platform/notice/tell.ts'
import type { Person } from './people.ts'
import { aCursorOfTheirs, type IdField, type Row } from './row.ts'
import type { World } from './world.ts'

/** A new notice of this person, as their list has it. */
async function aNoticeOf({ server }: World, { schoolId, userId }: Person): Promise<string> {
  const about = randomBytes(5).toString('hex')
  return await inSchool(server.pools.app, { schoolId }, async (tx) => {
    await tell(tx, teacherJoined, [{ userId, about, data: { name: 'Somebody' } }])
    return (await tx.one<{ id: string }>('SELECT id FROM notices WHERE user_id = $1 AND about = $2', [userId, about]))
      .id
  })
}

/** A mail of the school that has failed once and waits. */
async function aMailOf({ server }: World, { schoolId, marker }: World['ours']): Promise<string> {
  const to = `${newId()}@${marker}.test`
  return await inSchool(server.pools.app, { schoolId }, async (tx) => {
    await askForMail(tx, { kind: 'reset_password', to, data: { name: 'A', school: 'B', link: 'http://c.test/d' } })
    return (
      await tx.one<{ id: string }>(
        `UPDATE mails SET tries = 1, last_failed_at = now(), last_problem = 'no_connection' WHERE to_address = $1
         RETURNING id`,
        [to],
      )
    ).id
  })
}

const noticesOfTheirs = async (world: World) => {
  const { admin, teacher, student } = world.theirs
  return [await aNoticeOf(world, admin), await aNoticeOf(world, teacher), await aNoticeOf(world, student)]
}
const aPlaceInTime: IdField = {
  foreign: noticesOfTheirs,
  verdict: 'allowed',
  why: 'everything of the own up to it is read: an id of another school is a place in time and nothing more',
}
/** A topic that concerns everybody who is asked as. */
const topicOf = ({ role }: Person) => topicsOf(role)[0] ?? 'report_ready'

const seen = {
  'another teacher': 'allowed',
  'another student': 'allowed',
  'a classmate': 'allowed',
  'the same role of another school': 'allowed',
} as const

const seenByStudents = {
  'another student': 'allowed',
  'a classmate': 'allowed',
  'the same role of another school': 'allowed',
} as const

export const noticeRows = {
  'notice.list': {
    input: () => ({}),
    beyond: seen,
    ids: { cursor: aCursorOfTheirs(noticesOfTheirs) },
  },
  'notice.markRead': {
    input: async (world, caller) => ({ ids: [await aNoticeOf(world, caller)] }),
    beyond: {
      'another teacher': 'UNKNOWN_NOTICE',
      'another student': 'UNKNOWN_NOTICE',
      'a classmate': 'UNKNOWN_NOTICE',
      'the same role of another school': 'UNKNOWN_NOTICE',
    },
    ids: { 'ids[]': { foreign: noticesOfTheirs, verdict: 'UNKNOWN_NOTICE' }, upTo: aPlaceInTime },
    also: [
      {
        what: 'all up to an id of another school',
        role: 'teacher',
        input: ({ theirs }) => ({ upTo: theirs.teacher.userId }),
        verdict: 'allowed',
      },
    ],
  },
  'notice.preferences': { input: () => undefined, beyond: seen },
  'notice.savePreferences': {
    input: (_world, caller) => ({ changes: [{ topic: topicOf(caller), channel: 'email', isOn: true }] }),
    beyond: seen,
  },
  'notice.reminders': { input: () => undefined, beyond: seenByStudents },
  'notice.setReminders': { input: () => ({ beforeMinutes: [60] }), beyond: seenByStudents },
  'notice.setReminder': {
    input: ({ ours }) => ({ sittingId: ours.scheduledSittingId, beforeMinutes: [60] }),
    beyond: {
      'another student': 'UNKNOWN_SITTING',
      'a classmate': 'allowed',
      'the same role of another school': 'UNKNOWN_SITTING',
    },
    ids: {
      sittingId: { foreign: ({ theirs }) => [theirs.scheduledSittingId], verdict: 'UNKNOWN_SITTING' },
    },
  },
  'notice.listMails': {
    input: () => ({}),
    beyond: { 'the same role of another school': 'allowed' },
    ids: { cursor: aCursorOfTheirs(async (world) => [await aMailOf(world, world.theirs)]) },
  },
  'notice.sendMailAgain': {
    input: async (world) => ({ id: await aMailOf(world, world.ours) }),
    beyond: { 'the same role of another school': 'UNKNOWN_MAIL' },
    ids: { id: { foreign: async (world) => [await aMailOf(world, world.theirs)], verdict: 'UNKNOWN_MAIL' } },
  },
  'notice.countMails': { input: () => undefined },
} as const satisfies Record<string, Row>
