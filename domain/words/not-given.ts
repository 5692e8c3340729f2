/** What a history says in the place of a value that was not given. */
export const notGiven = '–'
