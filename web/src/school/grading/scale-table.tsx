import { Button, TextInput } from '@mantine/core'
import {
  longestGrade,
  longestRemark,
  mostGrades,
  type PresetName,
  presetOf,
  scalePresets,
  stepsOf,
  typedScale,
} from '@sabimark/domain/school/grading/grade-scale.ts'
import type { Field } from '@sabimark/domain/words/field.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { FormRow, WideRow } from '../../platform/form-sheets/form-row.tsx'
import { GradeRuler, toneOf } from './grade-ruler.tsx'
import styles from './grading.module.css'
import { type DraftStep, keyed, newKey } from './grading-draft.ts'

type ScaleTableProps = {
  steps: readonly DraftStep[]
  problems: Readonly<Record<string, string>>
  isChanged: boolean
  onChange: (steps: readonly DraftStep[]) => void
}

/** The choice is no field that is sent: it fills the grades. */
const presetField = {
  label: 'Grade scale',
  kind: 'choice',
  max: 20,
  isRequired: true,
  control: 'preset',
  choices: [...Object.keys(scalePresets), 'own'],
  names: { ...Object.fromEntries(Object.entries(scalePresets).map(([id, { name }]) => [id, name])), own: 'Own grades' },
  hint: 'WAEC A1–F9, A–F, or your own.',
} as const satisfies Field

/** The grades of the school, the best first: a preset fills them, and each can be changed. */
export function ScaleTable({ steps, problems, isChanged, onChange }: ScaleTableProps) {
  const preset = presetOf(typedScale(steps))
  const add = () => {
    const step = { key: newKey(), grade: '', from: '', remark: '' }
    onChange([...steps.slice(0, -1), step, ...steps.slice(-1)])
    focusLater(`grade.${Math.max(0, steps.length - 1)}`)
  }
  const remove = (at: number) => {
    onChange(steps.filter((_, place) => place !== at))
    focusLater(`grade.${Math.max(0, Math.min(at, steps.length - 2))}`)
  }
  return (
    <>
      <FormRow
        name="preset"
        field={presetField}
        value={preset}
        was={null}
        error={undefined}
        onChange={(_name, value) => {
          if (String(value) in scalePresets) onChange(keyed(stepsOf(scalePresets[value as PresetName].scale)))
        }}
      />
      <WideRow isChanged={isChanged}>
        <GradeRuler steps={steps} />
        <table className={styles.scale}>
          <caption className="only-heard">Grades, the best first</caption>
          <thead>
            <tr>
              <th scope="col">Grade</th>
              <th scope="col">From %</th>
              <th scope="col" className={styles.to}>
                To
              </th>
              <th scope="col">Remark on report cards</th>
              <th scope="col">
                <span className="only-heard">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step, at) => (
              <StepRows
                key={step.key}
                step={step}
                at={at}
                problems={problems}
                top={topOf(steps, at)}
                tone={toneOf(at, steps.length)}
                onType={(typed) => onChange(steps.map((one, place) => (place === at ? { ...one, ...typed } : one)))}
                onRemove={() => remove(at)}
              />
            ))}
          </tbody>
        </table>
        {problems.scale && (
          <p className={styles.problem} role="alert">
            {problems.scale}
          </p>
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={steps.length >= mostGrades}
          onClick={add}
        >
          Add grade
        </Button>
      </WideRow>
    </>
  )
}

type StepRowsProps = {
  step: DraftStep
  at: number
  /** Up to which percentage it is given. */
  top: string
  tone: string
  problems: ScaleTableProps['problems']
  onType: (typed: Partial<DraftStep>) => void
  onRemove: () => void
}

/** A grade, and below it what is wrong with it: the columns are too narrow for sentences. */
function StepRows({ step, at, top, tone, problems, onType, onRemove }: StepRowsProps) {
  const cell = (part: 'grade' | 'from' | 'remark') => {
    const name = `${part}.${at}`
    return {
      name,
      className: styles.typed,
      value: step[part],
      error: problems[name],
      // Heard with its control; seen below the row.
      errorProps: { className: 'only-heard' },
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType({ [part]: currentTarget.value }),
    }
  }
  const wrong = (['grade', 'from', 'remark'] as const).flatMap((part) => {
    const name = `${part}.${at}`
    return problems[name] === undefined ? [] : [{ name, said: problems[name] }]
  })
  return (
    <>
      <tr>
        <th scope="row" data-tone={tone}>
          <TextInput {...cell('grade')} aria-label={`Grade ${at + 1}`} maxLength={2 * longestGrade} />
        </th>
        <td data-number>
          <TextInput {...cell('from')} aria-label={`From percent, grade ${at + 1}`} inputMode="numeric" maxLength={6} />
        </td>
        <td className={styles.to}>{top}</td>
        <td>
          <TextInput {...cell('remark')} aria-label={`Remark, grade ${at + 1}`} maxLength={2 * longestRemark} />
        </td>
        <td>
          <button
            type="button"
            className={styles.icon}
            aria-label={`Remove grade ${step.grade.trim() || at + 1}`}
            onClick={onRemove}
          >
            <IconX size={18} aria-hidden="true" />
          </button>
        </td>
      </tr>
      {wrong.length > 0 && (
        <tr>
          <td colSpan={4}>
            {wrong.map(({ name, said }) => (
              <p key={name} aria-hidden="true" className={styles.problem}>
                {said}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}

/** Up to which percentage a grade is given: one below the grade above it. */
function topOf(steps: readonly DraftStep[], at: number): string {
  if (at === 0) return '100'
  const above = steps[at - 1]?.from.trim() ?? ''
  return /^\d{1,3}$/.test(above) && Number(above) > 0 ? String(Number(above) - 1) : '–'
}

/** Once what was added or removed is drawn. */
export function focusLater(name: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus())
}
