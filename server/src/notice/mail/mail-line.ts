import { topicFacts, topicNames } from '@sabimark/domain/notice/topics.ts'
import { lineOf, sendNoticeMail } from '../../platform/mail/mail-line.ts'

const besideTheBell: ReadonlySet<string> = new Set(topicNames.flatMap((topic) => topicFacts(topic).mails))

/** The line any mail stands in, those beside the bell included. */
export function lineOfAny(mailKind: string): string {
  return besideTheBell.has(mailKind) ? sendNoticeMail : lineOf(mailKind)
}
