import type { SchoolSettings } from '@sabimark/contract/answers.ts'
import type { Pressed } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import type { FormFields } from '../../platform/record/form-field.ts'
import type { RecordForm, StoredRecord } from '../../platform/record/use-record-form.ts'
import { useMe } from '../../platform/session.ts'

export type TabProps = { settings: SchoolSettings }
type Tab = Exclude<keyof SchoolSettings, 'company'>

/** Whether these are the company's own: what new schools begin with. */
export const useIsCompany = (): boolean => useMe().role === 'super_admin'

type Save<Noun extends Tab, Values> = (
  input: { revision: number } & Partial<Values>,
  pressed: Pressed,
) => Promise<Record<Noun, { revision: number }>>

/** The form of a tab, of which a school has one: it is read with the others and saved by itself. */
export function tabForm<Noun extends Tab, Values extends object>(
  noun: Noun,
  fields: FormFields<Values>,
  save: Save<Noun, Values>,
): RecordForm<Noun, Values> {
  return {
    noun,
    fields,
    refused: {},
    get: async () => {
      const settings = await client.school.getSettings()
      const { history, ...stored } = storedTab(settings, noun)
      return { ...({ [noun]: stored as StoredRecord } as Record<Noun, StoredRecord>), history }
    },
    add: () => Promise.reject(new Error('Settings are there from the beginning.')),
    update: async ({ id: _ofOne, ...input }, pressed) => {
      const { [noun]: saved } = await save(input as { revision: number } & Partial<Values>, pressed)
      // Of a school the name is a field.
      const name: string = titles[noun]
      return { [noun]: { name, ...saved } } as Record<Noun, StoredRecord>
    },
  }
}

/** What the tabs are called. */
export const titles = {
  school: 'School Info',
  exam: 'Exam Settings',
  security: 'Security',
  notification: 'Notifications',
  users: 'User Management',
} as const satisfies Record<Tab | 'users', string>

/** A tab as the form of a record takes it. Of a school the name is a field. */
export function storedTab<Noun extends Tab>(settings: SchoolSettings, noun: Noun) {
  return { name: titles[noun], ...settings[noun], id: noun }
}

/** In place of when it takes effect, for the company. */
export const newSchools = 'For new schools only. Existing schools do not change.'
