import { counted } from '@sabimark/domain/words/plural.ts'
import { lagosText } from '../exam/exams.ts'
import type { PageAddress } from '../platform/page.ts'
import type { BadgeTone } from '../platform/ui/status-badge.tsx'
import type { Waiting } from './reports.ts'

type WaitingWords = { badge: string; tone: BadgeTone; text: string; page: PageAddress; does: string }

/** How a row of what waits reads, and where its link leads. */
export function waitingWords({ kind, examId, count, closesAt, by }: Waiting): WaitingWords {
  const results: PageAddress = { to: '/results/exam/$examId', params: { examId } }
  switch (kind) {
    case 'late': {
      const text = count === 1 ? '1 paper has answers that came late' : `${count} papers have answers that came late`
      return { badge: 'Late answers', tone: 'amber', text, page: results, does: 'Decide' }
    }
    case 'mark': {
      const text =
        count === 1 ? '1 answer waits for a marker' : `${count.toLocaleString('en-NG')} answers wait for a marker`
      const page: PageAddress = { to: '/marking/$examId', params: { examId } }
      return { badge: 'To mark', tone: 'amber', text, page, does: 'Mark' }
    }
    case 'release': {
      const text = `Ended, with ${papers(count)} marked. Candidates are waiting for their scores`
      return { badge: 'To release', tone: 'amber', text, page: results, does: 'Review and release' }
    }
    case 'approve': {
      const text = `Sent by ${by ?? 'somebody'}, with ${questions(count)}`
      const page: PageAddress = { to: '/exams/$examId', params: { examId } }
      return { badge: 'To approve', tone: 'amber', text, page, does: 'Review' }
    }
    case 'open': {
      const closes = closesAt === null ? '' : `, closes ${lagosText(closesAt)}`
      return {
        badge: 'Open now',
        tone: 'green',
        text: `${papers(count)} handed in${closes}`,
        page: results,
        does: 'View progress',
      }
    }
    case 'draft': {
      const text = count === 0 ? 'No questions chosen yet' : `${questions(count)} chosen`
      return { badge: 'Draft', tone: 'grey', text, page: { to: '/exams/$examId', params: { examId } }, does: 'Finish' }
    }
  }
}

function questions(count: number): string {
  return counted(count, 'question')
}

function papers(count: number): string {
  if (count === 0) return 'No paper'
  return counted(count, 'paper')
}
