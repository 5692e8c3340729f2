import { contract } from '@sabimark/contract/contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../platform/process/services.ts'
import { mayActByClock } from '../time/time.access.ts'
import { offerOffline } from './offer-offline.ts'
import { readOffline } from './read-offline.ts'
import { mayReadOffer, mayUseHallCode } from './seal.access.ts'
import { hallBegan, showHallCode } from './show-hall-code.ts'

/** The calls about a sitting that needs no network: its sealed paper and its hall code. */
export function examSealRoutes({ isClockTrusted }: Pick<Services, 'isClockTrusted'>) {
  const mayUse = mayUseHallCode(isClockTrusted)
  return {
    offerOffline: route(contract.exam.offerOffline, mayActByClock(isClockTrusted), offerOffline),
    readOffline: route(contract.exam.readOffline, mayReadOffer, readOffline),
    showHallCode: route(contract.exam.showHallCode, mayUse, showHallCode),
    hallBegan: route(contract.exam.hallBegan, mayUse, hallBegan),
  }
}
