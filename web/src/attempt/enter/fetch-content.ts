import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import { askAgain } from '../sync/ask-again.ts'
import type { Device } from '../sync/save-call.ts'

const tries = 8

/** The server keeps the questions back for good; the message is the sentence to show. */
export class PaperNotGivenError extends Error {
  override name = 'PaperNotGivenError'
}

type Named = { contentHash: string; ticket: string }

const sentences: Record<string, string> = {
  FORGED_TICKET: 'The questions of this exam were not given out here. All your answers are kept; call your teacher.',
  UNKNOWN_CONTENT: 'The questions of this exam were not found. All your answers are kept; call your teacher.',
}

/**
 * The questions of a paper, by their hash: a plain address, so that the browser keeps them for the next load, opened by
 * the ticket, so that a session that has ended keeps no questions back. The time runs already, so a lost network, or
 * whoever answers in the server's place, is tried again before anybody is troubled.
 */
export function fetchContent({ contentHash, ticket }: Named, device: Device): Promise<ExamContent> {
  return askAgain(device, tries, async (signal) => {
    const response = await fetch(`/api/content/${contentHash}`, {
      credentials: 'omit',
      headers: { authorization: `Bearer ${ticket}` },
      signal,
    })
    const answer = await response.json().catch(() => undefined)
    if (response.ok && answer !== undefined) return answer
    const sentence = sentences[String(answer?.code)]
    if (sentence !== undefined) throw new PaperNotGivenError(sentence)
    // Like a lost network: it may be there in a moment.
    throw new TypeError(`The paper did not come: ${response.status}`)
  })
}
