import {
  isReminderAhead,
  type ReminderSpan,
  reminderSpans,
  remindersText,
  usualReminders,
} from '@sabimark/domain/exam/reminder.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Pressed, useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import type { ScheduleEvent } from './schedule.ts'

/** What a student is reminded of, and the dialog that sets it: of all exams, or of one. */
export function useReminders(now: string) {
  const queries = useQueryClient()
  const { data } = useQuery(orpc.notice.reminders.queryOptions())
  const [about, setAbout] = useState<ScheduleEvent | 'all' | null>(null)
  const call = async (beforeMinutes: ReminderSpan[], pressed: Pressed) =>
    about === null || about === 'all'
      ? await client.notice.setReminders({ beforeMinutes }, pressed)
      : await client.notice.setReminder({ sittingId: about.id, beforeMinutes }, pressed)
  const saving = useAct(call, (reminders) => {
    setAbout(null)
    queries.setQueryData(orpc.notice.reminders.queryKey(), reminders)
  })
  const ask = (what: ScheduleEvent | 'all') => {
    saving.forget()
    setAbout(what)
  }
  const spansOf = (event: ScheduleEvent): readonly ReminderSpan[] | null =>
    data?.sittings.find(({ sittingId }) => sittingId === event.id)?.beforeMinutes ??
    data?.defaults ??
    (data && usualReminders) ??
    null
  const possibleOf = (event: ScheduleEvent) =>
    reminderSpans.filter((span) => isReminderAhead(new Date(event.opensAt), span, new Date(now)))
  return {
    /** Whether it is known what is set. */
    isKnown: data !== undefined,
    ask,
    /** What is set of an upcoming event, in words; null for nothing. */
    noteOf: (event: ScheduleEvent) => {
      const ahead = spansOf(event)?.filter((span) => possibleOf(event).includes(span)) ?? []
      return data?.isOff === false && event.status === 'upcoming' && ahead.length > 0 ? remindersText(ahead) : null
    },
    /** The dialog that is open. */
    dialog: about !== null &&
      data !== undefined && {
        ...(about === 'all'
          ? {
              title: 'Set Reminders',
              about: 'Before every exam that is set for you, unless you set another time for one of them.',
              initial: data.defaults ?? usualReminders,
            }
          : {
              title: 'Set Reminder',
              about: about.title,
              initial: spansOf(about) ?? usualReminders,
              possible: possibleOf(about),
            }),
        where: data,
        saving,
        onClose: () => setAbout(null),
      },
  }
}
