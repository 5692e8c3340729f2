import { counted } from './plural.ts'

/** What an act did, by the second part of its name; 'student.class_set' is 'moved to another class'. */
const deeds: Readonly<Record<string, string>> = {
  class_set: 'moved to another class',
  unarchived: 'put back into use',
}

/** What was done to one record where that is more than the deed and the noun. */
const deedsToOne: Readonly<Record<string, string>> = {
  'student.class_set': 'moved this student',
  'student.slip_issued': 'issued a sign-in slip',
  'teacher.invited_again': 'invited this teacher again',
  'teacher.password_reissued': 'made a new first password',
}
/** Of every kind of record. */
const deedsToAny: Readonly<Record<string, string>> = {
  ...{ updated: 'edited', photo_set: 'changed the picture', photo_removed: 'removed the picture' },
}

/** A line of a record's history, behind who did it: 'edited', 'closed this class'. */
export function deedText(action: string): string {
  const [noun = '', deed = ''] = action.split('.')
  return deedsToOne[action] ?? deedsToAny[deed] ?? `${deed.replaceAll('_', ' ')} this ${noun}`
}

/**
 * What an act on several records came to: '3 students deactivated'. `action` is its name in the log, noun and deed with a dot
 * between them.
 */
export function actText(action: string, count: number): string {
  const [noun = '', deed = ''] = action.split('.')
  return `${counted(count, noun)} ${deeds[deed] ?? deed.replaceAll('_', ' ')}`
}
