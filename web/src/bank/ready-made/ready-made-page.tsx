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

/** Questions made ready, which staff look at and take into their bank. */
export default function ReadyMadePage() {
  const { filters } = useFilters(readyMadeList(undefined))
  const list = useList(orpc.bank.listReadyMade, readyMadeList(filters.subject))
  const subjects = useActiveSubjects()
  const [asked, setAsked] = useState<string[] | null>(null)
  const take = (ids: readonly string[]) => {
    if (ids.length > mostTaken) announce(`Take at most ${mostTaken} at once.`, { batch: null, skipped: [] })
    else setAsked([...ids])
  }
  const likely = list.rows?.find(({ id }) => asked?.includes(id))?.subject
  return (
    <ListPage
      list={list}
      title="Ready-made Questions"
      note="Made for topics of the WAEC syllabus, and not endorsed by WAEC. Each answer was computed in two ways, or is from two sources; no past papers."
      search="Search by question, subject or topic"
    >
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
          sources={asked}
          subjects={subjects.data}
          likely={likely}
          onTaken={() => {
            list.select(asked, false)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </ListPage>
  )
}
