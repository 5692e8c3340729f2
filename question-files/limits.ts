/** The largest file that is looked at, in bytes. */
export const maxFileBytes = 20_000_000
export const maxQuestions = 2_000
export const maxPictures = 300

/** How long a text may be, in characters: what a question may be kept with. */
export const longest = {
  text: 10_000,
  option: 2_000,
  explanation: 5_000,
  topic: 120,
  tag: 40,
  passage: 20_000,
} as const
export const maxTags = 20
export const maxMarks = 1_000
export const maxMinutes = 240
