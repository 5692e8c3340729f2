/** What a teacher should know before an exam is given out. */
export const fixedForGood =
  'Its classes are fixed from then on. Until somebody has begun it, you can change its questions and settings, or withdraw it. After that, what you change of its questions in the bank reaches candidates who begin later, once you press Publish changes.'
