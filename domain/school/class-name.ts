/** The classes a new school begins with (specification part 2, section 9). */
export const defaultClassNames = ['SS1A', 'SS1B', 'SS1C', 'SS2A', 'SS2B', 'SS2C', 'SS3A', 'SS3B', 'SS3C'] as const
