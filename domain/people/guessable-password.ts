/** What stands around a password: who has it, where. */
export type PasswordOwner = { name: string; email: string; schools: readonly { name: string; subdomain: string }[] }

/** So much must be left of a password when what anybody knows of its owner is taken out. */
const leastOfItsOwn = 6

/** Shorter words of a name stand in many passwords by chance. */
const shortestWord = 3

/** Letters and digits alone, in small letters and without marks: "Sabi-Mark 1!" is "sabimark1". */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Whether a stranger would try it early: it is one of the `common` passwords, whatever number or sign stands behind it, or
 * little is left when the owner's names, email and schools and our own name are taken out. For staff: a candidate's
 * password is on a slip, and short by design. `common` holds small letters and digits.
 */
export function isGuessable(password: string, common: ReadonlySet<string>, owner: PasswordOwner): boolean {
  const plain = bare(password)
  if (common.has(plain) || common.has(plain.replace(/\p{N}{1,100}$/u, ''))) return true
  if (new Set(plain).size < 4) return true
  const left = wordsOf(owner).reduce((rest, word) => rest.replaceAll(word, ''), plain)
  return left.length < plain.length && left.length < leastOfItsOwn
}

/** The longest first, so that "greenfield" goes before "green". */
function wordsOf({ name, email, schools }: PasswordOwner): string[] {
  const texts = [name, email.split('@')[0] ?? '', 'sabimark', ...schools.flatMap((one) => [one.name, one.subdomain])]
  const words = texts.flatMap((text) => [bare(text), ...text.split(/[^\p{L}\p{M}\p{N}]+/u).map(bare)])
  return [...new Set(words)].filter((word) => word.length >= shortestWord).sort((a, b) => b.length - a.length)
}
