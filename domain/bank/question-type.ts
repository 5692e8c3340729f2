/** Every question type of the specification. */
export const questionTypes = ['multiple_choice', 'true_false', 'essay', 'fill_blank'] as const
export type QuestionType = (typeof questionTypes)[number]
