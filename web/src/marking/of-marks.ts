import { marksText } from '@sabimark/domain/bank/marks-text.ts'

/** "10 marks": what a question is worth. */
export const ofMarks = (hundredths: number) => (hundredths === 100 ? '1 mark' : `${marksText(hundredths)} marks`)
