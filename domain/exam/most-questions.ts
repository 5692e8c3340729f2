/** The most questions one exam has. */
export const mostQuestions = 300
