import type { Pool } from 'pg'
import { countOldRecoveryCodes, replaceBox, selectBoxes } from '../account/second-factor.db.ts'
import { boxSecret, openBox } from './boxed-secret.ts'

/** What the second factors of this database are sealed by. */
export type SealedFactors = {
  /** Put under the first SECRET just now. */
  moved: number
  /** By no SECRET that is configured: nobody can prove these. */
  unreadable: number
  /** People whose recovery codes are of before they were hashed by their factor, and need the SECRET they were made with. */
  oldCodes: number
}

/** Puts every second factor that an older SECRET seals under the first one. After that nothing of them needs another. */
export async function resealFactors(auth: Pool, secrets: readonly string[]): Promise<SealedFactors> {
  let moved = 0
  const unreadable = await lookThrough(auth, secrets, async ({ accountId, box }, shared) => {
    if (await replaceBox(auth, { accountId, box, by: boxSecret(shared, accountId, secrets) })) moved += 1
  })
  return { moved, unreadable, oldCodes: await countOldRecoveryCodes(auth) }
}

type Boxed = { accountId: string; box: string }

/** Counts those that no SECRET opens, and hands out those that another than the first does. */
async function lookThrough(
  auth: Pool,
  secrets: readonly string[],
  take: (boxed: Boxed, shared: string) => Promise<void> = async () => undefined,
): Promise<number> {
  let unreadable = 0
  for (let after: string | undefined = ''; after !== undefined; ) {
    const boxes = await selectBoxes(auth, after)
    for (const boxed of boxes) {
      const open = openBox(boxed.box, boxed.accountId, secrets)
      if (!open) unreadable += 1
      else if (open.isOld) await take(boxed, open.shared)
    }
    after = boxes.at(-1)?.accountId
  }
  return unreadable
}

/** Said at the start: what was moved, what an operator may take out by now, and what he took out too soon. */
export function factorSentences({ moved, unreadable, oldCodes }: SealedFactors, secretCount: number): string[] {
  const said: string[] = []
  if (moved > 0) said.push(`${moved} second factors were put under the first SECRET.`)
  if (secretCount > 1 && oldCodes > 0) {
    said.push(
      `${oldCodes} people still have recovery codes that only the SECRET opens they were made with: ask them to make new ones before you take it out.`,
    )
  }
  if (secretCount > 1 && oldCodes + unreadable === 0) {
    said.push('No second factor and no recovery code needs another SECRET than the first.')
  }
  return unreadable > 0 ? [...said, unreadableWarning(unreadable)] : said
}

export function unreadableWarning(count: number): string {
  return `${count} second factors are sealed by a SECRET that is not configured, and nobody can sign in with them. Put that SECRET back behind the new one, or have their owners set them up anew.`
}

const knownForMs = 60_000

/** How many cannot be read, as it was a while ago: nobody who asks whether the server is well waits for it. None come but by a start. */
export function watchFactors(auth: Pool, secrets: readonly string[]) {
  let unreadable: number | undefined
  let knownUntilMs = 0
  return {
    unreadable: () => {
      if (unreadable !== 0 && performance.now() >= knownUntilMs) {
        knownUntilMs = performance.now() + knownForMs
        lookThrough(auth, secrets).then(
          (count) => {
            unreadable = count
          },
          () => {
            // A database that is away is told of by the answer itself.
            knownUntilMs = 0
          },
        )
      }
      return unreadable ?? 0
    },
  }
}
