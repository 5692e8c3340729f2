/** A sitting as its hall code is shown and printed. */
export type HallOfCode = { examId: string; sittingId: string; title: string; opensAt: string; closesAt: string }
