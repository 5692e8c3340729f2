import type { FieldValues } from '@sabimark/contract/record.ts'
import {
  companyLinkFields,
  schoolInfoFields,
  schoolInfoFieldsAt,
} from '@sabimark/domain/school/settings/school-info-fields.ts'
import type { Fields } from '@sabimark/domain/words/field.ts'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { type FormGroup, FormSheets } from '../../platform/form-sheets/form-sheets.tsx'
import { useRecordPart } from '../../platform/form-sheets/use-record-part.tsx'
import { meKey, queryClient } from '../../platform/queries.ts'
import type { FormFields } from '../../platform/record/form-field.ts'
import { serverNow } from '../../platform/server-now.ts'
import { companyContact } from './company-contact.tsx'
import { LogoRow, useLogoPart } from './school-logo.tsx'
import { storedTab, type TabProps, tabForm, titles, useIsCompany } from './settings.ts'

type Values = FieldValues<typeof schoolInfoFields>
/** The company is not renamed, has no motto anybody would see, and is read by administrators of schools alone. */
const {
  name: _fixed,
  established: _unseen,
  motto: _neither,
  showsContact: _alone,
  color: _none,
  ...contact
} = schoolInfoFields

/** The public pages speak of the company alone. */
const ofSchool = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(companyLinkFields, name)))

const formOf = (fields: FormFields<Partial<Values>>) =>
  tabForm<'school', Partial<Values>>('school', fields, async (input, options) => {
    const saved = await client.school.saveSchoolInfo(input, options)
    // The name stands in the frame of every page.
    void queryClient.invalidateQueries({ queryKey: meKey })
    return saved
  })

const look = ['name', 'motto', 'established', 'color'] as const
const reached = ['email', 'phone', 'showsContact', 'website', 'address'] as const
const links = Object.keys(companyLinkFields) as (keyof typeof companyLinkFields)[]

/** What the school says of itself, and its logo. */
export function SchoolInfo({ settings }: TabProps) {
  const [form] = useState(() => formOf(ofSchool(schoolInfoFieldsAt(serverNow())) as FormFields<Partial<Values>>))
  const info = useRecordPart({ form, stored: storedTab(settings, 'school') })
  const logo = useLogoPart()
  const { company } = settings
  const groups: FormGroup[] = [
    {
      ...{ id: 'look', title: 'Your school', isChanged: info.isChanged(look) || logo.part.changed.length > 0 },
      says: 'Shown at once on your sign-in page, in emails and on report cards.',
      content: [<LogoRow key="logo" {...logo} />, ...[info.rows(look)].flat()],
    },
    {
      ...{ id: 'contact', title: 'How you are reached', isChanged: info.isChanged(reached) },
      says: 'Applies at once. Phone and email are shown to everyone only while Show Phone and Email is on.',
      content: info.rows(reached),
    },
    ...(company ? [companyContact(company)] : []),
  ]
  return <FormSheets label={titles.school} parts={[info.part, logo.part]} groups={groups} />
}

/** How schools reach the company. */
export function CompanyInfo({ settings }: TabProps) {
  const [form] = useState(() => formOf(contact as FormFields<Partial<Values>>))
  const { part, rows, isChanged } = useRecordPart({ form, stored: storedTab(settings, 'school') })
  return (
    <FormSheets
      label={titles.school}
      note={`How schools reach ${settings.school.name}. Their administrators see it in their Settings, below what their school says of itself; the public pages show it to everybody.`}
      parts={[part]}
      groups={[
        { id: 'contact', title: 'Contact', isChanged: isChanged(reached), content: rows(reached) },
        { id: 'links', title: 'Social media', isChanged: isChanged(links), content: rows(links) },
      ]}
    />
  )
}

/** The first tab, of a school or of the company. */
export function FirstTab(props: TabProps) {
  return useIsCompany() ? <CompanyInfo {...props} /> : <SchoolInfo {...props} />
}
