import { counted } from './plural.ts'

const plurals: Readonly<Record<string, string>> = { class: 'classes' }

/** What an act did, by the second part of its name; 'student.class_set' is 'moved to another class'. */
const deeds: Readonly<Record<string, string>> = {
  class_set: 'moved to another class',
  unarchived: 'put back into use',
}

/**
 * What an act on several records came to: '3 students deactivated'. `action` is its name in the log, noun and deed with a dot
 * between them.
 */
export function actText(action: string, count: number): string {
  const [noun = '', deed = ''] = action.split('.')
  return `${counted(count, noun, plurals[noun])} ${deeds[deed] ?? deed.replaceAll('_', ' ')}`
}
