import type { SealedPaper } from '../../src/exam/seal/seal-paper.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import type { TestClient } from '../client.ts'
import type { TestServer } from '../server.ts'

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
