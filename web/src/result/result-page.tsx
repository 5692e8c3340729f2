import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useHandedOver } from '../platform/handed-over.ts'
import { PageButton, usePageParams } from '../platform/navigation.tsx'
import type { PageAddress } from '../platform/page.ts'
import { useMe } from '../platform/session.ts'
import { useTabTitle } from '../platform/tab-title.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import { LoadingSheet } from '../platform/ui/loading-sheet.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { HowSat } from './how-sat.tsx'
import styles from './result.module.css'
import { ResultSheet } from './result-sheet.tsx'
import { resultQuery } from './results.ts'

/** One result: the student's own, or any of their exams for staff. */
export default function ResultPage() {
  const { attemptId } = usePageParams('/results/$attemptId')
  const me = useMe()
  const query = useQuery(resultQuery(attemptId))
  const card = query.data?.card
  useTabTitle(card?.examTitle)
  const isOwn = me.role === 'student'
  const print = usePrinting(card !== undefined && card !== null)
  const above: PageAddress =
    isOwn || !card ? { to: '/results' } : { to: '/results/exam/$examId', params: { examId: card.examId } }
  const who = card && !isOwn ? `${card.candidate.name} · ${card.candidate.className ?? 'No class assigned'}` : null
  return (
    <Sections>
      <PageHeader
        title={card?.examTitle ?? 'Result'}
        actions={
          <>
            <PageButton {...above} variant="default">
              {isOwn ? 'All my results' : 'All results'}
            </PageButton>
            {!isOwn && card && (
              <Button variant="default" onClick={print}>
                Print
              </Button>
            )}
          </>
        }
      >
        {who}
      </PageHeader>
      <Loaded query={query} waiting="Loading result..." unknown="This attempt was not found.">
        {({ card: loaded }) =>
          loaded ? (
            <>
              <div className={styles.page}>
                <ResultSheet card={loaded} headingLevel={2} isOwn={isOwn} />
              </div>
              {!isOwn && <HowSat attemptId={attemptId} />}
            </>
          ) : (
            <LoadingSheet>Marking...</LoadingSheet>
          )
        }
      </Loaded>
    </Sections>
  )
}

/** Prints the paper; at once where a list has asked for that, as soon as it is there. */
function usePrinting(isThere: boolean): () => void {
  const [isAsked, setIsAsked] = useState(false)
  useHandedOver('/results/$attemptId', ({ isPrinting }) => setIsAsked(isPrinting === true))
  useEffect(() => {
    if (!isAsked || !isThere) return
    setIsAsked(false)
    window.print()
  }, [isAsked, isThere])
  return () => window.print()
}
