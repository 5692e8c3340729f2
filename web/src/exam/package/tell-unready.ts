import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import type { DeviceReason, LostReason } from '@sabimark/domain/exam/seal/unready.ts'
import { client } from '../../platform/client.ts'
import { isNetworkError, refusalCode } from '../../platform/refusal.ts'
import { packageStore, type Whose } from './package-store.ts'
import type { NotReady } from './prepare.ts'

/** Where a browser does not say that there is a network again. */
const againMs = 60_000

/**
 * Tells the server why this device is not ready, for the teacher to see; nothing waits for it. Without a network once there is one again, unless
 * it is stopped by then by what is returned.
 */
export function tellUnready(whose: Whose, why: NotReady | LostReason): (() => void) | undefined {
  // What the server refused it knows.
  if (typeof why === 'object' && refusalCode(why.failed)) return
  const lacks = typeof why === 'object' ? 'failed' : why === 'old_page' ? 'other_build' : why
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(timer)
    void telling(whose, lacks).then(stop, (error) => {
      if (!isNetworkError(error)) stop()
      else if (!isStopped) timer = setTimeout(tell, againMs)
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

/** By the name of the device, where anything of the exam lies here: another of the same candidate may be ready. */
async function telling(whose: Whose, lacks: DeviceReason) {
  const deviceId = await nameHere(whose).catch(() => undefined)
  const { examId } = whose
  return await client.attempt.package({ examId, knows: newestRulesVersion, lacks, ...(deviceId && { deviceId }) })
}

async function nameHere(whose: Whose): Promise<string | undefined> {
  const store = await packageStore()
  try {
    return (await store.get(whose))?.deviceId
  } finally {
    store.close()
  }
}
