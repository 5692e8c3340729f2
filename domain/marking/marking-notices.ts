import type { Notice } from '../words/notice.ts'

/** To the owner of an exam: an administrator has put its key right, or undone that. */
export const keyCorrected: Notice<{ examId: string; title: string }> = {
  kind: 'key_corrected',
  comesAgain: false,
  mailed: null,
  text: ({ examId, title }) => ({
    title: `Key changed: ${title}`,
    text: 'An administrator changed what is right in this exam. See what, and why.',
    to: `/results/exam/${examId}/corrections`,
  }),
}
