import { IconLock, IconPlus } from '@tabler/icons-react'
import { isFound } from '../../platform/find.ts'
import type { HandedOver } from '../../platform/handed-over.ts'
import type { Destination, PageAddress, PageIcon, Role } from '../../platform/page.ts'
import { actionsOf } from './actions.ts'

/** One line of the palette. */
export type Choice = {
  id: string
  title: string
  detail?: string
  icon?: PageIcon
  page: PageAddress
  what?: HandedOver
}

export type Group = { label: string; choices: Choice[] }

/** What is found without asking anybody: the pages, and what can be begun. */
export function choicesHere(destinations: readonly Destination[], role: Role, typed: string): Group[] {
  const groups: Group[] = [
    {
      label: 'Go to',
      choices: [
        ...destinations.map(({ path, title, icon }) => ({
          id: `page ${title}`,
          title,
          icon,
          page: { to: path },
        })),
        {
          id: 'page Change password',
          title: 'Change password',
          icon: IconLock,
          page: { to: '/profile', search: { tab: 'security' } },
        },
      ],
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
