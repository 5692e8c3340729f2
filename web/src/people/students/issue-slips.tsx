import { Button } from '@mantine/core'
import type { IssuedSlip, Student } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useMemo, useRef, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce, type Outcome } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import { Card } from '../../platform/ui/card.tsx'
import { LeaveDialog } from '../../platform/ui/leave-dialog.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { Slips } from '../slips/slips.tsx'
import { SlipQuestion, type SlipRound } from './slip-question.tsx'

/** Each costs the server a hash: so many a call, and the page loops. */
const mostAtOnce = 40

const unfinished = {
  title: 'Stop issuing slips?',
  confirmLabel: 'Stop here',
  text: 'Slips are still being issued. Those issued so far are shown only on this page and would be lost.',
}

/** Issues slips to one student or to thousands, with the progress, and shows them to be printed by class. */
export function useIssueSlips() {
  const [reading, setReading] = useState<'now' | { error: unknown } | null>(null)
  const [asked, setAsked] = useState<SlipRound | null>(null)
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
  const askAfter = async (read: () => Promise<SlipRound>) => {
    if (reading === 'now' || isWorking || isUnfinished) return
    setReading('now')
    try {
      const round = await read()
      setReading(null)
      if (round.first.length + round.again.length > 0) setAsked(round)
      else announce('No student on this list can sign in, so there is no slip to issue.')
    } catch (error) {
      setReading({ error })
    }
  }
  const askAll = (read: () => Promise<readonly Student[]>) =>
    askAfter(async () => {
      const able = (await read()).filter(({ status }) => status !== 'inactive')
      const idsWhere = (isFor: (student: Student) => boolean) => able.filter(isFor).map(({ id }) => id)
      return {
        first: idsWhere(({ hasSlip }) => !hasSlip),
        again: idsWhere(({ hasSlip }) => hasSlip),
        who: able[0]?.name ?? '',
      }
    })
  const ask = (ids: readonly string[], who: string, hasSlip?: boolean) => {
    if (hasSlip !== undefined) return setAsked({ first: hasSlip ? [] : ids, again: hasSlip ? ids : [], who })
    return void askAfter(async () => {
      const without = await idsWithoutSlip()
      const [first, again] = [ids.filter((id) => without.has(id)), ids.filter((id) => !without.has(id))]
      return { first, again, who }
    })
  }
  const begin = (ids: readonly string[]) => {
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
      {asked && <SlipQuestion round={asked} onConfirm={begin} onCancel={() => setAsked(null)} />}
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
                Stop here
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
    /** Asks for slips of these; of one it is known whether there is one already. */
    ask,
    place,
  }
}

/** Everybody whom the actor may list and who has no slip yet. */
async function idsWithoutSlip(): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  let cursor: string | null = null
  do {
    const page: { items: Student[]; nextCursor: string | null } = await client.people.listStudents({
      ...{ missing: 'slip', size: 500 },
      ...(cursor !== null && { cursor }),
    })
    for (const { id } of page.items) ids.add(id)
    cursor = page.nextCursor
  } while (cursor !== null)
  return ids
}

/** In the order they are handed out: class by class, by name within one. */
function byClass(slips: readonly IssuedSlip[]): IssuedSlip[] {
  const compare = new Intl.Collator('en', { numeric: true }).compare
  return [...slips].sort(
    (one, other) => compare(one.className ?? '', other.className ?? '') || compare(one.name, other.name),
  )
}
