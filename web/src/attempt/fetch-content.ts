import { retryDelayMs } from '@sabimark/domain/attempt/outbox.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import type { Device } from './sync/save-call.ts'

const tries = 8

/**
 * The questions of a paper, by their hash: a plain address, so that the browser keeps them for the next load. The time
 * runs already, so a lost network is tried again before anybody is troubled.
 */
export async function fetchContent(contentHash: string, device: Device): Promise<ExamContent> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await fetchOnce(contentHash)
    } catch (error) {
      if (failures >= tries) throw error
      await new Promise<void>((resolve) => device.after(retryDelayMs(failures, device.random()), resolve))
    }
  }
}

async function fetchOnce(contentHash: string): Promise<ExamContent> {
  const response = await fetch(`/api/content/${contentHash}`, { credentials: 'same-origin' })
  if (!response.ok) throw new TypeError(`The paper did not come: ${response.status}`)
  return response.json()
}
