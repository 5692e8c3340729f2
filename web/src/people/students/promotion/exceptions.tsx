import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { PromotionPlan } from '@sabimark/contract/answers.ts'
import { leaveReasonNames, leaveReasons } from '@sabimark/domain/people/students/leaving.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { orpc } from '../../../platform/queries.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { peopleOffered } from '../../../platform/ui/people-picker.tsx'
import { RefusalNote } from '../../../platform/ui/refusal-note.tsx'
import { studentText } from '../../student-text.ts'
import styles from './promotion.module.css'
import { doingOf, leavingAs, type StudentException } from './promotion-draft.ts'

type ExceptionsProps = {
  plan: PromotionPlan
  value: readonly StudentException[]
  isAsked: boolean
  onChange: (value: readonly StudentException[]) => void
}

/** Students who do something else than their class: found by name, each with what they do. */
export function Exceptions({ plan, value, isAsked, onChange }: ExceptionsProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const nameOf = (classId: string | null) =>
    [...plan.open, ...plan.classes].find(({ id }) => id === classId)?.name ?? null
  const back = () => field.current?.focus()
  const doings = [
    { value: '', label: 'Choose one' },
    { value: 'repeat', label: 'Repeats the year' },
    { group: 'Goes to', items: plan.open.map(({ id, name }) => ({ value: id, label: name })) },
    {
      group: 'Leaves the school',
      items: leaveReasons.map((reason) => ({ value: leavingAs(reason), label: `Leaves: ${leaveReasonNames[reason]}` })),
    },
  ]
  return (
    <Card title="Exceptions">
      <p className={styles.soft}>
        Students who repeat, go to a class of their own, or leave. Everybody else goes with their class.
      </p>
      {value.length > 0 && (
        <ul className={styles.lines}>
          {value.map((one) => {
            const does = doingOf(plan, one)
            return (
              <li key={one.id} data-open={does === ''}>
                <span className={styles.what}>
                  <strong>{one.name}</strong>
                  <span className={styles.soft}>{nameOf(one.classId) ?? 'No class'}</span>
                </span>
                <span className={styles.doing}>
                  <NativeSelect
                    aria-label={`What ${one.name} does`}
                    name={`student-${one.id}`}
                    value={does}
                    data={doings}
                    error={isAsked && does === '' ? 'Choose what this student does.' : null}
                    onChange={({ currentTarget }) =>
                      onChange(value.map((it) => (it.id === one.id ? { ...it, does: currentTarget.value } : it)))
                    }
                  />
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={44}
                    aria-label={`Remove ${one.name}: goes with the class`}
                    onClick={() => {
                      onChange(value.filter(({ id }) => id !== one.id))
                      back()
                    }}
                  >
                    <IconX size={18} aria-hidden="true" />
                  </ActionIcon>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <TextInput
        className={styles.year}
        ref={field}
        label="Find a student"
        description="By name or student ID."
        name="studentSearch"
        type="search"
        maxLength={80}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Found
        typed={typed}
        chosen={value}
        onChoose={(one) => {
          onChange([...value, one])
          setTyped('')
          back()
        }}
      />
    </Card>
  )
}

type FoundProps = {
  typed: string
  chosen: readonly StudentException[]
  onChoose: (one: StudentException) => void
}

/** Whom the search finds, each with a button. */
function Found({ typed, chosen, onChoose }: FoundProps) {
  const [search] = useDebouncedValue(typed.trim(), 250)
  const found = useQuery({
    ...orpc.people.listStudents.queryOptions({ input: { size: peopleOffered, status: 'active', search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  if (typed.trim() === '' || search === '') return null
  const others = found.data?.items.filter(({ id }) => !chosen.some((one) => one.id === id))
  return (
    <div className={styles.found} aria-live="polite">
      <RefusalNote
        error={found.error}
        action={
          <Button variant="default" size="xs" onClick={() => void found.refetch()}>
            Try again
          </Button>
        }
      />
      {others?.map(({ id, name, class: own }) => (
        <Button
          key={id}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onChoose({ id, name, classId: own?.id ?? null, does: own ? 'repeat' : '' })}
        >
          {studentText(name, own?.name)}
        </Button>
      ))}
      {others?.length === 0 && <p className={styles.soft}>No other active student has this name or ID.</p>}
    </div>
  )
}
