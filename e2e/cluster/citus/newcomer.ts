// Who comes to an exam while something is the matter, and how they are answered.
import { randomBytes } from 'node:crypto'
import { contract } from '@sabimark/contract/contract.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { CallFailedError, call } from '../../kill/call.ts'
import { again } from '../../kill/patience.ts'
import { signIn } from '../../kill/school.ts'
import type { Seated } from './seat-two.ts'

/** One who was not there before: signs in, and their browser works. */
export async function comeAndSit(problems: string[], seated: Seated, examId: string): Promise<void> {
  const newcomer = pupilOf(seated)
  const signal = AbortSignal.timeout(20_000)
  await again(() => signIn(newcomer), signal)
  const { ticket } = await again(() => start(seated, examId), signal)
  const saved = await again(
    () =>
      call(newcomer.browser, contract.attempt.save, {
        ...{ ticket, sentAtMs: 20 },
        events: [
          { seq: 1, atMs: 1, kind: 'start' },
          { seq: 2, atMs: 10, kind: 'submit' },
        ],
      }),
    signal,
  )
  if (!saved.isSubmitted) problems.push(`Who handed in at ${seated.subdomain} meanwhile was not taken at their word.`)
}

/** The newcomer, who is signed in, wants to begin. */
export async function start(seated: Seated, examId: string) {
  const pageId = randomBytes(16).toString('hex')
  return await call(pupilOf(seated).browser, contract.attempt.start, { examId, pageId, knows: newestRulesVersion })
}

/** The last one sits no exam by the script. */
export function pupilOf({ school }: Seated) {
  const pupil = school.pupils.at(-1)
  if (!pupil) throw new Error('There is nobody more.')
  return pupil
}

export async function codeOf(ask: () => Promise<unknown>): Promise<string> {
  try {
    await ask()
    return 'with success'
  } catch (error) {
    return error instanceof CallFailedError ? error.code : String(error)
  }
}
