import { Button } from '@mantine/core'
import type { SchoolGrading } from '@sabimark/contract/answers.ts'
import { gradingFields } from '@sabimark/domain/school/grading/grading-fields.ts'
import type { Rounding } from '@sabimark/domain/school/grading/rounding.ts'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { conflictText } from '../../platform/record/conflict-text.ts'
import { FieldControl } from '../../platform/record/field-control.tsx'
import { type HistoryLine, HistoryLines } from '../../platform/record/history-lines.tsx'
import type { Theirs } from '../../platform/record/use-shared-form.ts'
import { Card } from '../../platform/ui/card.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { GoodNote } from '../../platform/ui/good-note.tsx'
import { LeaveDialog } from '../../platform/ui/leave-dialog.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { SaveRefusal } from '../../platform/ui/save-refusal.tsx'
import { useLocked } from '../../platform/ui/use-locked.ts'
import styles from './grading.module.css'
import { type GradingDraft, type Part, partText } from './grading-draft.ts'
import { LevelList } from './level-list.tsx'
import { ScaleTable } from './scale-table.tsx'
import { useGradingForm } from './use-grading-form.ts'

/** How the school grades: its scale, rounding, the window for late answers and its levels, saved by a button of their own. */
export function GradingCard() {
  const query = useQuery(orpc.school.grading.queryOptions())
  return (
    <Card title="Marks and grades">
      <Loaded query={query} waiting="Loading grades...">
        {({ grading, history }) => <GradingForm stored={grading} history={history} />}
      </Loaded>
    </Card>
  )
}

const labels: Readonly<Record<Part, string>> = {
  scale: 'Grade scale',
  levels: 'Levels',
  rounding: gradingFields.rounding.label,
  syncWindowHours: gradingFields.syncWindowHours.label,
}

function GradingForm({ stored, history }: { stored: SchoolGrading; history: readonly HistoryLine[] }) {
  const form = useGradingForm(stored)
  const { draft, problems, theirs, changed } = form
  const locked = useLocked(form.isWorking)
  const their = (part: Part) =>
    theirs?.conflicts.includes(part) && (
      <TheirPart theirs={theirs} part={part} onUse={() => form.change({ [part]: theirs.draft[part] })} />
    )
  return (
    <form
      {...locked}
      className={styles.form}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {theirs && (
        <p className={styles.conflict} role="alert">
          {conflictText(theirs, (name) => labels[name])}
        </p>
      )}
      <fieldset className={styles.all} disabled={form.isWorking}>
        <div data-changed={changed.includes('scale')} className={styles.part}>
          <ScaleTable steps={draft.scale} problems={problems} onChange={(scale) => form.change({ scale })} />
          {their('scale')}
        </div>
        <div className={styles.fields}>
          <div data-changed={changed.includes('rounding')} className={styles.part}>
            <FieldControl
              name="rounding"
              field={gradingFields.rounding}
              value={draft.rounding}
              isFirst={false}
              error={problems.rounding}
              onChange={(_name, value) => form.change({ rounding: value as Rounding })}
            />
            {their('rounding')}
          </div>
          <div data-changed={changed.includes('syncWindowHours')} className={styles.part}>
            <FieldControl
              name="syncWindowHours"
              field={gradingFields.syncWindowHours}
              isFirst={false}
              value={draft.syncWindowHours}
              error={problems.syncWindowHours}
              onChange={(_name, value) => form.change({ syncWindowHours: String(value) })}
            />
            {their('syncWindowHours')}
          </div>
        </div>
        <div data-changed={changed.includes('levels')} className={styles.part}>
          <LevelList levels={draft.levels} problems={problems} onChange={(levels) => form.change({ levels })} />
          {their('levels')}
        </div>
      </fieldset>
      <SaveRefusal error={form.error} />
      {form.note && <GoodNote>{form.note}</GoodNote>}
      <div className={styles.foot}>
        <Button type="submit" loading={form.isWorking}>
          Save Changes
        </Button>
        <details className={styles.history}>
          <summary>What was changed</summary>
          <HistoryLines lines={history} />
        </details>
      </div>
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
      <LeaveDialog isUnsaved={() => changed.length > 0} />
    </form>
  )
}

function TheirPart({ theirs, part, onUse }: { theirs: Theirs<GradingDraft>; part: Part; onUse: () => void }) {
  return (
    <p className={styles.conflict}>
      Saved since then: <strong>{partText(theirs.draft, part)}</strong>{' '}
      <button type="button" onClick={onUse}>
        Use this
      </button>
    </p>
  )
}
