import { Button } from '@mantine/core'
import type { OpenSession } from '@sabimark/contract/answers.ts'
import { formatLagos } from '@sabimark/domain/words/lagos-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce } from '../../platform/news/announcer.ts'
import { orpc, queryClient } from '../../platform/queries.ts'
import { refusalCode } from '../../platform/refusal.ts'
import { Card } from '../../platform/ui/card.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import styles from './session-list.module.css'

const sessions = orpc.people.listSessions.queryOptions()
const readAgain = () => queryClient.invalidateQueries({ queryKey: sessions.queryKey })

/** Where the person is signed in, for Profile: each can be signed out from here, or all others at once. */
export function SessionList() {
  const query = useQuery({ ...sessions, staleTime: 0 })
  return (
    <Card title="Where you are signed in">
      <Loaded query={query} waiting="Loading your sessions...">
        {({ items }) => <Listed items={items} />}
      </Loaded>
    </Card>
  )
}

function Listed({ items }: { items: readonly OpenSession[] }) {
  const others = items.filter(({ isThisOne }) => !isThisOne)
  return (
    <>
      <ul className={styles.list}>
        {items.map((session) => (
          <ListedSession key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 1 && <EndOthers />}
    </>
  )
}

const nameOf = ({ device }: OpenSession) => device ?? 'Browser not kept'
const timeOf = (instant: string) => formatLagos(new Date(instant))

function ListedSession({ session }: { session: OpenSession }) {
  const { isThisOne, address, school, beganAt, usedAt } = session
  const end = useAct(
    async () => {
      try {
        await client.people.endSession({ id: session.id })
      } catch (error) {
        // It has ended meanwhile, which is what was wanted.
        if (refusalCode(error) !== 'SESSION_GONE') throw error
      }
    },
    () => {
      announce(`${nameOf(session)} was signed out.`)
      return readAgain()
    },
  )
  const place = [school ?? 'No school chosen yet', address ?? 'Address not kept'].join(' · ')
  const times = [`Signed in ${timeOf(beganAt)}`, ...(usedAt ? [`Last used ${timeOf(usedAt)}`] : [])].join(' · ')
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <div className={styles.device}>
          {nameOf(session)} {isThisOne && <StatusBadge tone="green">This one</StatusBadge>}
        </div>
        <p className={styles.facts}>{place}</p>
        <p className={styles.facts}>{times}</p>
        <RefusalNote error={end.error} />
      </div>
      {!isThisOne && (
        <Button
          variant="default"
          aria-label={`Sign out ${nameOf(session)}, signed in ${timeOf(beganAt)}`}
          loading={end.isWorking}
          onClick={() => end.act(undefined)}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function EndOthers() {
  const [isAsking, setIsAsking] = useState(false)
  const end = useAct(
    () => client.people.endOtherSessions(),
    ({ endedCount }) => {
      setIsAsking(false)
      announce(endedCount === 1 ? 'One other browser was signed out.' : `${endedCount} other browsers were signed out.`)
      return readAgain()
    },
  )
  return (
    <div className={styles.foot}>
      <p>Don’t recognise one? Sign out everywhere else, then change your password.</p>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere else?"
        confirmLabel="Sign out everywhere else"
        isDanger
        isWorking={end.isWorking}
        error={end.error}
        onConfirm={() => end.act(undefined)}
        onCancel={() => {
          end.forget()
          setIsAsking(false)
        }}
      >
        Every other browser has to sign in again, in all your schools. This one stays signed in, and an exam in progress
        continues.
      </ConfirmDialog>
    </div>
  )
}
