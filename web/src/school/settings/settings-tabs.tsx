import type { PartOf } from '../../platform/list/list-page.tsx'
import { useMay } from '../../platform/may.ts'
import type { PageAddress } from '../../platform/page.ts'
import { type PageTab, PageTabs } from '../../platform/ui/tabs.tsx'
import { titles } from './settings.ts'

/** What is set by a form or by acts, each a tab of the one page; the first has no name in the address. */
const tabs = [
  { title: titles.school, page: { to: '/settings' } },
  { title: titles.exam, page: { to: '/settings', search: { tab: 'exams' } } },
  { title: titles.security, page: { to: '/settings', search: { tab: 'security' } } },
  { title: titles.notification, page: { to: '/settings', search: { tab: 'notifications' } } },
  { title: titles.users, page: { to: '/settings', search: { tab: 'users' } } },
] as const satisfies readonly PageTab[]

/** The pages that belong to Settings, as far as somebody may open them. */
export function usePagesBeside(): PageTab[] {
  const pages: [boolean, PageTab][] = [
    [useMay('school.addTerm'), { title: 'Terms', page: { to: '/reports/terms' } }],
    [useMay('school.plan'), { title: 'Your plan', page: { to: '/plan' } }],
    [useMay('school.listAudit'), { title: 'Audit', page: { to: '/settings/audit' } }],
    [useMay('report.listFiles'), { title: 'Files', page: { to: '/settings/files' } }],
  ]
  return pages.flatMap(([isOpen, page]) => (isOpen ? [page] : []))
}

/** The tabs of Settings on a page that belongs to it. */
export function SettingsTabs({ current }: { current: PageAddress['to'] }) {
  return <PageTabs label="Settings" tabs={tabs} beside={usePagesBeside()} current={current} />
}

/** For a list that belongs to Settings. */
export const inSettings = (current: PageAddress['to']): PartOf => ({
  title: 'Settings',
  tabs: <SettingsTabs current={current} />,
})
