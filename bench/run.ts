// `npm run bench`: how fast the product is, as a school would feel it. README.md says what each figure means.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { answerHelp } from '../scripts/command.ts'
import { PARTS, readArguments } from './arguments.ts'
import { measureAll } from './measure-all.ts'
import { fullPace, shortPace } from './parts/pace.ts'
import { tableOf } from './report/table.ts'

answerHelp(`npm run bench                        measures everything, about a quarter of an hour
npm run bench -- save start          only these parts: ${PARTS.join(', ')}
npm run bench -- years               as growth, with 200,000 attempts and 10 million events, in one school and in 500
npm run bench -- backup              a backup of more than a gigabyte while candidates save, and its restore
npm run bench -- citus               schools on two nodes of Citus beside one PostgreSQL 15, in pairs; both are to be installed
npm run bench -- --json FILE         writes the figures as JSON, too
npm run bench -- --profile save      prints what takes the server's processor meanwhile (with bytes: where they went)
npm run bench -- --short             a quick run that shows that it works; its figures say nothing
npm run bench -- --help              prints this

Each run starts a server and a database of its own in a temporary folder. Nothing else should run meanwhile: the load runs
on the same machine. A wrong or refused answer ends the bench. bench/README.md says what each figure means.`)

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { parts, isShort, isProfiled, jsonFile } = readArguments(process.argv.slice(2))
  say(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${new Date().toISOString()}`)
  const began = performance.now()
  const tell = (line: string) => say(`[${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s] ${line}`)
  const figures = await measureAll({ parts, isProfiled, pace: isShort ? shortPace : fullPace, say: tell })
  say(`\n${tableOf(figures)}`)
  if (jsonFile !== undefined) writeFileSync(jsonFile, `${JSON.stringify(figures, null, 2)}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`\nThe bench failed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
