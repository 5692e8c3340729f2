import { endedBy, type Topic, topicFacts, topicsOf } from '@sabimark/domain/notice/topics.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { Actor } from '../../platform/http/route.ts'
import { selectNotificationSettings } from '../../school/settings/settings.db.ts'
import { selectOptionalEmail, selectPreferences, upsertPreferences } from './preferences.db.ts'

/** The topics that concern the person, with their switches and what the school has switched off. */
export async function readPreferences(tx: Tx, { userId, role }: Pick<Actor, 'userId' | 'role'>) {
  const school = await selectNotificationSettings(tx)
  const own = new Map((await selectPreferences(tx, userId)).map(({ topic, isOn }) => [topic, isOn]))
  return {
    email: await selectOptionalEmail(tx, userId),
    topics: topicsOf(role).map((topic) => ({
      topic,
      channel: 'email' as const,
      isOn: own.get(topic) ?? topicFacts(topic).byEmail,
      endedBy: endedBy(topic, school),
    })),
  }
}

/** Keeps what was changed and nothing else: two windows that change different topics do not undo each other. */
export async function savePreferences(
  tx: Tx,
  { changes }: { changes: { topic: Topic; isOn: boolean }[] },
  actor: Pick<Actor, 'userId' | 'role'>,
) {
  const own = topicsOf(actor.role)
  if (!changes.every(({ topic }) => own.includes(topic))) return refuse('NOT_ALLOWED')
  await upsertPreferences(tx, actor.userId, changes)
  return await readPreferences(tx, actor)
}
