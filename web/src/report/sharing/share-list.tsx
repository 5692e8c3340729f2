import { Button } from '@mantine/core'
import type { ReportShare } from '@sabimark/contract/answers.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { orpc, readAgain } from '../../platform/queries.ts'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { StateMark, type States } from '../../platform/ui/state.tsx'
import styles from './sharing.module.css'

const states: States<ReportShare['state']> = {
  open: ['Open', 'green'],
  locked: ['Locked', 'red'],
  expired: ['Expired', 'grey'],
  revoked: ['Ended', 'grey'],
}

/** The links to a report: until when, how often they were opened, and to end one. */
export function ShareList({ reportId, onEnded }: { reportId: string; onEnded: (shareId: string) => void }) {
  const query = useQuery(orpc.report.listShares.queryOptions({ input: { reportId } }))
  const [ending, setEnding] = useState<ReportShare | null>(null)
  const revoking = useAct(
    (id: string, pressed) => client.report.revokeShare({ id }, pressed),
    (ended) => {
      setEnding(null)
      onEnded(ended.id)
      return readAgain()
    },
  )
  return (
    <section className={styles.links} aria-label="Links to this report">
      <h3>Links to this report</h3>
      <Loaded query={query} waiting="Loading links...">
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.soft}>Nobody has a link yet.</p>
          ) : (
            <ul>
              {items.map((share) => (
                <li key={share.id}>
                  <div className={styles.words}>
                    <StateMark state={states[share.state]} />
                    <p>{aboutLink(share)}</p>
                    <p className={styles.soft}>{aboutOpenings(share)}</p>
                  </div>
                  {share.state === 'open' && (
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={`End the link of ${lagos(share.madeAt)}`}
                      onClick={() => setEnding(share)}
                    >
                      End
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ConfirmDialog
        isOpen={ending !== null}
        title="End this link?"
        confirmLabel="End the link"
        isDanger
        isWorking={revoking.isWorking}
        error={revoking.error}
        onConfirm={() => ending && revoking.act(ending.id)}
        onCancel={() => {
          revoking.forget()
          setEnding(null)
        }}
      >
        The link stops working, and cannot be opened again. What was downloaded stays where it is.
      </ConfirmDialog>
    </section>
  )
}

const lagos = (instant: string) => formatLagos(new Date(instant))

function aboutLink({ madeAt, madeBy, expiresAt, state }: ReportShare): string {
  const made = `Made ${lagos(madeAt)}${madeBy === '' ? '' : ` by ${madeBy}`}`
  if (state === 'locked') return `${made}. A wrong PIN was typed ten times.`
  return state === 'open' ? `${made}, open until ${lagos(expiresAt)}.` : `${made}.`
}

function aboutOpenings({ openedCount, lastOpenedAt }: ReportShare): string {
  if (openedCount === 0 || lastOpenedAt === null) return 'Not opened yet.'
  return `Opened ${counted(openedCount, 'time')}, last ${lagos(lastOpenedAt)}.`
}
