import type { PageAddress } from '../platform/page.ts'

/** Where an exam is begun; it gets its own address when it is first saved. */
export const newExam: PageAddress = { to: '/exams/$examId', params: { examId: 'new' } }
