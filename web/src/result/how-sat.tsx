import type { AttemptEvidence } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { lagosText } from '../exam/exams.ts'
import { type PlainColumn, PlainTable } from '../platform/list/plain-table.tsx'
import { orpc } from '../platform/queries.ts'
import { Loaded } from '../platform/ui/loaded.tsx'
import styles from './how-sat.module.css'
import {
  addressText,
  awayLine,
  awayText,
  fullScreenText,
  isKept,
  otherLines,
  pageNotes,
  type SatPage,
  waitedLine,
} from './how-sat-words.ts'

/** For staff: how this attempt was sat, as far as its log tells. It is not printed with the paper. */
export function HowSat({ attemptId }: { attemptId: string }) {
  const query = useQuery(orpc.result.evidence.queryOptions({ input: { attemptId } }))
  return (
    <section className={styles.sat} aria-labelledby="how-it-was-sat">
      <h2 id="how-it-was-sat">How it was sat</h2>
      <Loaded query={query} waiting="Loading how it was sat...">
        {(evidence) => <Told evidence={evidence} />}
      </Loaded>
    </section>
  )
}

function Told({ evidence }: { evidence: AttemptEvidence }) {
  const { pages, away, awayCount, waited, startedAt, submittedAt, endedBy, fullScreen } = evidence
  const others = otherLines(evidence)
  const hasSeveral = pages.length > 1
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Started</dt>
          <dd>{lagosText(startedAt)}</dd>
        </div>
        <div>
          <dt>{endedBy === 'time' ? 'The time ran out' : 'Handed in'}</dt>
          <dd>{submittedAt === null ? 'Not yet' : lagosText(submittedAt)}</dd>
        </div>
        <div>
          <dt>Windows opened</dt>
          <dd>{pages.length.toLocaleString('en-NG')}</dd>
        </div>
        <div>
          <dt>Times the page was left</dt>
          <dd>{awayCount.toLocaleString('en-NG')}</dd>
        </div>
        {fullScreen && (
          <div>
            <dt>Times full screen was left</dt>
            <dd>{fullScreen.leftCount.toLocaleString('en-NG')}</dd>
          </div>
        )}
      </dl>
      <PlainTable
        caption="Windows in which the exam was opened"
        columns={pageColumns}
        rows={pages.map((page, place) => ({ ...page, place: place + 1 }))}
        rowKey={({ place }) => `${place}`}
        empty={null}
      />
      <Lines
        title={awayText(evidence)}
        lines={away.map((one) => awayLine(one, { hasSeveral, open: 'not returned to in that window' }))}
        hidden={awayCount - away.length}
      />
      {fullScreen && (
        <Lines
          title={fullScreenText(fullScreen.leftCount)}
          lines={fullScreen.left.map((one) => awayLine(one, { hasSeveral, open: 'without it from then on' }))}
          hidden={fullScreen.leftCount - fullScreen.left.length}
        />
      )}
      {waited.length > 0 && (
        <Lines
          title="What waited on the device for more than three minutes:"
          lines={waited.map(waitedLine)}
          hidden={0}
        />
      )}
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!pages.every(isKept) && (
        <p>
          The school had device tracking switched off: address and browser were not kept, so nothing shows on which
          computer this was sat.
        </p>
      )}
      {fullScreen && <p>The exam asked for full screen. Whether a browser refused it at the start is not known.</p>}
      <p className={styles.quiet}>
        When a window was opened and when something arrived is by the server’s clock. What the device says of its own
        clock, its browser and leaving the page cannot be checked. Candidates in one hall usually share an address, and
        a message on the computer also counts as leaving the page: weigh this with what you saw.
      </p>
    </>
  )
}

const pageColumns: PlainColumn<SatPage & { place: number }>[] = [
  {
    header: 'Window',
    isTitle: true,
    cell: (page) => (
      <>
        {page.place}. {isKept(page) ? page.device : 'Browser not kept'}
        {pageNotes(page).map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </>
    ),
  },
  { header: 'Opened', cell: ({ openedAt }) => lagosText(openedAt) },
  { header: 'Address', cell: addressText },
]

function Lines({ title, lines, hidden }: { title: string; lines: readonly string[]; hidden: number }) {
  return (
    <div className={styles.lines}>
      <p>{title}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, place) => (
            // Two may read the same; none ever moves.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only ever grows at its end
            <li key={place}>{line}</li>
          ))}
          {hidden > 0 && <li>and {hidden.toLocaleString('en-NG')} more</li>}
        </ul>
      )}
    </div>
  )
}
