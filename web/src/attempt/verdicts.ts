/** What became of an answer, in words and as a badge has it. */
export const verdicts = {
  right: { tone: 'green', words: 'Right' },
  partly: { tone: 'amber', words: 'Partly right' },
  wrong: { tone: 'red', words: 'Wrong' },
  unanswered: { tone: 'grey', words: 'Not answered' },
  waiting: { tone: 'blue', words: 'Waiting for a marker' },
  not_counted: { tone: 'grey', words: 'Not counted' },
  bonus: { tone: 'green', words: 'Full marks for everybody' },
  annulled: { tone: 'grey', words: 'Annulled' },
} as const
