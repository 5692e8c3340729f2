import type { UnreadyReason } from '@sabimark/domain/exam/seal/unready.ts'

/** Why candidates are not ready, as staff read it, and what they do about it. */
export const unreadyWords: Record<UnreadyReason, readonly [why: string, todo: string]> = {
  no_space: ['No space on the device', 'They free some, 20 MB is plenty, then press Get ready again.'],
  no_store: [
    'Browser keeps nothing',
    'It may be a private window: they open My Exams in an ordinary one and press Get ready.',
  ],
  no_worker: [
    'Browser cannot do it',
    'It may be a private window: they try an ordinary one, then another browser or device.',
  ],
  gone: ['Part of it is missing', 'The browser no longer has it: they press Get ready again on that device.'],
  other_build: ['The page is newer now', 'They reload My Exams and press Get ready again: most of it is there.'],
  changed: ['Paper changed since', 'They open My Exams with a network and press Get ready again.'],
  no_network: ['Network stopped', 'They press Get ready again where there is a network: what has come stays.'],
  failed: ['Something went wrong', 'They press Get ready again. If it stays so, they try another browser or device.'],
  moved: ['Has the old times', 'They open My Exams once with a network.'],
  begun: ['Tried, not finished', 'They press Get ready again: what has come stays.'],
  never: ['Never tried', 'They open My Exams on their device and press Get ready.'],
}

type Named = { count: number; students: { name: string }[] }

/** Who they are, by name, and how many beyond the names: 'Ada Example, Bola Example and 12 more'. */
export function namesText({ count, students }: Named): string {
  const names = students.map(({ name }) => name).join(', ')
  const others = count - students.length
  if (others === 0) return names
  const more = others.toLocaleString('en-NG')
  return names === '' ? more : `${names} and ${more} more`
}
