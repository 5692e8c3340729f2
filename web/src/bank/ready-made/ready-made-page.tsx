import { difficulties } from '@sabimark/domain/bank/question.ts'
import { mostTaken } from '@sabimark/domain/bank/ready-made-count.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { CardSheet } from '../../platform/list/card-sheet.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { useFilters } from '../../platform/list/use-filters.ts'
import { useList } from '../../platform/list/use-list.ts'
import { announce } from '../../platform/news/announcer.ts'
import { orpc } from '../../platform/queries.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { useActiveSubjects } from '../../school/school-lists.ts'
import { ReadyMadeCard } from './ready-made-card.tsx'
import { readyMadeList } from './ready-made-list.ts'
import { TakeDialog } from './take-dialog.tsx'
import { TakeMix } from './take-mix.tsx'
import type { Taking } from './taken-words.ts'

/** Questions made ready, which staff look at and take into their bank. */
export default function ReadyMadePage() {
  const { filters } = useFilters(readyMadeList(undefined))
  const list = useList(orpc.bank.listReadyMade, readyMadeList(filters.subject))
  const subjects = useActiveSubjects()
  const [asked, setAsked] = useState<Taking | null>(null)
  const take = (ids: readonly string[]) => {
    if (ids.length > mostTaken) announce(`Take at most ${mostTaken} at once.`)
    else setAsked({ sources: [...ids] })
  }
  const { subject, topic } = filters
  const narrowed = {
    topic,
    difficulty: difficulties.find((one) => one === filters.difficulty),
    search: list.typed.trim(),
  }
  const isOneOf = (id: string) => asked !== null && 'sources' in asked && asked.sources.includes(id)
  return (
    <ListPage
      list={list}
      title="Ready-made Questions"
      note="Made for topics of the WAEC syllabus, and not endorsed by WAEC. Each answer was computed in two ways, or is from two sources; no past papers."
      search="Search by question, subject or topic"
    >
      {subject !== undefined && list.total !== null && (
        <TakeMix
          name={topic ?? subject}
          {...narrowed}
          total={list.total}
          onTake={(count) => setAsked({ ...narrowed, subject, count })}
        />
      )}
      <CardSheet
        list={list}
        caption="Ready-made questions"
        isWide
        bulk={[{ label: 'Take', icon: <IconPlus {...menuIcon} />, run: take }]}
        empty={<EmptySheet title="No ready-made questions yet" />}
      >
        {(item, selection) => <ReadyMadeCard key={item.id} item={item} {...selection} />}
      </CardSheet>
      {asked && subjects.data && (
        <TakeDialog
          of={asked}
          subjects={subjects.data}
          likely={'count' in asked ? asked.subject : list.rows?.find(({ id }) => isOneOf(id))?.subject}
          onTaken={() => {
            if ('sources' in asked) list.select(asked.sources, false)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </ListPage>
  )
}
