import type { ReactNode } from 'react'
import { useMe } from '../../platform/session.ts'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from './security-tab.tsx'

/** Who one is here, and how one comes in; `notifications` is the tab of a later room. */
export function Profile({ notifications }: { notifications: () => ReactNode }) {
  const { role } = useMe()
  return (
    <Sections>
      <PageHeader title="Profile">
        {role === 'student' ? 'Is something wrong here? Please tell your school.' : 'Your details at the school.'}
      </PageHeader>
      <Tabs
        label="Profile"
        tabs={[
          { name: 'profile', title: 'Profile', content: () => <ProfileTab /> },
          { name: 'security', title: 'Security', content: () => <SecurityTab /> },
          { name: 'notifications', title: 'Notifications', content: notifications },
        ]}
      />
    </Sections>
  )
}
