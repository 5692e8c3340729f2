import { argv } from 'node:process'
import { answerHelp } from '../../scripts/command.ts'
import { citusHelp, citusVerbs } from './citus/commands.ts'
import { haHelp, haVerbs } from './ha/commands.ts'

answerHelp(`npm run cluster -- ha|citus …: databases on several machines, laid on this one to practise on and to be proven.

${haHelp}

${citusHelp}`)

const [kind = '', verb = '', ...more] = argv.slice(2)
const kinds: Record<string, Record<string, (more: string[]) => Promise<number>>> = { ha: haVerbs, citus: citusVerbs }
const verbs = kinds[kind]
const chosen = verbs?.[verb]
if (chosen) process.exitCode = await chosen(more)
else {
  const known = verbs ? { [kind]: verbs } : kinds
  const lines = Object.entries(known).flatMap(([name, its]) =>
    Object.keys(its).map((one) => `npm run cluster -- ${name} ${one}`),
  )
  console.error(`One of these: ${lines.join(', ')}`)
  process.exitCode = 1
}
