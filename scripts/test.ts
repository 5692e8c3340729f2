import { answerHelp } from './command.ts'
import { PARTS, partLines } from './prove/parts.ts'
import { runParts } from './prove/run-parts.ts'

const first = PARTS.filter(({ isFirst }) => isFirst)
const rest = PARTS.filter(({ isFirst }) => !isFirst)

answerHelp(`npm test: the first part of the proof, in this order, until something fails.

${partLines(first).join('\n')}

It leaves these to npm run prove:

${partLines(rest).join('\n')}

Needs the Debian package chromium-headless-shell (or chromium); as root it installs it when it is missing.
One part alone: npm run prove -- NAME. One file: npx vitest run domain/attempt, npm run e2e -- FILE.`)

await runParts(first, [`Left to npm run prove -- rest: ${rest.map(({ name }) => name).join(', ')}.`])
