import { shareLocked } from '@sabimark/domain/report/report-notices.ts'
import {
  freePins,
  guessesOfOnePlace,
  guessesOfOneSite,
  mostPins,
  pinsLeft,
  pinWaitSeconds,
  shareState,
} from '@sabimark/domain/report/sharing/share.ts'
import { placeOf, siteOf } from '@sabimark/domain/words/address/place.ts'
import { isAllowanceLeft, takeAllowance, type Use } from '../../platform/allowance/allowance.db.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { createTurns, createTurnsByName } from '../../platform/http/turns.ts'
import { tell } from '../../platform/notice/tell.ts'
import { noteSecurity } from '../../platform/process/security-log.ts'
import type { Services } from '../../platform/process/services.ts'
import { platformSchoolId } from '../../school/school.db.ts'
import {
  lockOptionalShare,
  type SharedFile,
  selectOptionalSharedFile,
  selectSchoolOfShare,
  type TriedShare,
  updateFailed,
  updateOpened,
} from './share.db.ts'
import { hashOfShareToken, isPinRight } from './share-secret.ts'

export type Opening =
  | { kind: 'opened' }
  | { kind: 'wrong_pin'; left: number; isBeforeLock: boolean }
  | { kind: 'wait'; seconds: number }
  /** Guessed, expired, revoked, locked, or without its file: they look alike. */
  | { kind: 'not_valid' }

type Opened = Pick<Services, 'pools' | 'log'>
type Try = { token: string; pin: string; address: string }

/** PINs of one network are looked at one after another, and of all only so many at once: a flood of them holds no more connections than that. */
const turnsOfOnePlace = createTurnsByName({ mostAtOnce: 1, mostWaiting: 20 })
const turnsOfAll = createTurns({ mostAtOnce: 3, mostWaiting: 200 })

/** Opens a shared report with a PIN, which is counted where it is wrong; throws UNAVAILABLE when too many try at once. */
export async function openShare(services: Opened, tried: Try): Promise<Opening> {
  const { app } = services.pools
  return await turnsOfOnePlace(placeOf(tried.address).name, () =>
    turnsOfAll(async () => {
      const tokenHash = hashOfShareToken(tried.token)
      // An address that leads nowhere is looked for all the same, where nothing is found.
      const schoolId = (await selectSchoolOfShare(app, tokenHash)) ?? platformSchoolId
      return await inSchool(app, { schoolId }, (tx) => judge(services, tx, { ...tried, tokenHash }))
    }),
  )
}

async function judge({ log }: Opened, tx: Tx, tried: Try & { tokenHash: string }): Promise<Opening> {
  const uses = usesOf(tried.address)
  for (const use of uses) {
    if (!(await isAllowanceLeft(tx, use))) return { kind: 'wait', seconds: 3600 }
  }
  const countGuess = async () => {
    for (const use of uses) await takeAllowance(tx, use)
  }
  const share = await lockOptionalShare(tx, tried.tokenHash)
  const isRight = isPinRight(tried.token, tried.pin, share?.pinHash)
  if (!share || shareState(share, tx.now) !== 'open') {
    await countGuess()
    return { kind: 'not_valid' }
  }
  const waitSeconds = pinWaitSeconds(share, tx.now)
  if (waitSeconds > 0) return { kind: 'wait', seconds: waitSeconds }
  if (isRight) {
    await updateOpened(tx, share.id)
    return { kind: 'opened' }
  }
  await countGuess()
  await updateFailed(tx, share.id)
  const failures = share.failures + 1
  if (failures >= mostPins) {
    await tellWhoShared(tx, share)
    noteSecurity(log, 'SHARE_LOCKED', { share: share.id })
    return { kind: 'not_valid' }
  }
  const seconds = pinWaitSeconds({ failures, failedAt: tx.now }, tx.now)
  return seconds > 0
    ? { kind: 'wait', seconds }
    : { kind: 'wrong_pin', left: pinsLeft(failures), isBeforeLock: failures >= freePins }
}

/** Where the file of a link that was opened is, while it is open; undefined for one that is not. Throws UNAVAILABLE as `openShare` does. */
export async function findShared(
  { pools }: Opened,
  token: string,
): Promise<(SharedFile & { schoolId: string }) | undefined> {
  return await turnsOfAll(async () => {
    const tokenHash = hashOfShareToken(token)
    const schoolId = await selectSchoolOfShare(pools.app, tokenHash)
    if (schoolId === null) return undefined
    return await inSchool(pools.app, { schoolId }, async (tx) => {
      const file = await selectOptionalSharedFile(tx, tokenHash)
      return file && shareState(file, tx.now) === 'open' ? { ...file, schoolId } : undefined
    })
  })
}

async function tellWhoShared(tx: Tx, { id, madeBy, title }: TriedShare): Promise<void> {
  if (madeBy === null) return
  await tell(tx, shareLocked, [{ userId: madeBy, about: id, data: { title } }])
}

function usesOf(address: string): Use[] {
  const site = siteOf(address)
  const what = 'share_guess'
  return [
    { what, who: placeOf(address).name, allowance: guessesOfOnePlace },
    ...(site === null ? [] : [{ what, who: site, allowance: guessesOfOneSite }]),
  ]
}
