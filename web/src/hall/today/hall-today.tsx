import type { HallToday as Today } from '@sabimark/contract/answers.ts'
import { lagosClock, lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { nearTime } from '@sabimark/domain/words/near-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { DottedLine } from '../../platform/list/dotted.tsx'
import buttons from '../../platform/list/list-buttons.module.css'
import { PageLink } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { serverNow } from '../../platform/server-now.ts'
import { Card } from '../../platform/ui/card.tsx'
import styles from './hall-today.module.css'

const everyMs = 60_000

/** The halls this person invigilates today. Nothing on any other day. */
export default function HallToday() {
  return <OwnHalls title="You invigilate today" />
}

/** Each with the way to its board; nothing where there is none. `hasLater`: those of later days, too. */
export function OwnHalls({ title, hasLater = false }: { title: string; hasLater?: boolean }) {
  const { data } = useQuery(orpc.hall.today.queryOptions({ input: {}, refetchInterval: everyMs }))
  const now = serverNow()
  const { items = [], later = [] } = data ?? {}
  const halls = [
    ...items.map((hall) => ({ ...hall, parts: partsOf(hall, now) })),
    ...(hasLater ? later : []).map((hall) => ({
      ...hall,
      parts: [hall.classes.join(', '), `opens ${nearTime(new Date(hall.opensAt), now)}`],
    })),
  ]
  if (halls.length === 0) return null
  return (
    <Card title={title}>
      <ul className={styles.halls}>
        {halls.map((hall) => (
          <li key={hall.sittingId}>
            <span className={styles.what}>
              <strong>{hall.title}</strong>
              <span className={styles.soft}>
                <DottedLine parts={hall.parts.filter(Boolean)} />
              </span>
            </span>
            <PageLink
              to="/exams/$examId/hall/$sittingId"
              params={{ examId: hall.examId, sittingId: hall.sittingId }}
              className={buttons.button}
              aria-label={`Watch ${hall.title}`}
            >
              Watch
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Hall = Today['items'][number]

/** 'SS2 A, SS2 B', 'opens 10:00 am' and '38 candidates', or how many write; a time of another day with its day. */
function partsOf({ classes, opensAt, closesAt, expected, running }: Hall, now: Date): string[] {
  const [opens, closes] = [new Date(opensAt), new Date(closesAt)]
  const said = (at: Date) => (lagosDate(at) === lagosDate(now) ? lagosClock(at) : nearTime(at, now))
  const times = opens > now ? `opens ${said(opens)}` : `${closes > now ? 'closes' : 'closed'} ${said(closes)}`
  return [classes.join(', '), times, running > 0 ? `${running} of ${expected} writing` : counted(expected, 'candidate')]
}
