import { Button, Group } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useMe } from '../../../platform/session.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { PrintSheet } from '../../../platform/ui/print-sheet.tsx'
import { readyToPrint } from '../../../platform/ui/ready-to-print.ts'
import { RefusalNote } from '../../../platform/ui/refusal-note.tsx'
import { cardTexts } from '../../card-texts.ts'
import { MissingPictures } from '../../missing-pictures.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import styles from './print-papers.module.css'
import type { Papers } from './use-papers.ts'

/** How far the papers are, and what can be done with those that have come. */
export function PrintPapers({ papers }: { papers: Papers }) {
  const { wanted, here, failed, leftOut, isLoading, load, cancel } = papers
  const { school } = useMe()
  const sheet = useRef<HTMLDivElement>(null)
  const [isPreparing, setIsPreparing] = useState(false)
  const [missing, setMissing] = useState(0)
  const cards = (wanted ?? []).flatMap(({ attemptId }) => here.get(attemptId) ?? [])
  const total = wanted?.length ?? 0
  const print = async (isAnyway = false) => {
    if (!sheet.current) return
    setIsPreparing(true)
    const count = await readyToPrint(sheet.current, cardTexts(cards))
    setIsPreparing(false)
    setMissing(count)
    if (count === 0 || isAnyway) window.print()
  }
  return (
    <>
      <Card title="Print papers">
        <p className={styles.text} role="status">
          {isLoading
            ? wanted === null
              ? 'Looking which papers are marked...'
              : `${cards.length} of ${counted(total, 'paper')} loaded`
            : stateText(cards.length, total)}
        </p>
        {isLoading && (
          <progress className={styles.bar} aria-label="Papers loaded" max={total || 1} value={cards.length} />
        )}
        {leftOut > 0 && (
          <p className={styles.text}>
            {leftOut === 1 ? '1 candidate has' : `${leftOut.toLocaleString('en-NG')} candidates have`} no score yet and{' '}
            {leftOut === 1 ? 'is' : 'are'} left out.
          </p>
        )}
        <p className={styles.text}>
          Each candidate begins on a new page. To keep one file in the archive of the school, choose “Save as PDF”
          instead of a printer.
        </p>
        {!isLoading && failed.length > 0 && (
          <RefusalNote>
            These papers could not be loaded:{' '}
            {failed.map(({ student, studentNumber }) => `${student} (${studentNumber})`).join(', ')}.
          </RefusalNote>
        )}
        <MissingPictures count={missing} onPrint={() => void print(true)} />
        <Group gap="xs" mt="md">
          <Button
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            disabled={isLoading || cards.length === 0}
            loading={isPreparing}
            onClick={() => void print()}
          >
            {isLoading ? 'Print papers' : `Print ${counted(cards.length, 'paper')}`}
          </Button>
          {isLoading && (
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          )}
          {!isLoading && cards.length < total && (
            <Button variant="default" onClick={load}>
              Load the others
            </Button>
          )}
        </Group>
      </Card>
      <PrintSheet>
        <div ref={sheet}>
          {cards.map((card) => (
            <PaperSheet key={card.attemptId} school={school} card={card} />
          ))}
        </div>
      </PrintSheet>
    </>
  )
}

function stateText(count: number, total: number): string {
  if (count < total) return `${count} of ${counted(total, 'paper')} loaded; the others are not here.`
  return count === 1 ? '1 paper is ready.' : `${counted(count, 'paper')} are ready.`
}
