import type { Need, NeedKind } from '@sabimark/domain/report/needs.ts'
import type { PageAddress } from '../platform/page.ts'

/** Where the act of a need leads: to its exam, or to the list in which several stand. */
export function needPage({ kind, examId }: Pick<Need, 'kind' | 'examId'>): PageAddress {
  if (kind === 'slips' || examId === null) return lists[kind]
  switch (kind) {
    case 'late':
    case 'done':
    case 'release':
      return { to: '/results/exam/$examId', params: { examId } }
    case 'mark':
      return { to: '/marking/$examId', params: { examId } }
    case 'approve':
    case 'open':
    case 'today':
    case 'draft':
      return { to: '/exams/$examId', params: { examId } }
  }
}

/** Of late answers and held scores each exam has its row. */
const lists: Record<NeedKind, PageAddress> = {
  late: { to: '/results' },
  mark: { to: '/marking' },
  approve: { to: '/exams', search: { approval: 'waiting' } },
  slips: { to: '/students', search: { missing: 'slip' } },
  open: { to: '/exams', search: { status: 'active' } },
  done: { to: '/results' },
  today: { to: '/exams', search: { status: 'scheduled' } },
  release: { to: '/results' },
  draft: { to: '/exams', search: { status: 'draft' } },
}
