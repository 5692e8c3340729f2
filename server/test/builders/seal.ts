import { type SealedPaper, sealPaper } from '../../src/exam/seal/seal-paper.ts'
import { selectContent } from '../../src/exam/version/content.ts'
import { inSchool } from '../../src/platform/database/tenant.ts'
import type { TestServer } from '../server.ts'

type Of = { school: { schoolId: string }; examId: string }

/** Offers the first sitting of an exam without pictures without a network; answers its seal and what opens it. */
export async function offered(server: TestServer, { school, examId }: Of): Promise<SealedPaper> {
  return await inSchool(server.pools.app, school, async (tx) => {
    const { id, versionId } = await tx.one<{ id: string; versionId: string }>(
      'SELECT id, version_id AS "versionId" FROM exam_sittings WHERE exam_id = $1 ORDER BY opens_at LIMIT 1',
      [examId],
    )
    const { content } = await selectContent(tx, versionId)
    const sealed = await sealPaper(content, async () => undefined)
    await tx.run(
      `INSERT INTO sitting_seals (school_id, id, sitting_id, version_id, code, key, made_at) VALUES ($1, $2, $3, $4, $5, $6, now())`,
      [tx.schoolId, sealed.sealId, id, versionId, sealed.code, sealed.key],
    )
    for (const [number, { bytes, sha256 }] of sealed.parts.entries()) {
      await tx.run('INSERT INTO sealed_parts VALUES ($1, $2, $3, $4, $5)', [
        ...[tx.schoolId, sealed.sealId, number, bytes, sha256],
      ])
    }
    return sealed
  })
}

/** The seal is not the live one of its sitting any more, as after changes are published. */
export async function endSeal(server: TestServer, { school }: Pick<Of, 'school'>, sealId: string): Promise<void> {
  await inSchool(server.pools.app, school, (tx) =>
    tx.run('UPDATE sitting_seals SET ended_at = now() WHERE school_id = $1 AND id = $2', [tx.schoolId, sealId]),
  )
}
