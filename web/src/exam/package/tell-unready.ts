import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { client } from '../../platform/client.ts'
import { isNetworkError, refusalCode } from '../../platform/refusal.ts'
import type { NotReady } from './prepare.ts'

/** Where a browser does not say that there is a network again. */
const againMs = 60_000

/**
 * Tells the server why this device is not ready, for the teacher to see; nothing waits for it. Without a network once there is one again, unless
 * it is stopped by then by what is returned.
 */
export function tellUnready(examId: string, why: NotReady): (() => void) | undefined {
  // What the server refused it knows.
  if (typeof why === 'object' && refusalCode(why.failed)) return
  const lacks = typeof why === 'object' ? 'failed' : why
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(timer)
    client.attempt.package({ examId, knows: newestRulesVersion, lacks }).then(stop, (error) => {
      if (isStopped || !isNetworkError(error)) return
      timer = setTimeout(tell, againMs)
    })
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', tell)
  }
  window.addEventListener('online', tell)
  tell()
  return stop
}
