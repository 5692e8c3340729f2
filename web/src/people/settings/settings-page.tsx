import { IconFiles, IconListSearch, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../platform/may.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { ExamSettings } from '../../school/settings/exam-settings.tsx'
import { NotificationSettings } from '../../school/settings/notification-settings.tsx'
import { SchoolInfo } from '../../school/settings/school-info.tsx'
import { SecuritySettings } from '../../school/settings/security-settings.tsx'
import { titles } from '../../school/settings/settings.ts'
import { UserManagement } from '../users/user-management.tsx'

/** What may stand behind the `?` of the page. */
export type SettingsSearch = { tab?: 'exams' | 'security' | 'notifications' | 'users' }

/** The settings of the school, a tab saved by itself at a time; for super administrators, the company's. */
export default function SettingsPage() {
  const hasPlan = useMay('school.plan')
  const hasFiles = useMay('report.listFiles')
  const query = useQuery(orpc.school.getSettings.queryOptions())
  return (
    <Loaded query={query} waiting="Loading settings..." title="Settings">
      {(settings) => (
        <Sections>
          <PageHeader
            title="Settings"
            actions={
              <>
                {hasPlan && (
                  <PageButton to="/plan" variant="default" leftSection={<IconReceipt size={18} />}>
                    Your plan
                  </PageButton>
                )}
                {hasFiles && (
                  <PageButton to="/settings/files" variant="default" leftSection={<IconFiles size={18} />}>
                    Files
                  </PageButton>
                )}
                <PageButton to="/settings/audit" variant="default" leftSection={<IconListSearch size={18} />}>
                  Audit
                </PageButton>
              </>
            }
          />
          <Tabs
            label="Settings"
            tabs={[
              { name: 'school', title: titles.school, content: () => <SchoolInfo settings={settings} /> },
              { name: 'exams', title: titles.exam, content: () => <ExamSettings settings={settings} /> },
              { name: 'security', title: titles.security, content: () => <SecuritySettings settings={settings} /> },
              {
                name: 'notifications',
                title: titles.notification,
                content: () => <NotificationSettings settings={settings} />,
              },
              { name: 'users', title: 'User Management', content: () => <UserManagement /> },
            ]}
          />
        </Sections>
      )}
    </Loaded>
  )
}
