/** Whether two people mark every answer that waits for a person, or one. */
export const secondMarkerRules = ['none', 'all'] as const
export type SecondMarkerRule = (typeof secondMarkerRules)[number]
