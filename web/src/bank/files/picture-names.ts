/** A picture named in a text: `![what it shows](file:NAME)`, where a file has names of its own and the bank has ids. */
const named = /(!\[[^\]\n]{0,500}\]\(file:)([\w-]{1,64})/g

/** The pictures these texts name, each once. */
export function pictureNamesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(named)].map((match) => match[2] ?? '')))]
}

/** The text with other names; one without another keeps its own. */
export function withPictureNames(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(named, (_, before: string, name: string) => `${before}${names[name] ?? name}`)
}

/** A name that the bank gave: no file made it. */
export const isPictureId = (name: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)
