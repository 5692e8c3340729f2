/** The text without signs that nobody sees (zero-width spaces, soft hyphens, marks of direction), which pasting brings along. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
}

/** Hyphens and spaces without width, marks of direction, and what ends a line. None is needed to write a language of Nigeria. */
const hidden =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\uffa0\ufeff\u{e0000}-\u{e0fff}]/u
/** What joins emoji to one, where it does not. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/u

/**
 * The message for a name or title with a sign that nobody sees, or null: two names that read alike would be two, and one could be
 * shown backwards. `what` is what the form calls it.
 */
export function hiddenSignProblem(what: string, text: string): string | null {
  return hidden.test(text) || strayJoiner.test(text)
    ? `${what} has a hidden sign in it, as pasting can bring along. Please type it again.`
    : null
}
