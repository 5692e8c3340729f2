import type { KeyOfQuestion } from '@sabimark/contract/answers.ts'
import type { Client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'

const againMs = 2_000

/** The question as some papers of the exam have it. */
export type Asking = KeyOfQuestion['askings'][number]
/** What is asked for: an exam, what of it is put right, and which other exams with it. */
export type AskedCorrection = Parameters<Client['marking']['tryCorrection']>[0]
export type QuestionKind = KeyOfQuestion['kinds'][number]

/** The corrections of an exam; asked for again while papers are being marked by them. */
export const correctionsQuery = (examId: string) =>
  orpc.marking.listCorrections.queryOptions({
    input: { examId },
    refetchInterval: ({ state }) => ((state.data?.toMarkCount ?? 0) > 0 ? againMs : false),
  })
