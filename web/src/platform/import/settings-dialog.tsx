import { Button, Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import type { ImportKind, RowReview } from './kind.ts'

type SettingsDialogProps = {
  kind: ImportKind
  review: RowReview
  onChange: (changed: Pick<RowReview, 'settings' | 'without'>) => void
  onClose: () => void
}

/** What holds for all rows: how they are read, and which fields are taken of who is there already. */
export function SettingsDialog({ kind, review, onChange, onClose }: SettingsDialogProps) {
  const { settings, without } = review
  const set = (name: string, value: string | boolean) => onChange({ without, settings: { ...settings, [name]: value } })
  const inFile = new Set(review.columns.flatMap(({ fields }) => Object.values(fields)))
  const settingsAsked = kind.settings.filter((one) => !('of' in one) || one.of.some((field) => inFile.has(field)))
  return (
    <Dialog isOpen title="For all rows" onClose={onClose}>
      <Stack gap="md">
        {settingsAsked.map((setting) =>
          'choices' in setting ? (
            <NativeSelect
              key={setting.name}
              label={setting.label}
              value={String(settings[setting.name] ?? '')}
              data={[...setting.choices]}
              onChange={(event) => set(setting.name, event.currentTarget.value)}
            />
          ) : 'problem' in setting ? (
            <TextInput
              key={setting.name}
              label={setting.label}
              description={setting.hint}
              value={String(settings[setting.name] ?? '')}
              error={setting.problem(String(settings[setting.name] ?? ''))}
              onChange={(event) => set(setting.name, event.currentTarget.value)}
            />
          ) : (
            <Checkbox
              key={setting.name}
              label={setting.label}
              description={setting.hint}
              checked={settings[setting.name] === true}
              onChange={(event) => set(setting.name, event.currentTarget.checked)}
            />
          ),
        )}
        <Checkbox.Group
          label={`Fields taken of ${kind.words.many} who are there`}
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
