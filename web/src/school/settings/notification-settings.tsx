import type { FieldValues } from '@sabimark/contract/record.ts'
import { notificationSettingFields } from '@sabimark/domain/school/settings/notification-setting-fields.ts'
import { client } from '../../platform/client.ts'
import { FormSheets } from '../../platform/form-sheets/form-sheets.tsx'
import { useRecordPart } from '../../platform/form-sheets/use-record-part.tsx'
import { newSchools, storedTab, type TabProps, tabForm, titles, useIsCompany } from './settings.ts'

type Values = FieldValues<typeof notificationSettingFields>
const form = tabForm<'notification', Values>(
  'notification',
  notificationSettingFields,
  client.school.saveNotificationSettings,
)
const ways = ['emailNotifications', 'smsNotifications', 'pushNotifications'] as const
const occasions = ['examReminders', 'resultNotifications'] as const

/** What the school sends. */
export function NotificationSettings({ settings }: TabProps) {
  const says = useIsCompany() ? newSchools : 'Applies at once.'
  const { part, rows, isChanged } = useRecordPart({ form, stored: storedTab(settings, 'notification') })
  return (
    <FormSheets
      label={titles.notification}
      parts={[part]}
      groups={[
        {
          ...{ id: 'ways', title: 'How people are told', isChanged: isChanged(ways), content: rows(ways) },
          says: `${says} Emails about accounts, such as for a forgotten password, always go out.`,
        },
        {
          id: 'occasions',
          title: 'What they are told',
          says,
          isChanged: isChanged(occasions),
          content: rows(occasions),
        },
      ]}
    />
  )
}
