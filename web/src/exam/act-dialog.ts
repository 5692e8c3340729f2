import type { Exam } from '@sabimark/contract/answers.ts'

/** What the dialog of an act is given. */
export type ActDialogProps = { exam: Exam; isOfCard: boolean; onClose: () => void }
