/** How marks become a whole percentage: 74.5 is 75, or whatever stands behind the point is left out, so that 74.9 is 74. */
export const roundings = ['half_up', 'down'] as const
export type Rounding = (typeof roundings)[number]
