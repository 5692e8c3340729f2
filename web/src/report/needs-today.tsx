import { mostNeeds, type Need, needsOf } from '@sabimark/domain/report/needs.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import buttons from '../platform/list/list-buttons.module.css'
import { PageLink } from '../platform/navigation.tsx'
import { serverNow } from '../platform/server-now.ts'
import rows from '../platform/ui/row-card.module.css'
import { RowCard } from '../platform/ui/row-card.tsx'
import { needPage } from './need-page.ts'
import styles from './needs-today.module.css'
import { overviewQuery } from './reports.ts'

/** What needs the person today, a row and one act for each; of many the rest is shown at a press. */
export function NeedsToday({ needs }: { needs: readonly Need[] | undefined }) {
  const [isWhole, setIsWhole] = useState(false)
  const isCut = needs !== undefined && needs.length > mostNeeds
  const shown = isWhole ? needs : needs?.slice(0, mostNeeds)
  return (
    <RowCard
      title="Needs you today"
      isFramed
      isMain
      aside={
        isCut && (
          <button type="button" className={rows.aside} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'See fewer' : `See all ${needs.length}`}
          </button>
        )
      }
    >
      {shown && shown.length > 0 ? (
        <ul className={`${rows.list} ${styles.rows}`}>
          {shown.map((need) => (
            <Row key={`${need.kind}${need.examId}`} need={need} />
          ))}
        </ul>
      ) : (
        <p className={rows.hint}>{shown && 'Nothing needs you today.'}</p>
      )}
    </RowCard>
  )
}

/** Undefined until it is read; whether it could be is said by the figures of the same answer. */
export function useNeeds(): readonly Need[] | undefined {
  const { data } = useQuery(overviewQuery)
  const dated = data?.waiting.map((one) => ({ ...one, at: one.at === null ? null : new Date(one.at) }))
  return dated && needsOf(dated, serverNow())
}

function Row({ need }: { need: Need }) {
  const { count, tone, title, line, verb } = need
  return (
    <li className={styles.row}>
      <span className={styles.bubble} data-tone={tone} aria-hidden="true">
        {count === '!' || count < 1_000 ? count : '999+'}
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span title={line}>{line}</span>
      </span>
      <PageLink
        {...needPage(need)}
        className={`${buttons.button} ${styles.act}`}
        aria-label={`${verb}: ${title}, ${line}`}
      >
        {verb}
      </PageLink>
    </li>
  )
}
