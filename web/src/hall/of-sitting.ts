/** The sitting a hall is of, as every call of the room names it. */
export type OfSitting = { examId: string; sittingId: string }
