import { selectContentByHash } from '../exam/version/content.ts'
import type { MemberArgs } from '../platform/http/route.ts'
import { hasAttemptOn } from './attempt.db.ts'

export { isTheirExam } from '../exam/exam.access.ts'

/** Staff of the school read every paper; a candidate one they have begun to sit, never one still to come. */
export async function readableContent({ tx, input, actor }: MemberArgs<{ contentHash: string }>) {
  const version = await selectContentByHash(tx, input.contentHash)
  if (!version) return undefined
  const isStaff = actor.role === 'school_admin' || actor.role === 'teacher'
  return isStaff || (await hasAttemptOn(tx, version.versionId, actor.userId)) ? version.content : undefined
}
