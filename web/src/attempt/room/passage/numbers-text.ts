/** 'question 4', 'questions 4 and 5', 'questions 4 to 9': on a paper the questions of a passage follow each other. */
export function numbersText(numbers: readonly number[]): string {
  const [first = 0] = numbers
  const last = numbers.at(-1) ?? first
  if (first === last) return `question ${first}`
  return `questions ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`
}
