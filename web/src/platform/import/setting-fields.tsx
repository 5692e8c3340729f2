import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { KindSetting, RowReview } from './kind.ts'

type SettingFieldsProps = {
  asked: readonly KindSetting[]
  settings: RowReview['settings']
  onChange: (settings: RowReview['settings']) => void
}

/** What is asked of all rows, each by the control its answer needs. */
export function SettingFields({ asked, settings, onChange }: SettingFieldsProps) {
  const set = (name: string, value: string | boolean) => onChange({ ...settings, [name]: value })
  return asked.map((setting) =>
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
  )
}

/** Those of a kind's settings that say something of these columns. */
export function settingsAsked(
  settings: readonly KindSetting[],
  { columns, settings: said }: Pick<RowReview, 'columns' | 'settings'>,
): KindSetting[] {
  const inFile = new Set(columns.flatMap(({ fields }) => Object.values(fields)))
  const isSaid = (other: { name: string; value: string } | undefined) => other && said[other.name] === other.value
  return settings.filter((one) => !('of' in one) || one.of.some((field) => inFile.has(field)) || isSaid(one.orWith))
}
