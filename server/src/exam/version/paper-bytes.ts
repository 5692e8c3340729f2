import { picturesIn, textsOf } from '@sabimark/domain/bank/pictures.ts'
import { canonicalJson, type ExamContent } from '@sabimark/domain/exam/version.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { previewContent } from './preview-content.ts'

/** What each candidate's device fetches of an exam as it stands: its questions and their pictures, in bytes before packing. */
export async function paperBytes(tx: Tx, examId: string): Promise<number> {
  const preview = await previewContent(tx, examId)
  if (!preview) return 0
  const { content } = preview
  return Buffer.byteLength(canonicalJson(content)) + (await selectPictureBytes(tx, picturesOf(content)))
}

function picturesOf({ questions, passages = [], sections = [] }: ExamContent): string[] {
  const around = [...passages.map(({ text }) => text), ...sections.map(({ instructions }) => instructions)]
  return picturesIn([...questions.flatMap((question) => textsOf(question)), ...around])
}

async function selectPictureBytes(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { bytes } = await tx.one<{ bytes: number }>(
    'SELECT coalesce(sum(octet_length(bytes)), 0)::bigint AS bytes FROM files WHERE school_id = $1 AND id = ANY ($2)',
    [tx.schoolId, ids],
  )
  return bytes
}
