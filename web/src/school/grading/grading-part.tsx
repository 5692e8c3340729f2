import type { SchoolGrading } from '@sabimark/contract/answers.ts'
import { gradingFields } from '@sabimark/domain/school/grading/grading-fields.ts'
import type { Rounding } from '@sabimark/domain/school/grading/rounding.ts'
import type { ReactNode } from 'react'
import type { FormPart } from '../../platform/form-sheets/form-part.ts'
import { FormRow, WideRow } from '../../platform/form-sheets/form-row.tsx'
import { conflictText } from '../../platform/record/conflict-text.ts'
import type { HistoryLine } from '../../platform/record/history-lines.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import styles from './grading.module.css'
import { type Part, partText } from './grading-draft.ts'
import { LevelList } from './level-list.tsx'
import { ScaleTable } from './scale-table.tsx'
import { useGradingForm } from './use-grading-form.ts'

export type GradingOfSchool = { grading: SchoolGrading; history: readonly HistoryLine[] }

const labels: Readonly<Record<Part, string>> = {
  scale: 'Grade scale',
  levels: 'Levels',
  rounding: gradingFields.rounding.label,
  syncWindowHours: gradingFields.syncWindowHours.label,
}

/** How the school grades: its scale, rounding, the window for late answers and its levels, as rows of a page. */
export function useGradingPart({ grading, history }: GradingOfSchool) {
  const form = useGradingForm(grading)
  const { draft, stored, problems, theirs, changed } = form
  const isChanged = (part: Part) => changed.includes(part)
  const their = (part: Part) =>
    theirs?.conflicts.includes(part) && (
      <p className={styles.conflict}>
        Saved since then: <strong>{partText(theirs.draft, part)}</strong>{' '}
        <button type="button" onClick={() => form.change({ [part]: theirs.draft[part] })}>
          Use this
        </button>
      </p>
    )
  const part: FormPart = {
    changed: changed.map((name) => labels[name]),
    ...{ isWorking: form.isWorking, check: form.check, save: form.submit, discard: form.discard, error: form.error },
    conflict: theirs && conflictText(theirs, (name) => labels[name]),
    said: form.note,
    history,
    question: (
      <ConfirmDialog
        isOpen={form.effects !== null}
        title="Save marks and grades?"
        confirmLabel="Save Changes"
        isWorking={form.isSaving}
        onConfirm={form.save}
        onCancel={form.cancel}
      >
        <ul className={styles.effects}>
          {form.effects?.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </ConfirmDialog>
    ),
  }
  const field = (name: 'rounding' | 'syncWindowHours') => (
    <FormRow
      key={name}
      name={name}
      field={gradingFields[name]}
      value={draft[name]}
      was={isChanged(name) ? stored[name] : null}
      error={problems[name]}
      onChange={(_name, value) => form.change({ [name]: String(value) as Rounding })}
    >
      {their(name)}
    </FormRow>
  )
  const rows: Readonly<Record<Part, ReactNode>> = {
    rounding: field('rounding'),
    syncWindowHours: field('syncWindowHours'),
    scale: (
      <>
        <ScaleTable
          steps={draft.scale}
          problems={problems}
          isChanged={isChanged('scale')}
          onChange={(scale) => form.change({ scale })}
        />
        {their('scale')}
      </>
    ),
    levels: (
      <WideRow isChanged={isChanged('levels')}>
        <LevelList levels={draft.levels} problems={problems} onChange={(levels) => form.change({ levels })} />
        {their('levels')}
      </WideRow>
    ),
  }
  return { part, rows, isChanged }
}
