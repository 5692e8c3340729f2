import { answerHelp } from './command.ts'
import { PARTS, partLines, partsNamed } from './prove/parts.ts'
import { runParts } from './prove/run-parts.ts'
import { saySince } from './prove/since.ts'

const first = PARTS.filter(({ isFirst }) => isFirst)
const rest = PARTS.filter(({ isFirst }) => !isFirst)

answerHelp(`npm run prove: everything, in this order, until something fails.

  npm run prove                  all parts
  npm run prove -- NAME [NAME]   one part, or some
  npm run prove -- rest          all that npm test leaves out
  npm run prove -- --since COMMIT
                                 runs nothing: names the parts that prove what changed since, and what the change added to each

Of npm test, and of this:

${partLines(first).join('\n')}

Of this alone:

${partLines(rest).join('\n')}

Needs the Debian packages chromium-headless-shell (or chromium), postgresql-15, nginx, openssl and systemd (whose programs only read
files); as root it installs them when they are missing.`)

const names = process.argv.slice(2)
const [asked, commit] = names
const parts = partsNamed(names)
if (asked === '--since' && commit !== undefined) {
  saySince(commit)
} else if (parts) {
  await runParts(parts)
} else {
  const known = ['first', 'rest', ...PARTS.map(({ name }) => name)]
  console.error(
    `Not a part: ${names.filter((name) => !known.includes(name)).join(', ')}. These are: ${known.join(', ')}`,
  )
  process.exitCode = 1
}
