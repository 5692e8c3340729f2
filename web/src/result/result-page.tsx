import { Button } from '@mantine/core'
import type { ResultCard } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useHandedOver } from '../platform/handed-over.ts'
import { PageButton, usePageParams } from '../platform/navigation.tsx'
import type { PageAddress } from '../platform/page.ts'
import { useMe } from '../platform/session.ts'
import { useTabTitle } from '../platform/tab-title.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import { LoadingSheet } from '../platform/ui/loading-sheet.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { PaperHead } from '../platform/ui/paper-head.tsx'
import { readyToPrint } from '../platform/ui/ready-to-print.ts'
import { Sections } from '../platform/ui/sections.tsx'
import { cardTexts } from './card-texts.ts'
import { HowSat } from './how-sat.tsx'
import { MissingPictures } from './missing-pictures.tsx'
import { handedInText } from './release-words.ts'
import styles from './result-page.module.css'
import { ResultSheet } from './result-sheet.tsx'
import { resultQuery } from './results.ts'

// What staff alone need is not fetched by students.
const LateHere = lazy(() => import('./late-here.tsx'))

/** One result: the student's own, or any of their exams for staff. */
export default function ResultPage() {
  const { attemptId } = usePageParams('/results/$attemptId')
  const me = useMe()
  const query = useQuery(resultQuery(attemptId))
  const card = query.data?.card
  useTabTitle(card?.examTitle)
  const isOwn = me.role === 'student'
  const { sheet, print, isPreparing, missing } = usePrinting(card)
  const above: PageAddress =
    isOwn || !card ? { to: '/results' } : { to: '/results/exam/$examId', params: { examId: card.examId } }
  const who = card ? `${card.candidate.name} · ${card.candidate.className ?? 'No class assigned'}` : null
  return (
    <Sections>
      <div className={styles.screenHead}>
        <PageHeader
          title={card?.examTitle ?? 'Result'}
          isName={card !== undefined}
          actions={
            <>
              <PageButton {...above} variant="default">
                {isOwn ? 'All my results' : 'All results'}
              </PageButton>
              {card && (
                <Button variant="default" loading={isPreparing} onClick={() => void print()}>
                  Print
                </Button>
              )}
            </>
          }
        >
          {who}
        </PageHeader>
      </div>
      <MissingPictures count={missing} onPrint={() => void print(true)} />
      <Loaded query={query} waiting="Loading result..." unknown="This attempt was not found.">
        {({ card: loaded }) =>
          loaded ? (
            <>
              {loaded.afterEnd?.late && (
                <Suspense fallback={null}>
                  <LateHere card={loaded} />
                </Suspense>
              )}
              <div className={styles.page} ref={sheet}>
                <div className={styles.paperHead}>
                  <PaperHead title={loaded.examTitle} facts={[who ?? '', handedInText(loaded)]} />
                </div>
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

/** Prints the paper as it is meant, with its formulas and pictures; at once where a list has asked for that and it is there. */
function usePrinting(card: ResultCard | null | undefined) {
  const sheet = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [isPreparing, setIsPreparing] = useState(false)
  const [missing, setMissing] = useState(0)
  useHandedOver('/results/$attemptId', ({ isPrinting }) => setIsAsked(isPrinting === true))
  const print = useCallback(
    async (isAnyway = false) => {
      if (!sheet.current || !card) return
      setIsPreparing(true)
      const count = await readyToPrint(sheet.current, cardTexts([card]))
      setIsPreparing(false)
      setMissing(count)
      if (count === 0 || isAnyway) window.print()
    },
    [card],
  )
  useEffect(() => {
    if (!isAsked || !card) return
    setIsAsked(false)
    void print()
  }, [isAsked, card, print])
  return { sheet, print, isPreparing, missing }
}
