import type { FieldValues } from '@sabimark/contract/record.ts'
import {
  companyLinkFields,
  schoolInfoFields,
  schoolInfoFieldsAt,
} from '@sabimark/domain/school/settings/school-info-fields.ts'
import type { Fields } from '@sabimark/domain/words/field.ts'
import { useState } from 'react'
import { client } from '../../platform/client.ts'
import { meKey, queryClient } from '../../platform/queries.ts'
import type { FormFields } from '../../platform/record/form-field.ts'
import { InlineForm } from '../../platform/record/inline-form.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { Card } from '../../platform/ui/card.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { CompanyContact } from './company-contact.tsx'
import { SchoolLogo } from './school-logo.tsx'
import styles from './settings.module.css'
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

/** What the school says of itself; for the company, how schools reach it. */
export function SchoolInfo({ settings }: TabProps) {
  const isCompany = useIsCompany()
  const [form] = useState(() =>
    formOf((isCompany ? contact : ofSchool(schoolInfoFieldsAt(serverNow()))) as FormFields<Partial<Values>>),
  )
  return (
    <div className={styles.cards}>
      {!isCompany && <SchoolLogo />}
      <Card title={titles.school}>
        <p className={styles.line}>
          {isCompany
            ? `How schools reach ${settings.school.name}. Their administrators see it here, below what their school says of itself; the public pages show it to everybody.`
            : 'Shown on your sign-in page, in emails and on report cards. Phone and email only while Show Phone and Email is on.'}
        </p>
        <InlineForm label={titles.school} form={form} stored={storedTab(settings, 'school')} />
      </Card>
      {!isCompany && (
        <Card title="School year">
          <p className={styles.line}>
            <TextLink to="/reports/terms">Term dates</TextLink>: used for reports and report cards.
          </p>
        </Card>
      )}
      {settings.company && <CompanyContact {...settings.company} />}
    </div>
  )
}
