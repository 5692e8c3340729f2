import { useQuery } from '@tanstack/react-query'
import { HallCode } from '../../exam/seal/hall-code.tsx'
import { useMay } from '../../platform/may.ts'
import { orpc } from '../../platform/queries.ts'
import type { Board } from '../merge-board.ts'
import type { OfSitting } from '../of-sitting.ts'
import styles from './board.module.css'

const everyMs = 30_000

/** How a sitting is offered without a network, as it was read last. */
export function useOffer(of: OfSitting) {
  const mayRead = useMay('exam.readOffline')
  return useQuery(
    orpc.exam.readOffline.queryOptions({
      input: { examId: of.examId, sittingId: of.sittingId },
      enabled: mayRead,
      // An hour before the doors open it may be shown.
      refetchInterval: ({ state }) => state.data?.isOffered === true && everyMs,
    }),
  ).data
}

/** The hall code, where the sitting is offered without a network and its time has come. Nothing where it is not. */
export function BoardCode({ of, board: { sitting } }: { of: OfSitting; board: Board }) {
  const data = useOffer(of)
  if (!data || !(data.may.show || data.may.sayBegan)) return null
  const { title, opensAt, closesAt } = sitting
  return (
    <section className={styles.offer}>
      <HallCode hall={{ ...of, title, opensAt, closesAt }} offer={data} />
    </section>
  )
}
