import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { ExamSettings } from '../../school/settings/exam-settings.tsx'
import { NotificationSettings } from '../../school/settings/notification-settings.tsx'
import { FirstTab } from '../../school/settings/school-info.tsx'
import { SecuritySettings } from '../../school/settings/security-settings.tsx'
import { titles } from '../../school/settings/settings.ts'
import { usePagesBeside } from '../../school/settings/settings-tabs.tsx'
import { UserManagement } from '../users/user-management.tsx'

/** What may stand behind the `?` of the page. */
export type SettingsSearch = { tab?: 'exams' | 'security' | 'notifications' | 'users' }

/** The settings of the school, a tab at a time with one bar that saves all of it; for super administrators, the company's. */
export default function SettingsPage() {
  const beside = usePagesBeside()
  const query = useQuery(orpc.school.getSettings.queryOptions())
  return (
    <Loaded query={query} waiting="Loading settings..." title="Settings">
      {(settings) => (
        <Sections>
          <PageHeader title="Settings" />
          <Tabs
            label="Settings"
            beside={beside}
            tabs={[
              { name: 'school', title: titles.school, content: () => <FirstTab settings={settings} /> },
              { name: 'exams', title: titles.exam, content: () => <ExamSettings settings={settings} /> },
              { name: 'security', title: titles.security, content: () => <SecuritySettings settings={settings} /> },
              {
                name: 'notifications',
                title: titles.notification,
                content: () => <NotificationSettings settings={settings} />,
              },
              { name: 'users', title: titles.users, content: () => <UserManagement /> },
            ]}
          />
        </Sections>
      )}
    </Loaded>
  )
}
