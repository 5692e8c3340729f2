/** Whether a title begins with these words as whole words: "Art" is not at the beginning of "Articles test". */
export function beginsWith(title: string, words: string): boolean {
  return title.startsWith(words) && !/^[\p{L}\p{M}\p{N}]/u.test(title.slice(words.length))
}
