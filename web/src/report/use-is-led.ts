import { useQuery } from '@tanstack/react-query'
import { useMe } from '../platform/session.ts'
import { usePutAway } from './put-away.ts'
import { overviewQuery } from './reports.ts'

/** Whether the first steps are on the screen: their next one is then its green button. */
export function useIsLed(): boolean {
  const me = useMe()
  const { data } = useQuery(overviewQuery)
  const isAway = usePutAway(me.id)
  return Boolean(data?.firstSteps) && !isAway
}
