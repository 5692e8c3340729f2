import { NativeSelect, TextInput } from '@mantine/core'
import type { Exam } from '@sabimark/contract/answers.ts'
import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import { type ReleaseChoice, releaseChoices } from '@sabimark/domain/exam/release/release-change.ts'
import { lagosDate, lagosInstant, lagosTime } from '@sabimark/domain/words/lagos-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import { DateInput } from '../../platform/ui/date-input.tsx'
import { Fields } from '../../platform/ui/fields.tsx'
import type { ActDialogProps } from '../act-dialog.ts'
import styles from '../exam.module.css'
import { releaseWords } from '../exams.ts'

const labels: Readonly<Record<ReleaseChoice, string>> = { ...releaseWords, at_date: 'From a date and time on' }

/** Asks when candidates are to see their scores, and says what that means and what it was; a card of the list does not know what it is. */
export function ReleaseDialog({ exam, onClose }: ActDialogProps) {
  const { data, isFetchedAfterMount } = useQuery({
    ...orpc.exam.get.queryOptions({ input: { examId: exam.id } }),
    refetchOnMount: 'always',
  })
  if (!data || !isFetchedAfterMount) return null
  const seen = { rule: data.draft.showResults ?? 'immediate', releaseAt: data.releaseAt }
  return <ReleaseForm exam={exam} shown={seen} onClose={onClose} />
}

type Seen = { rule: ReleaseRule; releaseAt: string | null }

function ReleaseForm({ exam, shown, onClose }: Pick<ActDialogProps, 'exam' | 'onClose'> & { shown: Seen }) {
  // As it was when this was opened: the page behind may be read again.
  const [seen] = useState(shown)
  const [was] = useState(() => chosenOf(shown))
  const [choice, setChoice] = useState<ReleaseChoice>(was.choice)
  const [date, setDate] = useState(was.date)
  const [time, setTime] = useState(was.time)
  const isDate = choice === 'at_date'
  const isOther = choice !== was.choice || (isDate && (date !== was.date || time !== was.time))
  const canBeRead = isOther && (!isDate || lagosInstant(date, time) !== null)
  return (
    <ActForm
      title={`When do candidates see their scores of “${exam.title}”?`}
      confirmLabel="Save"
      input={canBeRead ? { examId: exam.id, choice, ...(isDate && { date, time }), seen } : null}
      call={client.exam.setRelease}
      said={() => `When scores of “${exam.title}” are shown is saved.`}
      isDirty={isOther}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <NativeSelect
          label="Candidates see their score"
          name="choice"
          value={choice}
          data={offered(exam, was.choice).map((value) => ({ value, label: labels[value] }))}
          onChange={({ currentTarget }) =>
            setChoice(offered(exam, was.choice).find((one) => one === currentTarget.value) ?? choice)
          }
        />
        {isDate && (
          <Fields>
            <DateInput
              label="Date"
              name="date"
              required
              value={date}
              onChange={({ currentTarget }) => setDate(currentTarget.value)}
            />
            <TextInput
              label="Time"
              name="time"
              type="time"
              required
              value={time}
              onChange={({ currentTarget }) => setTime(currentTarget.value)}
            />
          </Fields>
        )}
        {isDate && <p className={styles.hint}>Lagos time.</p>}
      </div>
    </ActForm>
  )
}

/** What is set now, as the fields say it. */
function chosenOf({ rule, releaseAt }: Seen): { choice: ReleaseChoice; date: string; time: string } {
  if (releaseAt === null) return { choice: rule, date: '', time: '09:00' }
  const at = new Date(releaseAt)
  return { choice: 'at_date', date: lagosDate(at), time: lagosTime(at) }
}

/** A score as soon as they hand in comes too late for whoever has; what is set now stands there all the same. */
const offered = ({ submittedCount }: Exam, now: ReleaseChoice): ReleaseChoice[] =>
  releaseChoices.filter((choice) => choice !== 'immediate' || submittedCount === 0 || now === 'immediate')
