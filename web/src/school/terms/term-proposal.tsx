import { Button } from '@mantine/core'
import { dayText } from '@sabimark/domain/school/billing/period.ts'
import { proposedTerms } from '@sabimark/domain/school/terms/proposed-terms.ts'
import { useRef, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { announce } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import { serverNow } from '../../platform/server-now.ts'
import { Card } from '../../platform/ui/card.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import styles from './terms.module.css'

/** Where a school has no terms: those of most schools, to be looked at and added in one press. */
export function TermProposal() {
  const [proposed] = useState(() => proposedTerms(serverNow()))
  // Those that stand already: pressed again, it goes on behind them.
  const doneCount = useRef(0)
  const adding = useAct(
    async (_: undefined, pressed) => {
      for (const term of proposed.slice(doneCount.current)) {
        await client.school.addTerm(term, pressed)
        doneCount.current++
      }
    },
    () => {
      announce(`${proposed.length} terms were added.`)
      // The button goes with what is proposed; the keyboard that stood on it goes to the page.
      document.querySelector('main')?.focus()
      return readAgain()
    },
  )
  return (
    <Card title={`No terms yet: are these yours in ${proposed[0]?.year}?`}>
      <p className={styles.why}>
        Add your term dates to make reports by term. Most schools have these; what is different at yours can be changed
        afterwards.
      </p>
      <dl className={styles.terms}>
        {proposed.map((term) => (
          <div key={term.name}>
            <dt>{term.name}</dt>
            <dd>
              {dayText(term.firstDay)} to {dayText(term.lastDay)}
            </dd>
          </div>
        ))}
      </dl>
      <RefusalNote error={adding.error} />
      <Button loading={adding.isWorking} onClick={() => adding.act(undefined)}>
        Add these three terms
      </Button>
    </Card>
  )
}
