import type { SilentDevice } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'

/** Which devices are silent: of those who began, and of those of whom the server never heard; a sentence each. */
export function silentSentences(devices: readonly SilentDevice[]): string[] {
  const unheard = devices.filter(({ hasNotBegun }) => hasNotBegun).length
  const begun = devices.length - unheard
  const theirs = begun === 1 ? 'The device of 1 candidate has' : `The devices of ${begun} candidates have`
  const who = `${counted(unheard, 'candidate')} got a device ready and ${unheard === 1 ? 'was' : 'were'} never heard of`
  return [
    ...(begun > 0 ? [`${theirs} not been in touch since the end.`] : []),
    ...(unheard > 0 ? [`${who}. They were absent, or wrote without a network.`] : []),
  ]
}

/** A candidate in a list of them: who began stands there without a word. */
export function silentName({ student, studentNumber, hasNotBegun }: SilentDevice): string {
  return [student, studentNumber, ...(hasNotBegun ? ['never heard of'] : [])].join(' · ')
}
