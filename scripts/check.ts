import { answerHelp, run } from './command.ts'

interface Check {
  name: string
  program: string
  args: string[]
}

export const CHECKS: Check[] = [
  { name: 'format and lint', program: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'types', program: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the web app', program: 'tsc', args: ['-p', 'web/tsconfig.json'] },
  { name: 'types of the journeys', program: 'tsc', args: ['-p', 'e2e/tsconfig.json'] },
  { name: 'import order', program: 'node', args: ['scripts/check-imports.ts'] },
  { name: 'migrations', program: 'node', args: ['scripts/check-migrations.ts'] },
  { name: 'oldest browsers', program: 'node', args: ['scripts/check-browsers.ts'] },
  { name: 'unused code and packages', program: 'knip', args: ['--no-progress'] },
]

if (import.meta.main) {
  answerHelp(`npm run check: reads the code and the built web app without running them, and stops at the first finding.

${CHECKS.map(({ name, program, args }) => `  ${name.padEnd(26)} ${program} ${args.join(' ')}`).join('\n')}

Format and mend what a program can mend: npx biome check --write`)

  for (const { name, program, args } of CHECKS) {
    console.log(`check: ${name}`)
    if ((await run(program, args)) !== 0) {
      console.error(`\ncheck: "${name}" failed (${program} ${args.join(' ')}).`)
      process.exit(1)
    }
  }
  console.log(`\ncheck: all ${CHECKS.length} passed.`)
}
