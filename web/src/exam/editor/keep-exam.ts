import type { ExamDetail, KeptExam } from '@sabimark/contract/answers.ts'
import type { Pressed } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { type ExamForm, toExam } from './exam-draft.ts'

/** What to do once the draft is kept. */
export type AfterKeeping = 'stay' | 'publish' | 'start' | 'ask_approval'

/**
 * A random name for one exam to be written, a UUID: whatever is asked twice under it makes one draft.
 * `crypto.randomUUID` is kept from plain-HTTP pages.
 */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

type Asked = {
  examId: string | null
  requestId: string
  revision: number | undefined
  /** What is typed is what this revision holds. */
  isWritten: boolean
  pressed: Pressed
}

/**
 * Keeps the draft, then publishes it, opens it or sends it for approval if asked. `onKept` is told the id as soon as there is one, so that a
 * refused publication is tried again on the same exam; an answer that was lost on the way is asked for again under the
 * same `requestId`. What is written already is not written anew: the same press again is then the same act, so that a
 * publication whose answer was lost is found done. Answers the exam, or null where it was only kept.
 */
export async function keepExam(
  { examId, requestId, revision, isWritten, pressed }: Asked,
  { form, then }: { form: ExamForm; then: AfterKeeping },
  onKept: (kept: KeptExam) => void,
): Promise<ExamDetail | null> {
  const isAsItStands = isWritten && then !== 'stay' && examId !== null && revision !== undefined
  const kept = async () => {
    const input = toExam(form)
    const now =
      examId === null
        ? await made(input, requestId, pressed)
        : await client.exam.update({ ...input, examId, revision }, pressed)
    onKept(now)
    return { examId: now.examId, revision: now.revision }
  }
  const seen = isAsItStands ? { examId, revision } : await kept()
  if (then === 'publish') return await client.exam.publish(seen, pressed)
  if (then === 'start') return await client.exam.startNow(seen, pressed)
  if (then === 'ask_approval') return await client.exam.askApproval(seen, pressed)
  return null
}

/** A request whose answer was lost has made the draft, of what the form said then: it is written anew. */
async function made(input: ReturnType<typeof toExam>, requestId: string, pressed: Pressed): Promise<KeptExam> {
  const { isKnown, ...kept } = await client.exam.create({ ...input, requestId }, pressed)
  if (!isKnown) return kept
  return await client.exam.update({ ...input, examId: kept.examId, revision: kept.revision }, pressed)
}
