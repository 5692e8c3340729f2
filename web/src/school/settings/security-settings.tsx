import type { FieldValues } from '@sabimark/contract/record.ts'
import { securitySettingFields } from '@sabimark/domain/school/settings/security-setting-fields.ts'
import { useRef, useState } from 'react'
import { client } from '../../platform/client.ts'
import type { FormFields } from '../../platform/record/form-field.ts'
import { InlineForm } from '../../platform/record/inline-form.tsx'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import { Card } from '../../platform/ui/card.tsx'
import { leftOut } from './left-out.ts'
import { storedTab, type TabProps, tabForm, titles, useIsCompany } from './settings.ts'

type Values = FieldValues<typeof securitySettingFields>
/** The company has staff, and no exams. */
const { ipRestriction: _noExams, allowedAddresses: _noneEither, ...ofStaff } = securitySettingFields

/** How the school guards its accounts and exams; for the company, its own staff's. */
export function SecuritySettings({ settings }: TabProps) {
  const isCompany = useIsCompany()
  const isMeant = useRef(false)
  const [form] = useState((): RecordForm<'security', Partial<Values>> => {
    const fields: Partial<typeof securitySettingFields> = isCompany ? ofStaff : securitySettingFields
    return tabForm<'security', Partial<Values>>('security', fields as FormFields<Partial<Values>>, (input, options) => {
      const confirm = isMeant.current
      isMeant.current = false
      return client.school.saveSecuritySettings({ ...input, confirm }, options)
    })
  })
  return (
    <Card title={titles.security}>
      {isCompany && <p>For the staff of the company. Each school sets its own.</p>}
      <InlineForm
        label={titles.security}
        form={form}
        stored={storedTab(settings, 'security')}
        question={(error) => {
          const text = leftOut(error)
          if (text === null) return null
          const onConfirm = () => {
            isMeant.current = true
          }
          return { title: 'Leave out your own address?', confirmLabel: 'Save all the same', text, onConfirm }
        }}
      />
    </Card>
  )
}
