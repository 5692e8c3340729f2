const comments: readonly { fromPercentage: number; text: string }[] = [
  { fromPercentage: 70, text: 'An excellent result. Keep it up.' },
  { fromPercentage: 60, text: 'A very good result. A little more work will make it excellent.' },
  { fromPercentage: 50, text: 'A good result. Regular practice will lift it further.' },
  { fromPercentage: 45, text: 'A fair result. More practice is needed in the weaker subjects.' },
  {
    fromPercentage: 0,
    text: 'This result can become better. Please ask the teachers for help and practise every week.',
  },
]

/**
 * What a report card says of an average, a whole percentage, over so many papers. Of nothing sat it says nothing; of one paper it
 * says that it is one.
 */
export function cardComment(average: number | null, papersCount: number): string {
  if (average === null || papersCount === 0) return ''
  const { text = '' } = comments.find(({ fromPercentage }) => average >= fromPercentage) ?? {}
  return papersCount === 1 ? `${text} This is from one paper only.` : text
}
