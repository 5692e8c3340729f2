import { partTitles } from '../../words/signs/titles.ts'
import { phoneKey } from './cells/read-phone.ts'

const phoneFields: ReadonlySet<string> = new Set(['phone', 'guardianPhone', 'guardian2Phone'])

/**
 * Whether two texts of a field say the same, so that the second changes nothing. Another kind of space, or the same letter made of two
 * signs, is no change anybody made; neither is a name turned round, or a list that leaves out its marks, its title or
 * a second phone number.
 */
export function isWrittenOtherwise(field: string, before: string, after: string): boolean {
  if (spelt(before) === spelt(after)) return true
  if (field === 'name')
    return [before, bare(before), partTitles(before).name].some((name) => inAnyOrder(name) === inAnyOrder(after))
  return phoneFields.has(field) && phoneKey(after) !== '' && phoneKey(before) === phoneKey(after)
}

const spelt = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ')

const bare = (name: string) => name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')

/** Surname first or last is how a list is written. */
const inAnyOrder = (name: string) => spelt(name).replaceAll(',', ' ').split(' ').filter(Boolean).sort().join(' ')
