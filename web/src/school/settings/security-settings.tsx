import type { FieldValues } from '@sabimark/contract/record.ts'
import { securitySettingFields } from '@sabimark/domain/school/settings/security-setting-fields.ts'
import { useRef, useState } from 'react'
import { client } from '../../platform/client.ts'
import { FormSheets } from '../../platform/form-sheets/form-sheets.tsx'
import { useRecordPart } from '../../platform/form-sheets/use-record-part.tsx'
import type { FormFields } from '../../platform/record/form-field.ts'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import { leftOut } from './left-out.ts'
import { storedTab, type TabProps, tabForm, titles, useIsCompany } from './settings.ts'

type Values = FieldValues<typeof securitySettingFields>
/** The company has staff, and no exams. */
const { ipRestriction: _noExams, allowedAddresses: _noneEither, ...ofStaff } = securitySettingFields
const signingIn = ['sessionTimeout', 'passwordExpiry', 'twoFactorAuth', 'deviceTracking'] as const
const networks = ['ipRestriction', 'allowedAddresses'] as const

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
  const { part, rows, isChanged } = useRecordPart({
    form,
    stored: storedTab(settings, 'security'),
    question: (error) => {
      const text = leftOut(error)
      if (text === null) return null
      const onConfirm = () => {
        isMeant.current = true
      }
      return { title: 'Leave out your own address?', confirmLabel: 'Save all the same', text, onConfirm }
    },
  })
  return (
    <FormSheets
      label={titles.security}
      note={isCompany && 'For the staff of the company. Each school sets its own.'}
      parts={[part]}
      groups={[
        {
          ...{ id: 'signing-in', title: 'Signing in', isChanged: isChanged(signingIn), content: rows(signingIn) },
          says: 'For all staff, from the next thing they do. Students are not asked for new passwords or codes.',
        },
        ...(isCompany
          ? []
          : [
              {
                ...{ id: 'networks', title: 'Where exams can be started', isChanged: isChanged(networks) },
                ...{ says: 'Applies at once.', content: rows(networks) },
              },
            ]),
      ]}
    />
  )
}
