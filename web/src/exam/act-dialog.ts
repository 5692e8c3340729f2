import type { Exam } from './exams.ts'

/** What the dialog of an act is given. */
export type ActDialogProps = { exam: Exam; isOfCard: boolean; onClose: () => void }
