import { examStatistics } from '@sabimark/domain/result/statistics/exam-statistics.ts'
import { glanceAtContent } from '../../exam/version/content.ts'
import { selectKey } from '../../exam/version/version.db.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import type { Services } from '../../platform/process/services.ts'
import { alikeVersions } from './alike-versions.ts'
import { marksOfExam } from './marks-of-exam.ts'
import { selectCountedPapers, upsertCopy } from './statistics.db.ts'

/** Computes the statistics of one exam from all its papers. Done twice, nothing changes. */
export function computeStatistics({ pools }: Pick<Services, 'pools'>): Worker {
  return ({ schoolId, reference }) => {
    const [examId = ''] = reference.split(' ')
    return inSchool(pools.app, { schoolId }, (tx) => storeStatistics(tx, examId))
  }
}

/** The same in a transaction that goes on with them. */
export async function storeStatistics(tx: Tx, examId: string): Promise<void> {
  const version = await alikeVersions(tx, examId)
  if (!version) return
  const { versionId, versionIds } = version
  const { content } = await glanceAtContent(tx, versionId)
  const { key } = await selectKey(tx, versionId)
  const papers = await selectCountedPapers(tx, examId, versionIds)
  await upsertCopy(tx, examId, {
    versionId,
    keyRevision: papers.reduce((newest, { keyRevision }) => Math.max(newest, keyRevision), 1),
    paperCount: papers.length,
    markedSum: String(papers.reduce((sum, { markedMs }) => sum + BigInt(markedMs), 0n)),
    figures: examStatistics(marksOfExam(content, key, papers)),
    computedAt: tx.now,
  })
}
