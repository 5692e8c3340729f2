/** The four roles of the specification; a membership has exactly one. */
export const roles = ['super_admin', 'school_admin', 'teacher', 'student'] as const

export type Role = (typeof roles)[number]

/** The role as screens show it: underscore replaced by a space. */
export function roleLabel(role: Role): string {
  return role.replaceAll('_', ' ')
}
