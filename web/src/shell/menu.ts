import type { Destination, PageDefinition, Role } from '../platform/page.ts'

/** Whether the page is one of this role's. The dashboard is everybody's, also of a role this program has not heard of yet. */
export function mayOpen({ path, roles }: PageDefinition, role: Role): boolean {
  return path === '/' || roles.includes(role)
}

/** Where a role can go from anywhere, in the order of the list. */
export function destinationsOf(pages: readonly PageDefinition[], role: Role): Destination[] {
  return pages.filter((page): page is Destination => page.icon !== undefined && mayOpen(page, role))
}

/** The sidebar of one role: what of these has an entry. */
export function menuOf(pages: readonly PageDefinition[], role: Role): Destination[] {
  return destinationsOf(pages, role).filter(({ isInMenu }) => isInMenu)
}

/** The path by which an entry is marked: a page may belong to one that its own path does not begin with. */
export function entryPathOf(pages: readonly PageDefinition[], currentPath: string): string {
  const page = pages.find(({ path, belongsTo }) => belongsTo && isActive(path, currentPath))
  return page?.belongsTo ?? currentPath
}

/** Whether an entry is the one to highlight at this path (both below /dashboard). */
export function isActive(entryPath: string, currentPath: string): boolean {
  if (entryPath === '/') return currentPath === '/'
  return currentPath === entryPath || currentPath.startsWith(`${entryPath}/`)
}
