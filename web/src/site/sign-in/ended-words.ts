import { type SessionEnd, sessionEnds } from '@sabimark/domain/people/sessions/session-end.ts'

const words: Record<SessionEnd, string> = {
  idle: 'You were signed out because nothing was done here for a while. Nothing you saved is lost.',
  time: 'You were signed out 12 hours after you signed in. Nothing you saved is lost.',
  exam: 'You were signed out after your exam was handed in. Your answers are safe.',
  suspended:
    'You were signed out because your school is suspended. Its administrators have an email that says why. Nothing you saved is lost.',
  elsewhere:
    'You were signed out: the password was changed, or the session was ended elsewhere. Nothing you saved is lost.',
}

/** Why somebody was signed out, as the address of the sign-in page says it; undefined where it says nothing. */
export function endedWords(search: string): string | undefined {
  const ended = new URLSearchParams(search).get('ended')
  const end = sessionEnds.find((one) => one === ended)
  return end && words[end]
}
