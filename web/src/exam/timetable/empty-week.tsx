import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { dayText } from '../day-words.ts'
import { dayAfter } from './timetable.ts'

type EmptyWeekProps = {
  /** The Sunday it begins on. */
  from: string
  /** The class that is shown; empty for all. */
  classId: string
  onShow: (from: string) => void
}

/** How far it looks ahead. */
const weeksAhead = 4

/** A week without exams: it says so, and where the next one is. */
export function EmptyWeek({ from, classId, onShow }: EmptyWeekProps) {
  const following = dayAfter(from, 7)
  const input = { from: following, weeks: weeksAhead, ...(classId && { classId }) }
  const { data } = useQuery(orpc.exam.timetable.queryOptions({ input }))
  const [next] = (data?.sittings ?? [])
    .flatMap(({ title, days }) => days.filter((day) => day >= following).map((day) => ({ title, day })))
    .sort((one, other) => one.day.localeCompare(other.day))
  return (
    <EmptySheet
      title="No exams in this week"
      action={
        next && (
          <Button variant="default" onClick={() => onShow(sundayOf(next.day))}>
            Show that week
          </Button>
        )
      }
    >
      {next && `The next one is ${next.title}, on ${dayText(next.day)}.`}
    </EmptySheet>
  )
}

const sundayOf = (day: string) => dayAfter(day, -new Date(day).getUTCDay())
