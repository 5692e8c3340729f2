import type { PageDefinition, Role } from '../platform/page.ts'

export type MenuEntry = { path: string; label: string; icon: NonNullable<PageDefinition['menu']>['icon'] }

function forRole<Value extends string | number>(
  choice: Value | ({ other: Value } & Partial<Record<Role, Value>>),
  role: Role,
): Value {
  return typeof choice === 'object' ? (choice[role] ?? choice.other) : choice
}

/** The sidebar of one role: the pages that role may open and that want an entry, in their order. */
export function menuOf(pages: readonly PageDefinition[], role: Role): MenuEntry[] {
  return pages
    .flatMap(({ path, roles, menu }) =>
      menu && roles.includes(role)
        ? [{ path, label: forRole(menu.label, role), icon: menu.icon, order: forRole(menu.order, role) }]
        : [],
    )
    .sort((one, other) => one.order - other.order)
}

/** Whether an entry is the one to highlight at this path (both below /dashboard). */
export function isActive(entryPath: string, currentPath: string): boolean {
  if (entryPath === '/') return currentPath === '/'
  return currentPath === entryPath || currentPath.startsWith(`${entryPath}/`)
}
