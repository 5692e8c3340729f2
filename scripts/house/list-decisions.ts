import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A decision as its file says: number, title, the day, and what it was accepted, extends or replaces. */
export type Decision = { file: string; number: number; title: string; standing: string; replacedIn: string | null }

const FOLDER = 'docs/decisions'
const NUMBERED = /^(\d{3})-.*\.md$/

/** Every decision of the house, in the order of their numbers. */
export function listDecisions(root: string): Decision[] {
  return readdirSync(join(root, FOLDER))
    .filter((name) => NUMBERED.test(name))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(root, FOLDER, file), 'utf8')
      const [heading = '', standing = ''] = text.split(/\n\n/)
      const part = /^Superseded[^\n]*?(\d{4}-\d\d-\d\d)/m.exec(text)
      return {
        file,
        number: Number(NUMBERED.exec(file)?.[1]),
        title: heading.replace(/^# \d+ /, ''),
        standing: standing.replace(/\s+/g, ' '),
        replacedIn: part ? `in part superseded ${part[1]}` : null,
      }
    })
}

/** The text of docs/decisions/README.md: a line for each number, also for those that name nothing. */
export function decisionIndex(decisions: readonly Decision[]): string {
  const newest = Math.max(0, ...decisions.map(({ number }) => number))
  const lines = Array.from({ length: newest }, (_, before) => lineOf(decisions, before + 1))
  return `# Decisions

Why the house is as it is, one page each. \`npm run house -- --index\` writes this list. A decision is not rewritten: a later one extends or replaces it, or a line in it says what no longer holds.

| no. | decision | standing |
|---|---|---|
${lines.join('\n')}
`
}

function lineOf(decisions: readonly Decision[], number: number): string {
  const found = decisions.find((one) => one.number === number)
  const no = String(number).padStart(3, '0')
  if (!found) return `| ${no} | – | never given out |`
  const standing = [found.standing, found.replacedIn].filter((one) => one !== null).join('; ')
  return `| ${no} | [${found.title}](${found.file}) | ${standing} |`
}
