import { Button, Checkbox, Stack } from '@mantine/core'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import type { ImportKind, RowReview } from './kind.ts'
import { SettingFields, settingsAsked } from './setting-fields.tsx'

type SettingsDialogProps = {
  kind: ImportKind
  review: RowReview
  onChange: (changed: Pick<RowReview, 'settings' | 'without'>) => void
  onClose: () => void
}

/** What holds for all rows: how they are read, and which fields are taken of who is there already. */
export function SettingsDialog({ kind, review, onChange, onClose }: SettingsDialogProps) {
  const { settings, without } = review
  const inFile = new Set(review.columns.flatMap(({ fields }) => Object.values(fields)))
  return (
    <Dialog isOpen title="Options for all rows" onClose={onClose}>
      <Stack gap="md">
        <p>These options apply to every row of this file. You can still edit single rows.</p>
        <SettingFields
          asked={settingsAsked(kind.settings, review)}
          settings={settings}
          onChange={(said) => onChange({ without, settings: said })}
        />
        <Checkbox.Group
          label={`Fields to change for ${kind.words.many} who are at your school already`}
          description="The file never changes a field that is not ticked."
          value={kind.fields.map(({ id }) => id).filter((id) => !without.includes(id))}
          onChange={(taken) =>
            onChange({ settings, without: kind.fields.map(({ id }) => id).filter((id) => !taken.includes(id)) })
          }
        >
          <Stack gap="xs" mt="xs">
            {kind.fields
              .filter(({ id }) => inFile.has(id) && !kind.settings.some(({ name }) => name === id))
              .map(({ id, label }) => (
                <Checkbox key={id} value={id} label={label} />
              ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}
