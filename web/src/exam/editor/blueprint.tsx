import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { ORPCError } from '@orpc/client'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { difficulties, questionTypes } from '@sabimark/domain/bank/question.ts'
import { mostBlueprintRows } from '@sabimark/domain/exam/blueprint.ts'
import { IconArrowsShuffle, IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { typeNames } from '../../bank/questions.ts'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { orpc } from '../../platform/queries.ts'
import { refusalCode } from '../../platform/refusal.ts'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { questionsText } from '../exams.ts'
import styles from './blueprint.module.css'
import { availableFor, countOf, type FormRow, newRow, toRows } from './blueprint-form.ts'
import type { KnownQuestion } from './known-question.ts'

/** A drawn question with its marks in this exam. */
export type Drawn = KnownQuestion & { marks: string }

type BlueprintProps = {
  subjectId: string
  /** What is in the exam already is not drawn again. */
  except: readonly string[]
  /** Where the questions go: the title of a section, or nothing where the exam has none. */
  into: string | undefined
  onDrawn: (questions: Drawn[]) => void
}

/** So many questions of each kind, drawn from the bank: exactly what is asked for, or what is missing. */
export function Blueprint({ subjectId, except, into, onDrawn }: BlueprintProps) {
  const [rows, setRows] = useState<FormRow[]>(() => [newRow(1)])
  const input = { subjectId, except: [...except] }
  const { data } = useQuery(orpc.exam.countDrawable.queryOptions({ input, placeholderData: (before) => before }))
  const whole = useQuery(orpc.exam.countDrawable.queryOptions({ input: { subjectId, except: [] } }))
  const kinds = data?.kinds ?? []
  const allKinds = whole.data?.kinds ?? kinds
  const topics = [...new Set(allKinds.map(({ topic }) => topic))].sort((one, other) => one.localeCompare(other, 'en'))
  const drawing = useAct(
    (asked: readonly FormRow[]) => client.exam.drawQuestions({ ...input, rows: toRows(asked) }),
    ({ questions }, asked) =>
      onDrawn(
        questions.map(({ row, marksHundredths, ...one }) => {
          const typed = asked[row]?.marks.trim() ?? ''
          return { ...one, marks: typed === '' ? marksText(marksHundredths) : typed }
        }),
      ),
  )
  const missing = missingIn(drawing.error)
  const [isAsked, setIsAsked] = useState(false)
  const change = (id: number, part: Partial<FormRow>) => {
    drawing.forget()
    setIsAsked(false)
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))
  }
  // As soon as it is known: nothing is said of what is still being counted.
  const usedUp = data && whole.data ? rows.findIndex((row) => availableFor(row, kinds) === 0) : -1
  const total = rows.reduce((sum, row) => sum + (countOf(row) ?? 0), 0)
  const isReadable = rows.every(
    (row) => countOf(row) !== null && (row.marks.trim() === '' || marksFromText(row.marks) !== null),
  )
  return (
    <div>
      {rows.map((row, place) => (
        <fieldset key={row.id} className={styles.row} aria-label={`Row ${place + 1}`}>
          <NativeSelect
            label="Topic"
            value={row.topic}
            data={[{ value: '', label: 'Any topic' }, ...topics.map((topic) => ({ value: topic, label: topic }))]}
            onChange={(event) => change(row.id, { topic: event.currentTarget.value })}
          />
          <NativeSelect
            label="Difficulty"
            value={row.difficulty}
            data={[{ value: '', label: 'Any' }, ...difficulties.map((one) => ({ value: one, label: one }))]}
            onChange={(event) =>
              change(row.id, { difficulty: difficulties.find((one) => one === event.currentTarget.value) ?? '' })
            }
          />
          <NativeSelect
            label="Type"
            value={row.type}
            data={[{ value: '', label: 'Any' }, ...questionTypes.map((one) => ({ value: one, label: typeNames[one] }))]}
            onChange={(event) =>
              change(row.id, { type: questionTypes.find((one) => one === event.currentTarget.value) ?? '' })
            }
          />
          <TextInput
            label="How many"
            inputMode="numeric"
            maxLength={3}
            value={row.count}
            error={countOf(row) === null}
            onChange={(event) => change(row.id, { count: event.currentTarget.value })}
          />
          <TextInput
            label="Marks each"
            placeholder="Bank’s"
            inputMode="decimal"
            maxLength={7}
            value={row.marks}
            error={row.marks.trim() !== '' && marksFromText(row.marks) === null}
            onChange={(event) => change(row.id, { marks: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={`Remove row ${place + 1}`}
            disabled={rows.length === 1}
            onClick={() => {
              drawing.forget()
              setRows(rows.filter(({ id }) => id !== row.id))
            }}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
          <p className={styles.available} data-short={(missing.get(place) ?? 0) > 0}>
            {missing.has(place)
              ? `${missing.get(place)} too few for this row`
              : inBankText(availableFor(row, kinds), availableFor(row, allKinds))}
          </p>
        </fieldset>
      ))}
      <div className={styles.foot}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={rows.length >= mostBlueprintRows}
          onClick={() => setRows([...rows, newRow(Math.max(...rows.map(({ id }) => id)) + 1)])}
        >
          Add row
        </Button>
        <Button
          variant="light"
          size="sm"
          leftSection={<IconArrowsShuffle size={16} aria-hidden="true" />}
          disabled={usedUp >= 0}
          loading={drawing.isWorking}
          onClick={() => (isReadable ? drawing.act(rows) : setIsAsked(true))}
        >
          Draw {questionsText(total)}
          {into === undefined ? '' : ` into ${into}`}
        </Button>
      </div>
      <RefusalNote error={drawing.error} />
      {isAsked && !isReadable && <RefusalNote>Correct the marked fields first.</RefusalNote>}
      {rows.length >= mostBlueprintRows && (
        <p className={styles.available}>A blueprint has at most {mostBlueprintRows} rows.</p>
      )}
      {usedUp >= 0 && (
        <p className={styles.available}>
          There is nothing left to draw for row {usedUp + 1}. Choose another kind, or write more questions.
        </p>
      )}
      <p className={styles.available}>
        The same question is never drawn twice. What is drawn can be changed by hand on the other side.
      </p>
    </div>
  )
}

/** "7 in the bank, all in this paper". */
function inBankText(left: number, all: number): string {
  const bank = `${all.toLocaleString('en-NG')} in the bank`
  if (all === left) return bank
  return `${bank}, ${left === 0 ? 'all' : (all - left).toLocaleString('en-NG')} in this paper`
}

/** How many questions each row lacks, by its place. */
function missingIn(error: unknown): Map<number, number> {
  if (refusalCode(error) !== 'NOT_ENOUGH_QUESTIONS' || !(error instanceof ORPCError)) return new Map()
  const { rows = [] } = (error.data ?? {}) as { rows?: { row: number; missing: number }[] }
  return new Map(rows.map(({ row, missing }) => [row, missing]))
}
