import { createDecipheriv } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { PackedOrder } from '@sabimark/domain/exam/seal/packed-order.ts'
import { sealedForm, sealedLabel } from '@sabimark/domain/exam/seal/sealed-form.ts'
import type { SealedPaper } from '../../src/exam/seal/seal-paper.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import type { TestClient } from '../client.ts'
import type { TestServer } from '../server.ts'
import { newPageId } from './sitting.ts'

type Of = { school: { schoolId: string }; examId: string; teacher: TestClient }

/** Its owner offers the first sitting of an exam without a network; answers its seal and what opens it. */
export async function offered(server: TestServer, { school, examId, teacher }: Of): Promise<SealedPaper> {
  const [sittingId = ''] = (await teacher.exam.get({ examId })).sittings.map(({ id }) => id)
  await teacher.exam.offerOffline({ examId, sittingId, isOffered: true })
  return await inSchool(server.pools.app, school, async (tx) => {
    const opens = await tx.one<{ sealId: string; code: string; key: Buffer }>(
      'SELECT id AS "sealId", code, key FROM sitting_seals WHERE school_id = $1 AND sitting_id = $2 AND ended_at IS NULL',
      [tx.schoolId, sittingId],
    )
    const parts = await tx.rows<SealedPaper['parts'][number]>(
      'SELECT bytes, sha256 FROM sealed_parts WHERE school_id = $1 AND seal_id = $2 ORDER BY number',
      [tx.schoolId, opens.sealId],
    )
    return { ...opens, parts }
  })
}

/** The seal is not the live one of its sitting any more, as after changes are published. */
export async function endSeal(server: TestServer, { school }: Pick<Of, 'school'>, sealId: string): Promise<void> {
  await inSchool(server.pools.app, school, (tx) =>
    tx.run('UPDATE sitting_seals SET ended_at = now() WHERE school_id = $1 AND id = $2', [tx.schoolId, sealId]),
  )
}

/** Opens what was sealed, as a device with the key does. */
export function unsealed(bytes: Buffer, label: string, key: Buffer): string {
  const { nonceBytes, tagBytes } = sealedForm
  const open = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes)).setAAD(Buffer.from(label))
  open.setAuthTag(bytes.subarray(-tagBytes))
  return gunzipSync(Buffer.concat([open.update(bytes.subarray(nonceBytes, -tagBytes)), open.final()])).toString()
}

/** What is sealed for one candidate alone. */
export type OwnPart = {
  attemptId: string
  passTicket: string
  deliveryTicket: string
  order: PackedOrder
  durationMs: number
  extraMs: number
  title: string
}

/** The own part of what a device fetched. */
export function ownPartOf({ sealId, key }: SealedPaper, own: string, studentId: string): OwnPart {
  return JSON.parse(unsealed(Buffer.from(own, 'base64'), sealedLabel(sealId, { ownOf: studentId }), key))
}

/** Gets a device of this student ready; answers what opens once its candidate has the code. */
export async function packed(
  { client, student }: { client: TestClient; student: { id: string } },
  sealed: SealedPaper,
  examId: string,
): Promise<OwnPart> {
  const { own } = await client.attempt.package({ examId, knows: 1_000, has: sealed.sealId })
  return ownPartOf(sealed, own, student.id)
}

/** Somebody has looked at the hall code so long ago. */
export async function shown(server: TestServer, { school }: Pick<Of, 'school'>, sealId: string, agoMs = 0) {
  await inSchool(server.pools.app, school, (tx) =>
    tx.run(
      `UPDATE sitting_seals SET shown_at = now() - make_interval(secs => $3::float8 / 1000) WHERE school_id = $1 AND id = $2`,
      [...[tx.schoolId, sealId, agoMs]],
    ),
  )
}

/** What a page says that comes back with a pass. */
export const comesBack = (
  ticket: string,
  said: { pageId?: string; epoch?: number; begunAgoMs?: number; walls?: { begun: number; now: number } } = {},
) => ({
  ...{ ticket, pageId: newPageId(), epoch: 0, begunAgoMs: 0, breaks: 0 },
  walls: { begun: 1_795_000_000_000, now: 1_795_000_000_000 },
  ...said,
})
