import type { Notice } from '../words/notice.ts'

/** To staff who are made invigilators of a sitting. */
export const invigilates: Notice<{ examId: string; sittingId: string; title: string; opensAt: string }> = {
  kind: 'invigilates',
  comesAgain: true,
  mailed: null,
  text: ({ examId, sittingId, title, opensAt }, lagos) => ({
    title: `You invigilate: ${title}`,
    text: `It opens ${lagos(opensAt)}. The board of its hall shows who is there and who is writing.`,
    to: `/exams/${examId}/hall/${sittingId}`,
  }),
}
