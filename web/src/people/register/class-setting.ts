/** The setting by which all rows that name a class so are of another class. */
export const classSetting = (typed: string) => `class ${typed.trim()}`

/** In front of the name of a class in that setting where it is about to be added and has no id yet. */
export const asNamed = 'as '

/** In that setting where the class is in no row, whatever the file says. */
export const leftOut = 'left out'
