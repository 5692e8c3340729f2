import type { Paper } from '@sabimark/domain/exam/paper.ts'
import type { ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { selectOptionalExam } from '../exam.db.ts'
import { assembleContent } from './assemble-content.ts'
import { hashOf, selectContent } from './content.ts'
import { selectBankQuestionsOf, selectKey, selectOptionalNewestVersion } from './version.db.ts'

export type ExamPreview = {
  title: string
  subject: string
  instructions: string
  durationMinutes: number
  shuffleQuestions: boolean
  shuffleOptions: boolean
  content: ExamContent
  authorOrder: Paper['order']
  key: ExamKey
}

/**
 * An exam as staff try it out, with its key: the published version, or a draft as it stands now (perhaps without any
 * question). Stores nothing; the ids of a draft's questions are the same at every call, so that its answers can be
 * marked.
 */
export async function previewContent(tx: Tx, examId: string): Promise<ExamPreview | undefined> {
  const exam = await selectOptionalExam(tx, examId)
  if (!exam) return undefined
  const { title, subject, instructions, durationMinutes, shuffleQuestions, shuffleOptions } = exam
  const asked = await askedIn(tx, examId)
  return { title, subject, instructions, durationMinutes, shuffleQuestions, shuffleOptions, ...asked }
}

async function askedIn(tx: Tx, examId: string): Promise<Pick<ExamPreview, 'content' | 'authorOrder' | 'key'>> {
  const version = await selectOptionalNewestVersion(tx, examId)
  if (!version) {
    // The bank's own ids tell which question was written first.
    return assembleContent(await selectBankQuestionsOf(tx, examId), (bankId) =>
      hashOf(`${examId} ${bankId}`).slice(0, 24),
    )
  }
  const { content, authorOrder } = await selectContent(tx, version.versionId)
  const { key } = await selectKey(tx, version.versionId)
  return { content, authorOrder, key }
}
