import { lagosText } from '../exams.ts'

/** When a sitting is, in one line; the day stands once where both are on it. */
export function timesText({ opensAt, closesAt }: { opensAt: string; closesAt: string }): string {
  const [opens, closes] = [lagosText(opensAt), lagosText(closesAt)]
  const [day, time] = closes.split(', ')
  return `${opens} to ${day === opens.split(', ')[0] ? time : closes}`
}
