import { Button } from '@mantine/core'
import type { IssuedSlip, Student } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useMemo, useRef, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce, type Outcome } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { LeaveDialog } from '../../platform/ui/leave-dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { Slips } from '../slips/slips.tsx'

/** Each costs the server a hash: so many a call, and the page loops. */
const mostAtOnce = 40

type Round = { ids: readonly string[]; who: string }

const unfinished = {
  title: 'Stop issuing slips?',
  confirmLabel: 'Stop here',
  text: 'Slips are still being issued. Those issued so far are shown only on this page and would be lost.',
}

/** Issues slips to one student or to thousands, with the progress, and shows them to be printed by class. */
export function useIssueSlips() {
  const [reading, setReading] = useState<'now' | { error: unknown } | null>(null)
  const [asked, setAsked] = useState<Round | null>(null)
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const [made, setMade] = useState<readonly IssuedSlip[]>([])
  const sorted = useMemo(() => byClass(made), [made])
  const [totalCount, setTotalCount] = useState(0)
  const isStopped = useRef(false)

  const keep = ({ slips }: { slips: readonly IssuedSlip[] }) =>
    setMade((before) => [
      ...before.filter((old) => !slips.some(({ signInName }) => signInName === old.signInName)),
      ...slips,
    ])
  const issuing = useAct(
    async (ids: readonly string[]) => {
      isStopped.current = false
      const skipped: Outcome['skipped'][number][] = []
      let left = ids
      while (left.length > 0 && !isStopped.current) {
        const answer = await client.people.issueSlips({ ids: left.slice(0, mostAtOnce) })
        left = left.slice(mostAtOnce)
        skipped.push(...answer.skipped)
        keep(answer)
        setWaiting(left)
      }
      return { count: ids.length - left.length - skipped.length, skipped }
    },
    ({ count, skipped }) => {
      announce(`${counted(count, 'slip')} issued.`, { skipped })
      return readAgain()
    },
  )
  const { isWorking, error } = issuing
  const isUnfinished = waiting.length > 0
  const askAll = async (read: () => Promise<readonly Student[]>) => {
    if (reading === 'now' || isWorking || isUnfinished) return
    setReading('now')
    try {
      const able = (await read()).filter(({ status }) => status !== 'inactive')
      setReading(null)
      const [first] = able
      if (first) setAsked({ ids: able.map(({ id }) => id), who: first.name })
      else announce('Nobody on this list can have a slip.')
    } catch (error) {
      setReading({ error })
    }
  }
  const begin = ({ ids }: Round) => {
    setAsked(null)
    setTotalCount(ids.length)
    setWaiting(ids)
    issuing.act(ids)
  }
  const doneCount = totalCount - waiting.length
  const place = (
    <>
      {reading === 'now' && <p role="status">Reading who is on the list…</p>}
      {reading !== null && reading !== 'now' && <RefusalNote error={reading.error} />}
      {asked && (
        <ConfirmDialog
          isOpen
          title={`Issue ${asked.ids.length === 1 ? `a sign-in slip to ${asked.who}` : `${asked.ids.length.toLocaleString('en-NG')} sign-in slips`}?`}
          confirmLabel={asked.ids.length === 1 ? 'Issue slip' : 'Issue slips'}
          onConfirm={() => begin(asked)}
          onCancel={() => setAsked(null)}
        >
          A slip has a new first password, shown to you once, to copy or print. An older password stops working at once.
          Anyone in an exam now is skipped.
        </ConfirmDialog>
      )}
      {isUnfinished && (
        <Card title="Issuing slips">
          <p role="status">
            {doneCount.toLocaleString('en-NG')} of {totalCount.toLocaleString('en-NG')}
          </p>
          <RefusalNote error={error} />
          {isWorking ? (
            <Button
              variant="default"
              onClick={() => {
                isStopped.current = true
              }}
            >
              Stop
            </Button>
          ) : (
            <>
              <Button onClick={() => issuing.act(waiting)}>Continue</Button>{' '}
              <Button variant="default" onClick={() => setWaiting([])}>
                Issue no more
              </Button>
            </>
          )}
          <LeaveDialog isUnsaved={() => isWorking} words={unfinished} />
        </Card>
      )}
      {!isWorking && <Slips slips={sorted} of="students" onDone={() => setMade([])} />}
    </>
  )
  return {
    /** Asks for slips of all students of a list, whom it reads first. */
    askAll,
    ask: (ids: string[], who: string) => setAsked({ ids, who }),
    place,
  }
}

/** In the order they are handed out: class by class, by name within one. */
function byClass(slips: readonly IssuedSlip[]): IssuedSlip[] {
  const compare = new Intl.Collator('en', { numeric: true }).compare
  return [...slips].sort(
    (one, other) => compare(one.className ?? '', other.className ?? '') || compare(one.name, other.name),
  )
}
