import type { FieldValues } from '@sabimark/contract/record.ts'
import { notificationSettingFields } from '@sabimark/domain/school/settings/notification-setting-fields.ts'
import { client } from '../../platform/client.ts'
import { InlineForm } from '../../platform/record/inline-form.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { hinted, storedTab, type TabProps, tabForm, titles, useIsCompany } from './settings.ts'

type Values = FieldValues<typeof notificationSettingFields>
const names = Object.keys(notificationSettingFields) as (keyof Values)[]
const save = client.school.saveNotificationSettings
const ofSchool = tabForm<'notification', Values>('notification', notificationSettingFields, save)
const ofNewSchools = tabForm<'notification', Values>(
  'notification',
  hinted(notificationSettingFields, names, 'New schools begin with it. Schools that are there keep theirs.'),
  save,
)

/** What the school sends. */
export function NotificationSettings({ settings }: TabProps) {
  return (
    <Card title={titles.notification}>
      <InlineForm
        label={titles.notification}
        form={useIsCompany() ? ofNewSchools : ofSchool}
        stored={storedTab(settings, 'notification')}
      />
    </Card>
  )
}
