import { type AuthorOrder, buildPaper, type Paper } from '@sabimark/domain/exam/paper.ts'
import type { ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectSections } from '../draft/sections.db.ts'
import { type ExamRow, selectOptionalExam } from '../exam.db.ts'
import { assembleContent } from './assemble-content.ts'
import { glanceAtContent, hashOf } from './content.ts'
import { selectBankQuestionsOf, selectKey, selectOptionalNewestVersion } from './version.db.ts'

export type ExamPreview = {
  title: string
  subject: string
  instructions: string
  durationMinutes: number
  shuffleQuestions: boolean
  shuffleOptions: boolean
  content: ExamContent
  authorOrder: AuthorOrder
  key: ExamKey
  /** What everybody has beside their answers, by a correction. */
  bonusHundredths: number
}

/**
 * An exam as staff try it out, with its key: the published version, or a draft as it stands now (perhaps without any
 * question). Stores nothing; the ids of a draft's questions are the same at every call, so that its answers can be
 * marked.
 */
export async function previewContent(tx: Tx, examId: string): Promise<ExamPreview | undefined> {
  const exam = await selectOptionalExam(tx, examId)
  if (!exam) return undefined
  const { title, subject, instructions, shuffleQuestions, shuffleOptions } = exam
  const durationMinutes = exam.sittingMinutes ?? exam.durationMinutes
  const asked = await askedIn(tx, exam)
  return { title, subject, instructions, durationMinutes, shuffleQuestions, shuffleOptions, ...asked }
}

/** The paper staff try out: the same at every look, so that what they answered can be marked. */
export function previewOrder(examId: string, preview: ExamPreview): Paper['order'] {
  return buildPaper(preview.content, `preview:${examId}`, preview, preview.authorOrder).order
}

async function askedIn(
  tx: Tx,
  { id: examId, status, negative }: Pick<ExamRow, 'id' | 'status' | 'negative'>,
): Promise<Pick<ExamPreview, 'content' | 'authorOrder' | 'key' | 'bonusHundredths'>> {
  // A draft that was withdrawn has versions, too.
  const version = status === 'draft' ? undefined : await selectOptionalNewestVersion(tx, examId)
  if (!version) {
    // The bank's own ids tell which question was written first.
    const paper = { sections: await selectSections(tx, examId), negative }
    const idOf = (bankId: string) => hashOf(`${examId} ${bankId}`).slice(0, 24)
    return { ...assembleContent(await selectBankQuestionsOf(tx, examId), idOf, paper), bonusHundredths: 0 }
  }
  const { content, authorOrder } = await glanceAtContent(tx, version.versionId)
  const { key, bonusHundredths } = await selectKey(tx, version.versionId)
  return { content, authorOrder, key, bonusHundredths }
}
