import { mayCall } from '@sabimark/domain/people/permission.ts'
import { IconHistory, IconLayoutDashboard, IconLock, IconMail, IconPlus } from '@tabler/icons-react'
import type { HandedOver } from '../../platform/handed-over.ts'
import type { Role } from '../../platform/page.ts'
import { isFound } from '../../platform/whole-list.ts'
import { type MenuEntry, menuOf } from '../menu.ts'
import { pages } from '../rooms.ts'
import { actionsOf } from './actions.ts'

/** One line of the palette. */
export type Choice = {
  id: string
  title: string
  detail?: string
  icon?: MenuEntry['icon']
  to: string
  what?: HandedOver
}

export type Group = { label: string; choices: Choice[] }

/** What is found without asking anybody: the pages of the menu, and what can be begun. */
export function choicesHere(role: Role, typed: string): Group[] {
  const places: MenuEntry[] = [
    { path: '/', label: 'Dashboard', icon: IconLayoutDashboard },
    ...menuOf(pages, role),
    // What the specification's menu has no entry for.
    { path: '/profile', label: 'Change password', icon: IconLock },
    ...(mayCall(role, 'school.listActs') ? [{ path: '/changes', label: 'Recent changes', icon: IconHistory }] : []),
    ...(mayCall(role, 'notice.listMails') ? [{ path: '/mails', label: 'Emails', icon: IconMail }] : []),
  ]
  const groups: Group[] = [
    {
      label: 'Go to',
      choices: places.map(({ path, label, icon }) => ({ id: `page ${label}`, title: label, icon, to: path })),
    },
    {
      label: 'Begin',
      choices: actionsOf(role).map(({ label, ...rest }) => ({
        id: `action ${label}`,
        title: label,
        icon: IconPlus,
        ...rest,
      })),
    },
  ]
  return groups
    .map(({ label, choices }) => ({ label, choices: choices.filter(({ title }) => isFound(typed, [title])) }))
    .filter(({ choices }) => choices.length > 0)
}
